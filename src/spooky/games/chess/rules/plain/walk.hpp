#pragma once

#include <cstddef>
#include <cstdint>

#include "spooky/games/chess/rules/plain/counter.hpp"
#include "spooky/games/chess/rules/plain/functions.hpp"
#include "spooky/games/chess/rules/plain/generator.hpp"
#include "spooky/games/chess/rules/plain/lister.hpp"
#include "spooky/games/chess/rules/plain/maker.hpp"
#include "spooky/games/chess/rules/plain/position.hpp"

namespace spooky::chess {

/// Trees of ordinary chess, by what PlainGenerator hands out.
template <class Target>
class PlainWalk {
 public:
  static constexpr PlainFunctions functions() {
    return {.list =
                [](const PlainPosition& position, Colour to_move, PlainMove* moves) {
                  return to_move == Colour::White ? list<Colour::White>(position, moves)
                                                  : list<Colour::Black>(position, moves);
                },
            .count =
                [](const PlainPosition& position, Colour to_move) {
                  return to_move == Colour::White ? count<Colour::White>(position) : count<Colour::Black>(position);
                },
            .perft =
                [](const PlainPosition& position, Colour to_move, int depth) {
                  return to_move == Colour::White ? perft<Colour::White>(position, depth)
                                                  : perft<Colour::Black>(position, depth);
                },
            .perft_making_leaves =
                [](const PlainPosition& position, Colour to_move, int depth) {
                  return to_move == Colour::White ? making_perft<Colour::White>(position, depth)
                                                  : making_perft<Colour::Black>(position, depth);
                }};
  }

 private:
  template <Colour kUs>
  static std::size_t list(const PlainPosition& position, PlainMove* moves) {
    PlainLister<Target> lister(moves);
    PlainGenerator<Target, kUs, PlainLister<Target>>(position, lister).run();
    return static_cast<std::size_t>(lister.end() - moves);
  }

  template <Colour kUs>
  [[gnu::noinline]] static std::uint64_t count(const PlainPosition& position) {
    PlainCounter<Target> counter;
    PlainGenerator<Target, kUs, PlainCounter<Target>>(position, counter).run();
    return counter.total();
  }

  /// Adds up what follows each move.
  template <Colour kUs>
  struct Counted {
    std::uint64_t total = 0;
    void operator()(const PlainPosition& after) { total += count<other(kUs)>(after); }
  };
  template <Colour kUs>
  struct Deeper {
    int depth;
    std::uint64_t total = 0;
    void operator()(const PlainPosition& after) { total += perft<other(kUs)>(after, depth); }
  };
  /// The position has to be there, in memory.
  struct Made {
    std::uint64_t total = 0;
    void operator()(const PlainPosition& after) {
      __asm__ volatile("" : : "m"(after));
      ++total;
    }
  };
  template <Colour kUs>
  struct DeeperMade {
    int depth;
    std::uint64_t total = 0;
    void operator()(const PlainPosition& after) { total += making_perft<other(kUs)>(after, depth); }
  };

  template <Colour kUs, class Receiver>
  [[gnu::noinline]] static std::uint64_t make_moves(const PlainPosition& position, Receiver receiver) {
    PlainMaker<Target, kUs, Receiver> maker(position, receiver);
    PlainGenerator<Target, kUs, PlainMaker<Target, kUs, Receiver>>(position, maker).run();
    return maker.receiver().total;
  }

  template <Colour kUs>
  static std::uint64_t perft(const PlainPosition& position, int depth) {
    if (depth == 1) return count<kUs>(position);
    if (depth == 2) return make_moves<kUs>(position, Counted<kUs>{});
    return make_moves<kUs>(position, Deeper<kUs>{.depth = depth - 1});
  }

  template <Colour kUs>
  static std::uint64_t making_perft(const PlainPosition& position, int depth) {
    if (depth == 1) return make_moves<kUs>(position, Made{});
    return make_moves<kUs>(position, DeeperMade<kUs>{.depth = depth - 1});
  }
};

}  // namespace spooky::chess
