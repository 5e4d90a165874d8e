#include <algorithm>
#include <span>

#include "spooky/formats/chess/files/pgn.hpp"
#include "spooky/formats/chess/files/pgn_tags.hpp"
#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/san.hpp"
#include "spooky/formats/faces.hpp"
#include "spooky/formats/pgn_text.hpp"

namespace spooky::chess {

namespace {

/// Plays the moves of a file one after another.
class Replay {
 public:
  explicit Replay(const Position& start) : position_(start), log_{start, {}} {}

  /// One move of ordinary chess; or a move in our own spelling with its rolls behind it, `a4e4#1#2`, and the faces of
  /// all of these rolls or of none.
  Status play(std::string_view text, std::span<const std::optional<int>> faces) {
    if (!position_.rules().is_quantum()) return act(text);
    if (const auto rolls = static_cast<std::size_t>(std::count(text.begin(), text.end(), '#'));
        !faces.empty() && faces.size() != rolls) {
      return bad_pgn("the move " + quote(text) + " of the PGN file has " + std::to_string(rolls) + " rolls and " +
                     std::to_string(faces.size()) + " faces");
    }
    const std::size_t first_roll = std::min(text.find('#'), text.size());
    if (first_roll > 0) {
      if (const Status status = act(text.substr(0, first_roll)); !status) return status;
    }
    text.remove_prefix(first_roll);
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('#', 1), text.size());
      const std::optional<int> face = faces.empty() ? std::nullopt : faces.front();
      if (!faces.empty()) faces = faces.subspan(1);
      if (const Status status = act(text.substr(0, end), face); !status) return status;
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
  Result<Action> read(std::string_view text, const std::optional<int>& face) const {
    if (position_.is_over()) return Error{ErrorCode::GameOver, "the game is over before it"};
    const bool ours = position_.rules().is_quantum() || text == "draw";
    return ours ? read_action<Game>(position_, text, face) : parse_san(position_, text);
  }

  Status act(std::string_view text, const std::optional<int>& face = std::nullopt) {
    const auto action = read(text, face);
    if (!action) {
      const Board& board = position_.board();
      return bad_pgn("move " + std::to_string(board.fullmove()) + (board.to_move() == Colour::White ? "" : "...") +
                     " of the PGN file, " + quote(text) + ", cannot be played: " + action.error().reason);
    }
    log_.entries.push_back({*action, std::nullopt, face});
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
  auto faces = game->faces.begin();
  for (std::size_t i = 0; i < game->moves.size(); ++i) {
    std::span<const std::optional<int>> rolled;
    if (faces != game->faces.end() && faces->first == i) rolled = (faces++)->second;
    if (const Status status = replay.play(game->moves[i], rolled); !status) return status.error();
  }
  if (const Status status = replay.end(*game); !status) return status.error();
  if (const Status status = replay.set_times(*game); !status) return status.error();
  return std::move(replay).log();
}

}  // namespace spooky::chess
