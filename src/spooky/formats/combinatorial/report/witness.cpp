// Q7: runs that show a move to be legal.
#include <algorithm>
#include <optional>

#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky {

using namespace combinatorial;

namespace {

constexpr std::size_t kMostSteps = 2'000'000;

/// How each realisation of a summand came about: the realisation before and the move.
struct Origin {
  std::size_t before = 0;
  Move move = 0;
};

/// The realisations of one summand after each of its actions, with their origins.
class History {
 public:
  History(const AnyClassical& game, Realisations start) : game_(game), realisations_(std::move(start)) {}

  /// False when there is too much to remember.
  bool play(const Action& action) {
    const Realisations next = std::visit(
        [&](const auto& game) { return after_action(game, std::span(std::as_const(realisations_)), action.moves); },
        game_);
    std::vector<std::optional<Origin>> origins(next.size());
    for (std::size_t i = 0; i < realisations_.size(); ++i) {
      for (const Move move : action.moves) {
        const auto reached = classical::after(game_, realisations_[i], move);
        if (!reached) continue;
        const auto found = std::lower_bound(next.begin(), next.end(), *reached) - next.begin();
        auto& origin = origins[static_cast<std::size_t>(found)];
        if (!origin) origin = Origin{i, move};
      }
    }
    steps_ += next.size();
    realisations_ = next;
    std::vector<Origin> kept;
    for (const auto& origin : origins) kept.push_back(*origin);
    origins_.push_back(std::move(kept));
    return steps_ <= kMostSteps;
  }

  /// The moves that led to a realisation, in order.
  Moves run(std::size_t realisation) const {
    Moves moves(origins_.size());
    for (std::size_t i = origins_.size(); i-- > 0;) {
      moves[i] = origins_[i][realisation].move;
      realisation = origins_[i][realisation].before;
    }
    return moves;
  }

 private:
  const AnyClassical& game_;
  Realisations realisations_;
  std::vector<std::vector<Origin>> origins_;
  std::size_t steps_ = 0;
};

}  // namespace

Result<json::value> Notation<combinatorial::Game>::witness(const Position& start, std::span<const Action> actions) {
  std::vector<History> histories;
  for (std::size_t i = 0; i < start.summands().size(); ++i) {
    histories.emplace_back(start.summands()[i].game, start.realisations(i));
  }
  Position position = start;
  for (const Action& action : actions) {
    if (!histories[action.summand].play(action)) {
      return refuse(ErrorCode::TooLarge, message("refusal.too-many-runs"));
    }
    position.play_unchecked(action);
  }
  json::array runs;
  for (const PrintedMove& move : printed_moves(position)) {
    // Any realisation where the move is legal will do; in the other summands any at all.
    std::vector<Moves> moves(histories.size());
    for (std::size_t i = 0; i < histories.size(); ++i) {
      std::size_t realisation = 0;
      while (i == move.summand && !classical::after(position.summands()[i].game, position.realisations(i)[realisation],
                                                    move.available.move)) {
        ++realisation;
      }
      moves[i] = histories[i].run(realisation);
    }
    std::vector<std::size_t> next(histories.size(), 0);
    json::array run;
    for (const Action& action : actions) {
      run.emplace_back(part_move_text(position, action.summand, moves[action.summand][next[action.summand]++]));
    }
    runs.push_back(std::move(run));
  }
  return json::value(std::move(runs));
}

}  // namespace spooky
