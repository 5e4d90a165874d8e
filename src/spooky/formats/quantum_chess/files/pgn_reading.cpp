#include <algorithm>

#include "spooky/formats/quantum_chess/files/pgn.hpp"
#include "spooky/formats/quantum_chess/files/pgn_tags.hpp"
#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/literature.hpp"
#include "spooky/formats/quote.hpp"

namespace spooky::quantum_chess {

namespace {

/// Plays the moves of a file one after another.
class PgnReplay {
 public:
  explicit PgnReplay(const Position& start) : position_(start), log_{start, {}} {}

  /// A move with the answers of its measurements behind it, `b1xc3.m1`.
  Status play(std::string_view text) {
    const std::size_t first = std::min(text.find(".m"), text.size());
    if (first > 0) {
      const std::string plain = without_literature_signs(text.substr(0, first));
      if (const Status status = act(plain); !status) return status;
    }
    text.remove_prefix(first);
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(".m", 1), text.size());
      if (const Status status = act(text.substr(1, end - 1)); !status) return status;
      text.remove_prefix(end);
    }
    return success();
  }

  /// A resignation is told by the tags only. What the board shows they must not deny.
  Status end(const PgnGame& game) {
    const std::string* how = game.find("Termination");
    const std::string* result = game.find("Result");
    const bool told = result && (*result == "1-0" || *result == "0-1" || *result == "1/2-1/2");
    if (told && position_.is_over() && *result != pgn_result(position_)) {
      return bad_pgn("the PGN file says " + *result + ", and its moves end the game with " + pgn_result(position_));
    }
    const Actor actor = position_.actor();
    const bool loses =
        (actor == Actor::First && told && *result == "0-1") || (actor == Actor::Second && told && *result == "1-0");
    if (loses && how && how->find("resign") != std::string::npos) log_.entries.push_back({Action::resign(), {}});
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
  Status act(std::string_view text) {
    const auto action = read_action<Game>(position_, text);
    if (!action) {
      const Fields& fields = position_.fields();
      return bad_pgn("move " + std::to_string(fields.move_number) + (fields.to_move == Colour::White ? "" : "...") +
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

bool Pgn::recognises(std::string_view text) {
  if (!looks_like_pgn(text)) return false;
  // The tags come first: a broken game is of this kind too.
  const std::size_t tag = text.find("[Variant \"" + std::string(kPgnVariant) + "\"]");
  return tag != std::string_view::npos;
}

Result<GameLog<Game>> Pgn::parse(std::string_view text) {
  const auto game = parse_pgn_game(text);
  if (!game) return game.error();
  const auto start = pgn_start(*game);
  if (!start) return start.error();
  PgnReplay replay(*start);
  for (const std::string& move : game->moves) {
    if (const Status status = replay.play(move); !status) return status.error();
  }
  if (const Status status = replay.end(*game); !status) return status.error();
  if (const Status status = replay.set_times(*game); !status) return status.error();
  return std::move(replay).log();
}

}  // namespace spooky::quantum_chess
