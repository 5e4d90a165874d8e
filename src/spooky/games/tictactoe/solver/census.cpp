#include "spooky/games/tictactoe/solver/census.hpp"

#include <algorithm>
#include <bit>
#include <boost/unordered/unordered_flat_map.hpp>
#include <string>
#include <utility>

#include "spooky/games/tictactoe/solver/class_weight.hpp"
#include "spooky/games/tictactoe/solver/endgame.hpp"
#include "spooky/games/tictactoe/solver/essence.hpp"

namespace spooky::tictactoe {

namespace {

/// What is known of one essence: the value, and the number of games from there to the end.
struct Solved {
  int value = 0;
  std::uint64_t games = 0;
};

using Stars = std::array<std::uint64_t, kSolvableSquares>;

constexpr std::uint64_t pairs(std::uint64_t n) { return n < 2 ? 0 : n * (n - 1) / 2; }

std::uint64_t size_of(Mask mask) { return static_cast<std::uint64_t>(std::popcount(mask)); }

/// Games with one component left: T5 in a single square, else any pair and any of its squares.
std::uint64_t last_games(Mask component) { return std::has_single_bit(component) ? 1 : 2 * pairs(size_of(component)); }

/// Positions in which a cycle of one component is to be measured: all pairs of its squares, each worth its worse one
/// to the closer. `roots` is seen by the closer, whose sign is 1 for X and -1 for O.
void count_measuring(ValueCount& measuring, const Tally& roots, int sign, std::uint64_t weight) {
  std::uint64_t better = 0;
  for (int value = 2; value >= -2; --value) {
    const std::uint64_t here = roots.count(value);
    if (here == 0) continue;
    measuring.add(sign * value, weight * (pairs(better + here) - pairs(better)));
    better += here;
  }
}

class CensusTaker {
 public:
  CensusTaker(const Rules& rules, const SolveLimits& limits, const std::function<void(const CensusProgress&)>& progress)
      : geometry_(rules), limits_(limits), progress_(progress) {
    for (const PlyCount& count : count_positions(rules)) census_.plies.push_back({count, {}, {}, {}});
    const int listed = std::max(1, geometry_.squares() - 2);
    plies_.resize(static_cast<std::size_t>(listed));
    plies_[0].essences.push_back(Essence::of(geometry_, Position::initial(rules)));
  }

  Result<Census> take() {
    for (std::size_t ply = 0; ply + 1 < plies_.size(); ++ply) {
      list_next(ply);
      if (kept_ > limits_.positions) {
        return Error{ErrorCode::TooLarge, "this board is too large for a census: gave up after " +
                                              std::to_string(kept_) + " classes of positions"};
      }
    }
    for (std::size_t ply = plies_.size(); ply-- > 0;) solve_ply(ply);
    census_.value = plies_[0].solved[0].value;
    census_.games = plies_[0].solved[0].games;
    return std::move(census_);
  }

 private:
  struct Ply {
    std::vector<Essence> essences;
    std::vector<Solved> solved;
    boost::unordered_flat_map<EssenceKey, std::uint32_t, EssenceKeyHash> index;
  };

  /// Calls join(after, u, v, alike) for every way to link two components, up to equivalent ones: `alike` pairs of
  /// squares come to the same, namely those of alike_with(u) and alike_with(v).
  template <class Join>
  void for_each_join(const Essence& essence, Join join) const {
    const Mask open = essence.open(geometry_);
    for_each_square(open, [&](int u) {
      if (lowest(alike_with(essence, u)) != u) return;
      const Mask others = static_cast<Mask>(open & ~essence.component[static_cast<std::size_t>(u)]);
      for_each_square(static_cast<Mask>(others & ~(bit(u) - 1)), [&](int v) {
        if (lowest(alike_with(essence, v)) != v) return;
        Essence after = essence;
        after.join(geometry_, u, v);
        join(after, u, v, size_of(alike_with(essence, u)) * size_of(alike_with(essence, v)));
      });
    });
  }

  /// The squares of which the mover's next mark may take any with the same effect.
  Mask alike_with(const Essence& essence, int square) const {
    if (essence.next_is_numbered(geometry_)) return bit(square);
    return essence.joined[static_cast<std::size_t>(essence.mover())][static_cast<std::size_t>(square)];
  }

