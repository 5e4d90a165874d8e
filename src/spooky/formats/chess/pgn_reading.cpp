#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/pgn.hpp"
#include "spooky/formats/chess/pgn_tags.hpp"
#include "spooky/formats/chess/pgn_text.hpp"
#include "spooky/formats/chess/san.hpp"

namespace spooky::chess {

namespace {

/// Plays the moves of a file one after another.
class Replay {
 public:
  explicit Replay(const Position& start) : position_(start), log_{start, {}} {}

  /// One move of ordinary chess; or a move in our own spelling with its rolls behind it, `a4e4#1#2`.
  Status play(std::string_view text) {
    if (!position_.rules().is_quantum()) return act(text);
    const std::size_t first_roll = std::min(text.find('#'), text.size());
    if (first_roll > 0) {
      if (const Status status = act(text.substr(0, first_roll)); !status) return status;
    }
    text.remove_prefix(first_roll);
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('#', 1), text.size());
      if (const Status status = act(text.substr(0, end)); !status) return status;
      text.remove_prefix(end);
    }
    return success();
  }

  /// A resignation is told by the tags only. What the board shows they must not deny.
  Status end(const PgnGame& game) {
    const std::string* how = game.find("Termination");
    const std::string* result = game.find("Result");
    const std::string shown = pgn_result(position_);
    const bool told = result && (*result == "1-0" || *result == "0-1" || *result == "1/2-1/2");
    if (told && position_.is_over() && *result != shown) {
      return bad_pgn("the PGN file says " + *result + ", and its moves end the game with " + shown);
    }
    const Actor actor = position_.actor();
    const bool ours = actor == Actor::First || actor == Actor::Second;
    if (ours && how && how->find("resign") != std::string::npos && result &&
        *result == (actor == Actor::First ? "0-1" : "1-0")) {
      log_.entries.push_back({Action::resign(), std::nullopt});
    }
    return success();
  }

  Status set_times(const PgnGame& game) {
    if (game.times.empty()) return success();
    if (game.times.size() != log_.entries.size()) {
      return bad_pgn("the PGN file has " + std::to_string(game.times.size()) + " times for " +
                     std::to_string(log_.entries.size()) + " actions");
    }
    for (std::size_t i = 0; i < game.times.size(); ++i) log_.entries[i].milliseconds = game.times[i];
    return success();
  }

  GameLog<Game> log() && { return std::move(log_); }

 private:
  Result<Action> read(std::string_view text) const {
    if (position_.is_over()) return Error{ErrorCode::GameOver, "the game is over before it"};
    const bool ours = position_.rules().is_quantum() || text == "draw";
    return ours ? read_action<Game>(position_, text) : parse_san(position_, text);
  }

  Status act(std::string_view text) {
    const auto action = read(text);
    if (!action) {
      const Board& board = position_.board();
      return bad_pgn("move " + std::to_string(board.fullmove()) + (board.to_move() == Colour::White ? "" : "...") +
                     " of the PGN file, " + quote(text) + ", cannot be played: " + action.error().reason);
    }
    log_.entries.push_back({*action, std::nullopt});
    position_.play_unchecked(*action);
    return success();
  }

  Position position_;
  GameLog<Game> log_;
};

}  // namespace

bool Pgn::recognises(std::string_view text) { return looks_like_pgn(text); }

Result<GameLog<Game>> Pgn::parse(std::string_view text) {
  const auto game = parse_pgn_game(text);
  if (!game) return game.error();
  const auto start = pgn_start(*game);
  if (!start) return start.error();
  Replay replay(*start);
  for (const std::string& move : game->moves) {
    if (const Status status = replay.play(move); !status) return status.error();
  }
  if (const Status status = replay.end(*game); !status) return status.error();
  if (const Status status = replay.set_times(*game); !status) return status.error();
  return std::move(replay).log();
}

}  // namespace spooky::chess
