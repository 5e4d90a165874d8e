#pragma once

#include "games/chess/rules/article_cases.hpp"

// Small positions for the clauses P1–P14 of the variant `partial`, worked out by hand.
namespace spooky::chess_cases {

inline const std::vector<Case>& three_squares() {
  static const std::string kThree = "4k3/8/8/8/8/5N1N/8/4K1N1 w - - 0 1 | N:g1/f3/h3=t";
  static const std::string kFresh = "4k3/8/8/8/3pP3/4P3/4P3/4K3 b - e3 0 1 | P:e2/e3/e4=t";
  static const std::vector<Case> cases = {
      // To three squares, or to two and stay. Nothing else of the splits changes.
      {"P5",
       "partial",
       kStart,
       "g1^g1f3h3",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N1N/PPPPPPPP/RNBQKBNR b KQkq - 1 1 | N:g1/f3/h3=t"}},
      {"P5",
       "partial",
       "4k3/8/8/8/8/8/8/N3K3 w - - 0 1 | -",
       "a1^a1c2b3",
       {"- 1 4k3/8/8/8/8/1N6/2N5/N3K3 b - - 1 1 | N:a1/c2/b3=t"}},
      {"P5",
       "partial",
       "4k3/8/8/8/8/8/8/B3K3 w - - 0 1 | -",
       "a1^b2c3d4",
       {"- 1 4k3/8/8/8/3B4/2B5/1B6/4K3 b - - 1 1 | B:b2/c3/d4=t"}},
      {"P5",
       "partial",
       kStart,
       "g1^f3h3u",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N1N/PPPPPPPP/RNBQKB1R b KQkq - 1 1 | N:f3/h3=u"}},
      {"P5", "niel", kStart, "g1^g1f3h3", {kNotLegal}},
      {"P5", "partial", "7k/8/8/4p3/8/5N2/8/K7 w - - 0 1 | -", "f3^f3e5g5", {kNotLegal}},
      {"P5", "partial", "4k3/8/8/8/8/8/8/4K2R w K - 0 1 | -", "e1^e1f1g1", {kNotLegal}},
      {"P5", "partial stay_only", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1 | -", "a1^b2c3d4", {kNotLegal}},
      // A part moves alone; only whole pieces split.
      {"P6", "partial", kThree, "f3e5", {"- 1 4k3/8/8/4N3/8/7N/8/4K1N1 b - - 1 1 | N:g1/h3/e5=t"}},
      {"P6", "partial", kThree, "h3g1", {kNotLegal}},
      {"P6", "partial", kThree, "f3^f3e5g5", {kNotLegal}},
      {"P6", "partial", kThree, "f3^f3e5", {kNotLegal}},
      {"P6", "partial", "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:g1/f3=e", "f3^f3e5g5", {kNotLegal}},
      // A part blocks, its own others too.
      {"P3",
       "partial",
       "6k1/8/8/8/8/R6R/8/R3K3 w - - 0 1 | R:a1/a3/h3=t",
       "a1a2",
       {"- 1 6k1/8/8/8/8/R6R/R7/4K3 b - - 1 1 | R:a2/a3/h3=t"}},
      {"P3", "partial", "6k1/8/8/8/8/R6R/8/R3K3 w - - 0 1 | R:a1/a3/h3=t", "a1a5", {kNotLegal}},
      // A whole piece takes on one part.
      {"P7",
       "partial",
       "4k3/8/8/8/R3n3/2n5/8/4K2n w - - 3 9 | n:h1/c3/e4=t",
       "a4e4",
       {"#1 1/3 4k3/8/8/8/4R3/8/8/4K3 b - - 0 9 | -", "#2 2/3 4k3/8/8/8/4R3/2n5/8/4K2n b - - 4 9 | n:h1/c3=e"}},
      // A part takes on a whole piece: found where it goes, or gone from where it came.
      {"P7",
       "partial",
       "4k3/8/8/4p3/8/5N1N/8/4K1N1 w - - 0 1 | N:g1/f3/h3=t",
       "f3e5",
       {"#1 1/3 4k3/8/8/4N3/8/8/8/4K3 b - - 0 1 | -", "#2 2/3 4k3/8/8/4p3/8/7N/8/4K1N1 b - - 1 1 | N:g1/h3=e"}},
      // Two triples: the attacked one first.
      {"P7",
       "partial",
       "7k/8/1R6/R7/R3n3/2n5/8/4K2n w - - 0 1 | n:h1/c3/e4=t;R:a4/a5/b6=t",
       "a4e4",
       {"#1#1 1/9 7k/8/8/8/4R3/8/8/4K3 b - - 0 1 | -", "#1#2 2/9 7k/8/1R6/R7/4n3/8/8/4K3 b - - 1 1 | R:a5/b6=e",
        "#2#1 2/9 7k/8/8/8/4R3/2n5/8/4K2n b - - 1 1 | n:h1/c3=e",
        "#2#2 4/9 7k/8/1R6/R7/8/2n5/8/4K2n b - - 1 1 | n:h1/c3=e;R:a5/b6=e"}},
      // A half of an unequal pair against a part.
      {"P7",
       "partial",
       "7k/8/8/R7/R3n3/2n5/8/4K2n w - - 0 1 | n:h1/c3/e4=t;R:a4/a5=u",
       "a4e4",
       {"#1#1 2/9 7k/8/8/8/4R3/8/8/4K3 b - - 0 1 | -", "#1#2 1/9 7k/8/8/R7/4n3/8/8/4K3 b - - 1 1 | -",
        "#2#1 4/9 7k/8/8/8/4R3/2n5/8/4K2n b - - 1 1 | n:h1/c3=e",
        "#2#2 2/9 7k/8/8/R7/8/2n5/8/4K2n b - - 1 1 | n:h1/c3=e"}},
      // The part that is not there no longer covers the king; where it still does, it may go.
      {"P4", "partial", "4r1k1/8/8/8/8/8/R3R2R/4K3 w - - 0 1 | R:a2/e2/h2=t", "e2e8", {kNotLegal}},
      {"P4",
       "partial",
       "4r1k1/8/8/8/8/8/R3R2R/4K3 w - - 0 1 | R:a2/e2/h2=t",
       "e2e5",
       {"- 1 4r1k1/8/8/4R3/8/8/R6R/4K3 b - - 1 1 | R:a2/h2/e5=t"}},
      // A triple is not joined; what a partial collapse leaves can be.
      {"P8", "partial", "7k/8/5n2/8/4RR2/6R1/8/K7 b - - 0 1 | R:g3/e4/f4=t", "f6^f6d5&e4", {kNotLegal}},
      {"P8", "partial", "7k/8/5n2/8/4RR2/6R1/8/K7 b - - 0 1 | R:g3/e4/f4=t", "f6^f6d5&g3", {kNotLegal}},
      {"P8",
       "partial",
       "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e",
       "f6^f6d5&e4",
       {"- 1 7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1"}},
      {"P9", "partial", kThree, "g1~f3", {kNotLegal}},
      {"P9", "partial", "4k3/8/8/8/8/5N2/8/4K1N1 w - - 0 1 | N:g1/f3=e", "g1~f3", {kNotLegal}},
      // The whole triple is promoted; in an attempt only a pawn that is found there.
      {"P10",
       "partial",
       "7k/4P3/4P3/4P3/8/8/8/K7 w - - 0 1 | P:e5/e6/e7=t",
       "e7e8q",
       {"- 1 4Q2k/8/4Q3/4Q3/8/8/8/K7 b - - 0 1 | Q:e5/e6/e8=t"}},
      {"P10",
       "partial",
       "3r3k/4P3/4P3/4P3/8/8/8/K7 w - - 0 1 | P:e5/e6/e7=t",
       "e7d8q",
       {"#1 1/3 3Q3k/8/8/8/8/8/8/K7 b - - 0 1 | -", "#2 2/3 3r3k/8/4P3/4P3/8/8/8/K7 b - - 0 1 | P:e5/e6=e"}},
      {"P11",
       "partial",
       kStart,
       "e2^e2e3e4",
       {"- 1 rnbqkbnr/pppppppp/8/8/4P3/4P3/PPPPPPPP/RNBQKBNR b KQkq e3 0 1 | P:e2/e3/e4=t"}},
      {"P11",
       "partial",
       "4k3/P7/P7/8/1p6/8/P7/4K3 w - - 0 1 | P:a2/a6/a7=t",
       "a2a4",
       {"- 1 4k3/P7/P7/8/Pp6/8/8/4K3 b - a3 0 1 | P:a4/a6/a7=t"}},
      // {e2,e3,e4}: the part on e3, or e4 set back to e3 and e3 to e2.
      {"P11",
       "partial",
       kFresh,
       "d4e3",
       {"#1 1/3 4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 | -", "#2 2/3 4k3/8/8/8/4P3/4p3/4P3/4K3 w - - 0 2 | P:e2/e4=e"}},
      {"P11",
       "partial",
       kFresh,
       "d4e3ep",
       {"#1 1/3 4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 | -", "#2 2/3 4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 2 | -"}},
      {"P11",
       "partial",
       "4k3/8/4P3/8/3pP3/8/4P3/4K3 b - e3 0 1 | P:e2/e4/e6=t",
       "d4e3",
       {"#1 1/3 4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 | -", "#2 2/3 4k3/8/4P3/8/8/4p3/4P3/4K3 w - - 0 2 | P:e2/e6=e"}},
      {"P11",
       "partial",
       "4k3/8/4P3/8/3pP3/4P3/8/4K3 b - e3 0 1 | P:e3/e4/e6=t",
       "d4e3ep",
       {"#1 1/3 4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 | -", "#2 2/3 4k3/8/4P3/8/8/4p3/4P3/4K3 w - - 0 2 | P:e2/e6=e"}},
      // A part that captures in passing and is not there leaves the pawn set back.
      {"P11",
       "partial",
       "4k3/8/3p4/3p4/3pP3/8/8/4K3 b - e3 0 1 | p:d4/d5/d6=t",
       "d4e3",
       {"#1 1/3 4k3/8/8/8/8/4p3/8/4K3 w - - 0 2 | -", "#2 2/3 4k3/8/3p4/3p4/8/4P3/8/4K3 w - - 0 2 | p:d5/d6=e"}},
      {"P12", "partial", "4k3/8/8/P7/8/P7/P7/4K3 w - - 0 1 | P:a2/a3/a5=t", "a2a4", {kNotLegal}},
      {"P12",
       "partial",
       "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | -",
       "h1^f1g1h1",
       {"- 1 4k3/8/8/8/8/8/8/R3KRRR b Q - 1 1 | R:f1/g1/h1=t"}},
      {"P12",
       "partial",
       "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | -",
       "e1^d1e1f1",
       {"- 1 4k3/8/8/8/8/8/8/R2KKK1R b - - 1 1 | K:d1/e1/f1=t"}},
      {"P12", "partial", "r3k3/5r1r/8/8/8/8/8/4K2R w K - 0 1 | r:f7/h7/a8=t", "e1g1", {kNotLegal}},
      {"P13", "partial remote_collapse", kThree, "g1!", {kNotLegal}},
      {"P13",
       "partial remote_collapse",
       "4k3/8/8/8/8/5N2/8/4K1N1 w - - 0 1 | N:g1/f3=e",
       "g1!",
       {"#1 1/2 4k3/8/8/8/8/8/8/4K1N1 w - - 0 1 | - | must=g1",
        "#2 1/2 4k3/8/8/8/8/5N2/8/4K3 w - - 0 1 | - | must=f3"}},
  };
  return cases;
}

inline const std::vector<ListCase>& three_squares_lists() {
  static const std::vector<ListCase> cases = {
      {"P5",
       "partial",
       kStart,
       "b1^",
       {"b1^a3b1u", "b1^a3c3", "b1^a3c3u", "b1^b1a3", "b1^b1a3c3", "b1^b1a3u", "b1^b1c3", "b1^b1c3u", "b1^c3a3u",
        "b1^c3b1u"}},
      {"P5",
       "partial stay_only",
       "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 | -",
       "b1^b1",
       {"b1^b1a3", "b1^b1a3c3", "b1^b1a3u", "b1^b1c3", "b1^b1c3u", "b1^b1d2", "b1^b1d2a3", "b1^b1d2c3", "b1^b1d2u"}},
      // What a part may do.
      {"P6", "partial", "4k3/8/8/8/8/5N1N/8/4K1N1 w - - 0 1 | N:g1/f3/h3=t", "h3", {"h3f2", "h3f4", "h3g5"}},
  };
  return cases;
}

inline const std::vector<EndingCase>& three_squares_endings() {
  static const std::vector<EndingCase> cases = {
      {"P3", "partial", "4k3/8/8/8/8/8/R6R/K3R3 b - - 0 1 | R:e1/a2/h2=t", true, "none"},
      // Wherever a part of the king goes, the rook attacks another part.
      {"P3", "partial", "4k3/8/8/8/8/8/8/r1K1K1K1 w - - 0 1 | K:c1/e1/g1=t", true, "checkmate"},
      // Between two parts of the king nothing is attacked.
      {"P3", "partial", "4k3/8/8/8/8/1r6/8/K1K1K3 w - - 0 1 | K:a1/c1/e1=t", false, "none"},
      {"P14", "partial", "4k3/8/8/8/8/8/8/K1K1K3 w - - 0 1 | K:a1/c1/e1=t", false, "dead"},
      // Every kind of move counts for mate.
      {"P4", "partial", "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1 | -", true, "checkmate"},
  };
  return cases;
}

}  // namespace spooky::chess_cases