  /// Calls visit(component) for every component of two squares or more.
  template <class Visit>
  void for_each_component(const Essence& essence, Visit visit) const {
    for_each_square(essence.open(geometry_), [&](int square) {
      const Mask component = essence.component[static_cast<std::size_t>(square)];
      if (lowest(component) == square && !std::has_single_bit(component)) visit(component);
    });
  }

  void report(CensusProgress::Stage stage, std::size_t ply, std::size_t done, std::size_t total) const {
    if (progress_ && (done % 4096 == 0 || done == total)) progress_({stage, static_cast<int>(ply), done, total});
  }

  void list_next(std::size_t ply) {
    Ply& next = plies_[ply + 1];
    const auto add = [&](const Essence& after) {
      const auto number = static_cast<std::uint32_t>(next.essences.size());
      if (next.index.emplace(canonical_key(geometry_, after), number).second) next.essences.push_back(after);
    };
    const std::size_t total = plies_[ply].essences.size();
    for (std::size_t i = 0; i < total; ++i) {
      const Essence& essence = plies_[ply].essences[i];
      for_each_join(essence, [&](const Essence& after, int, int, std::uint64_t) { add(after); });
      for_each_component(essence, [&](Mask component) {
        for_each_square(component, [&](int root) {
          Essence after = essence;
          after.collapse(geometry_, root);
          if (!judge(geometry_, after.settled(geometry_)).line) add(after);
        });
      });
      report(CensusProgress::Stage::Listing, ply + 1, i + 1, total);
      if (kept_ + next.essences.size() > limits_.positions) break;
    }
    kept_ += next.essences.size();
  }

  void solve_ply(std::size_t ply) {
    Ply& here = plies_[ply];
    const std::size_t total = here.essences.size();
    ValueCount classes;
    here.solved.reserve(total);
    for (std::size_t i = 0; i < total; ++i) {
      const Essence& essence = here.essences[i];
      const ClassWeight weight = class_weight(geometry_, essence);
      const int components = components_left(geometry_, essence);
      here.solved.push_back(components == 1   ? solve_single_square(essence)
                            : components == 2 ? solve_two(essence, weight.positions, weight.stars)
                                              : solve(essence, weight));
      classes.add(here.solved.back().value, 1);
      if (components > 2) census_.plies[ply].placing.add(here.solved.back().value, weight.positions);
      report(CensusProgress::Stage::Solving, ply, i + 1, total);
    }
    census_.plies[ply].classes = classes;
    census_.classes += total;
    if (ply + 1 < plies_.size()) plies_[ply + 1] = {};
    here.essences = {};
  }

  /// Three components or more: by the positions one mark later.
  Solved solve(const Essence& essence, const ClassWeight& weight) {
    const int sign = essence.mover() == 0 ? 1 : -1;
    int best = Tally::kNone;
    Solved solved;
    for_each_join(essence, [&](const Essence& after, int u, int v, std::uint64_t alike) {
      const Solved next = components_left(geometry_, after) > 2
                              ? find(after)
                              : solve_two(after, alike * weight.positions, stars_after(essence, weight, u, v, alike));
      best = std::max(best, sign * next.value);
      solved.games += alike * next.games;
    });
    for_each_component(essence, [&](Mask component) {
      Tally roots;
      for_each_square(component, [&](int root) {
        const Solved next = solve_collapse(essence, root, weight);
        roots.add(sign * next.value);
        solved.games += (size_of(component) - 1) * next.games;
      });
      best = std::max(best, roots.second());
      count_measuring(census_.plies[essence.marks + std::size_t{1}].measuring, roots, sign, weight.positions);
    });
    solved.value = sign * best;
    return solved;
  }

  Solved solve_collapse(const Essence& essence, int root, const ClassWeight& weight) {
    Essence after = essence;
    after.collapse(geometry_, root);
    const Verdict verdict = judge(geometry_, after.settled(geometry_));
    if (verdict.line) return {verdict.halves, 1};
    if (components_left(geometry_, after) > 2) return find(after);
    return solve_two(after, weight.stars[static_cast<std::size_t>(root)], {});
  }

  Solved find(const Essence& essence) const {
    const Ply& ply = plies_[essence.marks];
    return ply.solved[ply.index.find(canonical_key(geometry_, essence))->second];
  }

  /// ClassWeight::stars after u and v were linked, all pairs alike taken together: stars elsewhere remain, and a star
  /// grows by a single square linked to its centre.
  Stars stars_after(const Essence& essence, const ClassWeight& weight, int u, int v, std::uint64_t alike) const {
    const Mask u_component = essence.component[static_cast<std::size_t>(u)];
    const Mask v_component = essence.component[static_cast<std::size_t>(v)];
    Stars stars{};
    for_each_square(static_cast<Mask>(essence.open(geometry_) & ~(u_component | v_component)), [&](int root) {
      stars[static_cast<std::size_t>(root)] = alike * weight.stars[static_cast<std::size_t>(root)];
    });
    const auto grow = [&](Mask centres, Mask added) {
      if (!std::has_single_bit(added)) return;
      for_each_square(centres, [&](int root) {
        stars[static_cast<std::size_t>(root)] = weight.stars[static_cast<std::size_t>(root)];
      });
    };
    grow(alike_with(essence, u), v_component);
    grow(alike_with(essence, v), u_component);
    return stars;
  }

  /// Two components: in closed form, with all positions after it. `weight` and `stars` say how many positions this
  /// stands for and how many of them are stars (ClassWeight).
  Solved solve_two(const Essence& essence, std::uint64_t weight, const Stars& stars) {
    ++census_.endgames;
    const TwoComponents two(geometry_, essence);
    const int sign = essence.mover() == 0 ? 1 : -1;
    PlyCensus& ply = census_.plies[essence.marks];
    PlyCensus& next = census_.plies[essence.marks + std::size_t{1}];
    PlyCensus& last = census_.plies[essence.marks + std::size_t{2}];
    int best = Tally::kNone;
    Solved solved;
    for_each_square(two.component(0), [&](int u) {
      for_each_square(two.component(1), [&](int v) {
        Tally answers = two.answers(u);
        answers.add(two.answers(v));
        best = std::max(best, -answers.second());
        if (weight == 0) return;
        next.placing.add(-sign * answers.second(), weight);
        count_measuring(last.measuring, answers, -sign, weight);
      });
    });
    const Mask both = two.component(0) | two.component(1);
    solved.games = size_of(two.component(0)) * size_of(two.component(1)) * last_games(both);
    for (std::size_t near = 0; near < 2; ++near) {
      const Mask component = two.component(near);
      if (std::has_single_bit(component)) continue;
      const Mask far = two.component(1 - near);
      Tally roots;
      for_each_square(component, [&](int root) {
        const TwoComponents::Collapsed collapsed = two.after_collapse(near, root);
        roots.add(sign * collapsed.value);
        solved.games += (size_of(component) - 1) * (collapsed.over ? 1 : last_games(far));
        const std::uint64_t star = stars[static_cast<std::size_t>(root)];
        if (collapsed.over || star == 0) return;
        next.placing.add(collapsed.value, star);
        count_measuring(last.measuring, two.answers(root), -sign, star);
      });
      best = std::max(best, roots.second());
      if (weight != 0) count_measuring(next.measuring, roots, sign, weight);
    }
    solved.value = sign * best;
    ply.placing.add(solved.value, weight);
    return solved;
  }

  /// A board of one square.
  Solved solve_single_square(const Essence& essence) {
    const Solved solved{endgame_value(geometry_, essence), 1};
    census_.plies[essence.marks].placing.add(solved.value, 1);
    return solved;
  }

  Geometry geometry_;
  SolveLimits limits_;
  const std::function<void(const CensusProgress&)>& progress_;
  std::vector<Ply> plies_;  ///< those with three components or more (on tiny boards, the empty board)
  std::uint64_t kept_ = 1;
  Census census_;
};

}  // namespace

Result<Census> take_census(const Rules& rules, const SolveLimits& limits,
                           const std::function<void(const CensusProgress&)>& progress) {
  if (rules.variant != Variant::Goff) return Error{ErrorCode::BadRequest, "a census is taken of the goff variant only"};
  if (rules.squares() > kCensusSquares) {
    return Error{ErrorCode::TooLarge,
                 "boards of more than " + std::to_string(kCensusSquares) + " squares are too large for a census"};
  }
  return CensusTaker(rules, limits, progress).take();
}

}  // namespace spooky::tictactoe
