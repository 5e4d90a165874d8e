#pragma once

#include <string>
#include <vector>

// Small positions for the paper's articles and the clauses N4–N16, worked out by hand. Data only: any implementation
// can be held against them.
namespace spooky::chess_cases {

/// Rules are words: a variant, then options: `stay_only`, `remote_collapse`, `double_step`, `no_double_step`, a board.
/// Expected is one line an outcome, "rolls weight position", with "-" for no rolls; or the one line "not legal".
struct Case {
  std::string clause;
  std::string rules;
  std::string position;
  std::string action;
  std::vector<std::string> expected;
};

/// All legal moves whose text begins with the prefix, in order; an empty prefix means the whole list.
struct ListCase {
  std::string clause;
  std::string rules;
  std::string position;
  std::string prefix;
  std::vector<std::string> moves;
};

/// Whether the side to move is in check, and how the game ends: "checkmate", "stalemate", "dead" or "none".
struct EndingCase {
  std::string clause;
  std::string rules;
  std::string position;
  bool check;
  std::string ending;
};

inline const std::string kNotLegal = "not legal";
inline const std::string kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | -";

// The rook pair of the paper's figure to 8.1 and the knight that has joined it.
inline const std::string kJoined = "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1";
inline const std::string kJoinedBlack = "7k/8/5n2/3n4/4RR2/8/8/K7 b - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1";

inline const std::vector<Case>& article_6() {
  static const std::vector<Case> cases = {
      // A half of the king may not go where a rook attacks it, but elsewhere; the lower square is then first (N15).
      {"6.2.1", "niel", "1r5k/8/8/8/8/8/8/K1K5 w - - 0 1 | K:a1/c1=e", "a1b1", {kNotLegal}},
      {"6.2.1", "niel", "1r5k/8/8/8/8/8/8/K1K5 w - - 0 1 | K:a1/c1=e", "c1b2", {kNotLegal}},
      {"6.2.1",
       "niel",
       "1r5k/8/8/8/8/8/8/K1K5 w - - 0 1 | K:a1/c1=e",
       "a1a2",
       {"- 1 1r5k/8/8/8/8/8/K7/2K5 b - - 1 1 | K:c1/a2=e"}},
      // Halves stand in the way, an opponent's and one's own other half.
      {"6.2.2", "niel", "7k/8/2n5/8/n7/8/8/R6K w - - 0 1 | n:a4/c6=e", "a1a5", {kNotLegal}},
      {"6.2.2",
       "niel",
       "7k/8/2n5/8/n7/8/8/R6K w - - 0 1 | n:a4/c6=e",
       "a1a3",
       {"- 1 7k/8/2n5/8/n7/R7/8/7K b - - 1 1 | n:a4/c6=e"}},
      {"6.2.2", "niel", "7k/8/8/8/R7/8/8/R6K w - - 0 1 | R:a1/a4=e", "a1a5", {kNotLegal}},
      {"6.2.2", "niel", "7k/8/8/8/R7/8/8/R6K w - - 0 1 | R:a1/a4=e", "a1a4", {kNotLegal}},
      {"6.2.2",
       "niel",
       "7k/8/8/8/R7/8/8/R6K w - - 0 1 | R:a1/a4=e",
       "a4a8",
       {"- 1 R6k/8/8/8/8/8/8/R6K b - - 1 1 | R:a1/a8=e"}},
      // A half gives check.
      {"6.2.3", "niel", "r3r2k/8/8/8/8/8/P7/4K3 w - - 0 1 | r:a8/e8=e", "a2a3", {kNotLegal}},
      {"6.2.3",
       "niel",
       "r3r2k/8/8/8/8/8/P7/4K3 w - - 0 1 | r:a8/e8=e",
       "e1f1",
       {"- 1 r3r2k/8/8/8/8/8/P7/5K2 b - - 1 1 | r:a8/e8=e"}},
      {"6.2.4", "niel", "4k3/8/8/8/8/8/7R/4K2R w - - 0 1 | R:h1/h2=e", "e1g1", {kNotLegal}},
      {"6.2.4", "niel", "4k3/8/8/8/8/8/8/R2KK2R w - - 0 1 | K:d1/e1=e", "e1g1", {kNotLegal}},
      {"6.2.5", "niel", "r4rk1/8/8/8/8/8/8/4K2R w K - 0 1 | r:a8/f8=e", "e1g1", {kNotLegal}},
      {"6.2.5",
       "niel",
       "rr4k1/8/8/8/8/8/8/R3K2R w KQ - 0 1 | r:a8/b8=e",
       "e1c1",
       {"- 1 rr4k1/8/8/8/8/8/8/2KR3R b - - 1 1 | r:a8/b8=e"}},
      {"N6",
       "niel",
       "rr4k1/8/8/8/8/8/8/R3K2R w KQ - 0 1 | r:a8/b8=e",
       "e1g1",
       {"- 1 rr4k1/8/8/8/8/8/8/R4RK1 b - - 1 1 | r:a8/b8=e"}},
  };
  return cases;
}

inline const std::vector<Case>& article_7_moves() {
  static const std::vector<Case> cases = {
      {"7.1",
       "niel",
       kStart,
       "g1^f3h3",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N1N/PPPPPPPP/RNBQKB1R b KQkq - 1 1 | N:f3/h3=e"}},
      {"7.1",
       "niel",
       kStart,
       "g1^g1f3",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBNR b KQkq - 1 1 | N:g1/f3=e"}},
      {"7.1",
       "niel",
       "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 | -",
       "g8^f6g8",
       {"- 1 rnbqkbnr/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1 2 | n:f6/g8=e"}},
      {"7.1", "niel", kStart, "g1^e2f3", {kNotLegal}},
      {"7.1", "niel", "7k/8/8/4p3/8/5N2/8/K7 w - - 0 1 | -", "f3^e5g5", {kNotLegal}},
      {"7.1", "niel", "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:g1/f3=e", "f3^e5f3", {kNotLegal}},
      {"N7", "niel", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | -", "e1^e1g1", {kNotLegal}},
      {"N7", "niel", "7k/8/8/3pP3/8/8/8/K7 w - d6 0 5 | -", "e5^d6e6", {kNotLegal}},
      // Unequal: both orders are moves, the first-listed square has 2/3.
      {"7.2",
       "niel",
       kStart,
       "g1^h3f3u",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N1N/PPPPPPPP/RNBQKB1R b KQkq - 1 1 | N:h3/f3=u"}},
      {"7.2",
       "niel",
       kStart,
       "g1^f3h3u",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N1N/PPPPPPPP/RNBQKB1R b KQkq - 1 1 | N:f3/h3=u"}},
      {"7.2", "niel", kStart, "g1^f3h3p", {kNotLegal}},
      // 7.3 binds where red is first: in the Simplified Game.
      {"7.3",
       "simplified",
       kStart,
       "e2^e4e3",
       {"- 1 rnbqkbnr/pppppppp/8/8/4P3/4P3/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 | P:e4/e3=e"}},
      {"7.3", "simplified", kStart, "e2^e3e4", {kNotLegal}},
      {"7.3",
       "simplified",
       kStart,
       "e2^e4e2u",
       {"- 1 rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPPPP/RNBQKBNR b KQkq e3 0 1 | P:e4/e2=u"}},
      {"7.3", "simplified", kStart, "e2^e2e4u", {kNotLegal}},
      {"7.3",
       "simplified",
       "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 | -",
       "e7^e5e7",
       {"- 1 rnbqkbnr/pppppppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 2 | p:e5/e7=e"}},
      {"7.3",
       "niel",
       kStart,
       "e2^e2e4u",
       {"- 1 rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPPPP/RNBQKBNR b KQkq e3 0 1 | P:e2/e4=u"}},
      // A half moves alone and stays paired; only where pairs have an orientation does the order stay.
      {"N8",
       "niel",
       "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:f3/g1=u",
       "g1e2",
       {"- 1 7k/8/8/8/8/5N2/4N3/K7 b - - 1 1 | N:f3/e2=u"}},
      {"N15",
       "niel",
       "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:g1/f3=e",
       "g1h3",
       {"- 1 7k/8/8/8/8/5N1N/8/K7 b - - 1 1 | N:f3/h3=e"}},
      {"N15",
       "simplified",
       "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:g1/f3=e",
       "g1h3",
       {"- 1 7k/8/8/8/8/5N1N/8/K7 b - - 1 1 | N:h3/f3=e"}},
      {"8.10", "niel", kStart, "e2e5", {kNotLegal}},
  };
  return cases;
}

inline const std::vector<Case>& article_7_captures() {
  static const std::vector<Case> cases = {
      // A conventional piece attempts to capture a half, and stays where it arrived.
      {"7.4.1",
       "niel",
       "7k/8/6n1/8/R3n3/8/8/7K w - - 5 10 | n:e4/g6=e",
       "a4e4",
       {"#1 1/2 7k/8/8/8/4R3/8/8/7K b - - 0 10 | -", "#2 1/2 7k/8/6n1/8/4R3/8/8/7K b - - 6 10 | -"}},
      {"7.5",
       "niel",
       "7k/8/6n1/8/R3n3/8/8/7K w - - 5 10 | n:g6/e4=u",
       "a4e4",
       {"#1 2/3 7k/8/6n1/8/4R3/8/8/7K b - - 6 10 | -", "#2 1/3 7k/8/8/8/4R3/8/8/7K b - - 0 10 | -"}},
      // A half attempts to capture a conventional piece.
      {"7.4.1",
       "niel",
       "7k/8/8/8/R3n3/8/8/2R4K w - - 5 10 | R:a4/c1=u",
       "a4e4",
       {"#1 2/3 7k/8/8/8/4R3/8/8/7K b - - 0 10 | -", "#2 1/3 7k/8/8/8/4n3/8/8/2R4K b - - 6 10 | -"}},
      // Half against half: the target's roll comes first.
      {"7.5",
       "niel",
       "7k/8/6n1/8/R3n3/8/8/2R4K w - - 5 10 | R:a4/c1=u;n:e4/g6=e",
       "a4e4",
       {"#1#1 1/3 7k/8/8/8/4R3/8/8/7K b - - 0 10 | -", "#1#2 1/6 7k/8/8/8/4n3/8/8/2R4K b - - 6 10 | -",
        "#2#1 1/3 7k/8/6n1/8/4R3/8/8/7K b - - 6 10 | -", "#2#2 1/6 7k/8/6n1/8/8/8/8/2R4K b - - 6 10 | -"}},
      // Appendix G: the capturing half rolls first, and may end the attempt.
      {"App. G",
       "nobox",
       "7k/8/6n1/8/R3n3/8/8/2R4K w - - 5 10 | R:a4/c1=u;n:e4/g6=e",
       "a4e4",
       {"#1#1 1/3 7k/8/8/8/4R3/8/8/7K b - - 0 10 | -", "#1#2 1/3 7k/8/6n1/8/4R3/8/8/7K b - - 6 10 | -",
        "#2 1/3 7k/8/6n1/8/4n3/8/8/2R4K b - - 6 10 | n:e4/g6=e"}},
      {"App. G",
       "nobox",
       "7k/8/6n1/8/R3n3/8/8/7K w - - 5 10 | n:e4/g6=e",
       "a4e4",
       {"#1 1/2 7k/8/8/8/4R3/8/8/7K b - - 0 10 | -", "#2 1/2 7k/8/6n1/8/4R3/8/8/7K b - - 6 10 | -"}},
      // The classes are those of before the move: the half of b1 is first although a3 comes after d2.
      {"N9",
       "niel",
       "7k/8/8/8/8/p7/3N4/1N5K w - - 0 5 | N:b1/d2=e",
       "b1a3",
       {"#1 1/2 7k/8/8/8/8/N7/8/7K b - - 0 5 | -", "#2 1/2 7k/8/8/8/8/p7/3N4/7K b - - 1 5 | -"}},
      // The king attempts: safe in both outcomes, or not legal (the rook that is elsewhere would attack g8).
      {"7.5",
       "niel",
       "6Rk/7p/8/8/8/8/R7/K7 b - - 0 1 | R:a2/g8=e",
       "h8g8",
       {"#1 1/2 6k1/7p/8/8/8/8/R7/K7 w - - 1 2 | -", "#2 1/2 6k1/7p/8/8/8/8/8/K7 w - - 0 2 | -"}},
      {"7.6", "niel", "6Rk/7p/8/8/8/8/8/K5R1 b - - 0 1 | R:g1/g8=e", "h8g8", {kNotLegal}},
      // The half that shields the king might vanish: its own pair's attempt, or the collapse of the opponent's pair.
      {"7.6", "niel", "4r2k/8/8/R2p4/8/8/4R3/4K3 w - - 0 1 | R:e2/a5=e", "a5d5", {kNotLegal}},
      {"7.6",
       "niel",
       "4r2k/8/8/R2p4/8/8/4R3/4K3 w - - 0 1 | R:e2/a5=e",
       "a5c5",
       {"- 1 4r2k/8/8/2Rp4/8/8/4R3/4K3 b - - 1 1 | R:e2/c5=e"}},
      {"7.6", "niel", "4r2k/8/2n5/8/4n3/8/8/2R1K3 w - - 0 1 | n:e4/c6=e", "c1c6", {kNotLegal}},
      // A failed attempt on a pawn's half by a knight is no pawn's move.
      {"N9",
       "niel",
       "7k/8/4p3/4p3/8/5N2/8/K7 w - - 3 9 | p:e6/e5=u",
       "f3e5",
       {"#1 2/3 7k/8/4p3/4N3/8/8/8/K7 b - - 4 9 | -", "#2 1/3 7k/8/8/4N3/8/8/8/K7 b - - 0 9 | -"}},
      // A failed attempt on the rook's corner leaves the right.
      {"N14",
       "niel",
       "4k3/1b6/b7/8/8/8/8/4K2R b K - 0 1 | b:a6/b7=e",
       "b7h1",
       {"#1 1/2 4k3/8/b7/8/8/8/8/4K2R w K - 1 2 | -", "#2 1/2 4k3/8/8/8/8/8/8/4K2b w - - 0 2 | -"}},
      {"N14",
       "niel",
       "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | -",
       "h1^g1h1",
       {"- 1 4k3/8/8/8/8/8/8/R3K1RR b Q - 1 1 | R:g1/h1=e"}},
      {"N14",
       "niel",
       "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 | -",
       "e1^e1f1",
       {"- 1 4k3/8/8/8/8/8/8/R3KK1R b - - 1 1 | K:e1/f1=e"}},
  };
  return cases;
}

inline const std::vector<Case>& article_7_marks_and_pawns() {
  static const std::vector<Case> cases = {
      {"7.7",
       "niel",
       "7k/8/8/8/8/5N2/8/K5N1 w - - 3 7 | N:f3/g1=u",
       "g1~f3",
       {"- 1 7k/8/8/8/8/5N2/8/K5N1 b - - 4 7 | N:g1/f3=u"}},
      {"7.7", "niel", "7k/8/8/8/8/5N2/8/K5N1 w - - 3 7 | N:g1/f3=e", "g1~f3", {kNotLegal}},
      {"7.7", "niel", "7k/8/8/8/8/5N1N/8/K7 w - - 0 1 | N:h3/f3=u", "f3~h3", {kNotLegal}},
      {"7.7", "niel", "7k/8/8/R7/8/P7/8/R6K w - - 0 1 | R:a1/a5=u", "a1~a5", {kNotLegal}},
      {"7.7",
       "niel",
       "7k/8/8/R7/8/8/8/R6K w - - 0 1 | R:a1/a5=u",
       "a1~a5",
       {"- 1 7k/8/8/R7/8/8/8/R6K b - - 1 1 | R:a5/a1=u"}},
      {"N11",
       "niel",
       "7k/8/8/8/4P3/8/4P3/K7 w - - 3 7 | P:e2/e4=u",
       "e2~e4",
       {"- 1 7k/8/8/8/4P3/8/4P3/K7 b - - 4 7 | P:e4/e2=u"}},
      {"N11", "niel", "7k/8/8/8/4P3/4p3/4P3/K7 w - - 3 7 | P:e2/e4=u", "e2~e4", {kNotLegal}},
      {"N11", "niel", "7k/8/8/4P3/8/4P3/8/K7 w - - 0 1 | P:e3/e5=u", "e3~e5", {kNotLegal}},
      {"N11", "niel no_double_step", "7k/8/8/8/4P3/8/4P3/K7 w - - 3 7 | P:e2/e4=u", "e2~e4", {kNotLegal}},
      {"N11",
       "niel",
       "7k/4p3/4p3/8/8/8/8/K7 b - - 3 7 | p:e6/e7=u",
       "e6~e7",
       {"- 1 7k/4p3/4p3/8/8/8/8/K7 w - - 4 8 | p:e7/e6=u"}},
      {"9.1.1", "simplified", "7k/8/8/8/8/5N2/8/K5N1 w - - 3 7 | N:f3/g1=u", "g1~f3", {kNotLegal}},
      // Promotion turns the whole pair.
      {"7.8",
       "niel",
       "7k/4P3/4P3/8/8/8/8/K7 w - - 3 9 | P:e7/e6=u",
       "e7e8q",
       {"- 1 4Q2k/8/4Q3/8/8/8/8/K7 b - - 0 9 | Q:e8/e6=u"}},
      {"7.8", "niel", "7k/4P3/4P3/8/8/8/8/K7 w - - 3 9 | P:e7/e6=u", "e7e8", {kNotLegal}},
      {"N12",
       "niel",
       "7k/4P3/8/8/8/8/8/K7 w - - 2 9 | -",
       "e7^e7e8n",
       {"- 1 4N2k/4N3/8/8/8/8/8/K7 b - - 0 9 | N:e7/e8=e"}},
      {"N12",
       "niel",
       "7k/4P3/8/8/8/8/8/K7 w - - 2 9 | -",
       "e7^e8e7qu",
       {"- 1 4Q2k/4Q3/8/8/8/8/8/K7 b - - 0 9 | Q:e8/e7=u"}},
      {"N12", "niel", "7k/4P3/8/8/8/8/8/K7 w - - 2 9 | -", "e7^e7e8", {kNotLegal}},
      // In an attempt only the pawn that stands on the last rank after the rolls promotes.
      {"N12",
       "niel",
       "3r3k/4P3/4P3/8/8/8/8/K7 w - - 3 9 | P:e6/e7=e",
       "e7d8q",
       {"#1 1/2 3r3k/8/4P3/8/8/8/8/K7 b - - 0 9 | -", "#2 1/2 3Q3k/8/8/8/8/8/8/K7 b - - 0 9 | -"}},
      {"N12",
       "niel",
       "3r3k/4P3/8/8/3r4/8/8/K7 w - - 3 9 | r:d4/d8=e",
       "e7d8n",
       {"#1 1/2 3N3k/8/8/8/3r4/8/8/K7 b - - 0 9 | -", "#2 1/2 3N3k/8/8/8/8/8/8/K7 b - - 0 9 | -"}},
      {"N12", "niel", "3r3k/4P3/8/8/3r4/8/8/K7 w - - 3 9 | r:d4/d8=e", "e7d8", {kNotLegal}},
  };
  return cases;
}

inline const std::vector<Case>& en_passant() {
  static const std::vector<Case> cases = {
      {"N13", "niel", "7k/8/8/8/3pP3/8/8/K7 b - e3 0 5 | -", "d4e3", {"- 1 7k/8/8/8/8/4p3/8/K7 w - - 0 6 | -"}},
      // {e2,e4}: success if the half of e4 is rolled, else the pawn is on e2.
      {"7.9",
       "niel",
       "7k/8/8/8/3pP3/8/4P3/K7 b - e3 0 5 | P:e2/e4=e",
       "d4e3",
       {"#1 1/2 7k/8/8/8/8/4p3/4P3/K7 w - - 0 6 | -", "#2 1/2 7k/8/8/8/8/4p3/8/K7 w - - 0 6 | -"}},
      {"7.9",
       "niel",
       "4k3/4p3/8/3Pp3/8/8/8/K7 w - e6 0 5 | p:e5/e7=e",
       "d5e6",
       {"#1 1/2 4k3/8/4P3/8/8/8/8/K7 b - - 0 5 | -", "#2 1/2 4k3/4p3/4P3/8/8/8/8/K7 b - - 0 5 | -"}},
      // {e3,e4}: the ordinary attempt, and the one that sets both back.
      {"N13",
       "niel",
       "7k/8/8/8/3pP3/4P3/8/K7 b - e3 0 5 | P:e3/e4=u",
       "d4e3",
       {"#1 2/3 7k/8/8/8/8/4p3/8/K7 w - - 0 6 | -", "#2 1/3 7k/8/8/8/4P3/4p3/8/K7 w - - 0 6 | -"}},
      {"N13",
       "niel",
       "7k/8/8/8/3pP3/4P3/8/K7 b - e3 0 5 | P:e3/e4=u",
       "d4e3ep",
       {"#1 2/3 7k/8/8/8/8/4p3/4P3/K7 w - - 0 6 | -", "#2 1/3 7k/8/8/8/8/4p3/8/K7 w - - 0 6 | -"}},
      {"N13",
       "niel",
       "4k3/8/4p3/3Pp3/8/8/8/K7 w - e6 0 5 | p:e5/e6=e",
       "d5e6",
       {"#1 1/2 4k3/8/4P3/4p3/8/8/8/K7 b - - 0 5 | -", "#2 1/2 4k3/8/4P3/8/8/8/8/K7 b - - 0 5 | -"}},
      {"N13",
       "niel",
       "4k3/8/4p3/3Pp3/8/8/8/K7 w - e6 0 5 | p:e5/e6=e",
       "d5e6ep",
       {"#1 1/2 4k3/8/4P3/8/8/8/8/K7 b - - 0 5 | -", "#2 1/2 4k3/4p3/4P3/8/8/8/8/K7 b - - 0 5 | -"}},
      {"N13", "niel", "7k/8/8/8/3pP3/4P3/8/K7 b - - 0 5 | P:e3/e4=u", "d4e3ep", {kNotLegal}},
      // A capturing half that does not arrive leaves the pawn set back.
      {"N13",
       "niel",
       "7k/8/8/3p4/3pP3/8/8/K7 b - e3 0 5 | p:d4/d5=e",
       "d4e3",
       {"#1 1/2 7k/8/8/8/8/4p3/8/K7 w - - 0 6 | -", "#2 1/2 7k/8/8/3p4/8/4P3/8/K7 w - - 0 6 | -"}},
      {"N13",
       "niel",
       "7k/8/8/3p4/3pP3/8/4P3/K7 b - e3 0 5 | P:e4/e2=u;p:d4/d5=e",
       "d4e3",
       {"#1#1 1/3 7k/8/8/8/8/4p3/8/K7 w - - 0 6 | -", "#1#2 1/3 7k/8/8/3p4/8/4P3/8/K7 w - - 0 6 | -",
        "#2#1 1/6 7k/8/8/8/8/4p3/4P3/K7 w - - 0 6 | -", "#2#2 1/6 7k/8/8/3p4/8/8/4P3/K7 w - - 0 6 | -"}},
      {"N13",
       "nobox",
       "7k/8/8/3p4/3pP3/8/4P3/K7 b - e3 0 5 | P:e4/e2=u;p:d4/d5=e",
       "d4e3",
       {"#1#1 1/3 7k/8/8/8/8/4p3/8/K7 w - - 0 6 | -", "#1#2 1/6 7k/8/8/8/8/4p3/4P3/K7 w - - 0 6 | -",
        "#2 1/2 7k/8/8/3p4/8/4P3/4P3/K7 w - - 0 6 | P:e3/e2=u"}},
      // The square is noted after every double step, of a half, a split or a join.
      {"N13",
       "niel",
       "7k/8/8/4P3/8/8/4P3/K7 w - - 3 5 | P:e2/e5=e",
       "e2e4",
       {"- 1 7k/8/8/4P3/4P3/8/8/K7 b - e3 0 5 | P:e4/e5=e"}},
      {"N13",
       "niel",
       kStart,
       "e2^e3e4",
       {"- 1 rnbqkbnr/pppppppp/8/8/4P3/4P3/PPPP1PPP/RNBQKBNR b KQkq e3 0 1 | P:e3/e4=e"}},
      {"N13",
       "niel",
       kStart,
       "e2^e2e3",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/4P3/PPPPPPPP/RNBQKBNR b KQkq - 0 1 | P:e2/e3=e"}},
      {"8.5",
       "niel",
       "7k/8/8/3n3n/8/8/4P3/K7 w - - 0 1 | n:d5/h5=e",
       "e2^e4e2&d5",
       {"- 1 7k/8/8/3n3n/4P3/8/4P3/K7 b - e3 0 1 | P:e4/e2=e@1;n:d5/h5=e@1"}},
      {"8.5",
       "niel",
       "7k/8/8/3n3n/3pP3/8/4P3/K7 b - e3 0 1 | P:e4/e2=e@1;n:d5/h5=e@1",
       "d4e3",
       {"#1 1/2 7k/8/8/3n4/8/4p3/8/K7 w - - 0 2 | -", "#2 1/2 7k/8/8/7n/8/4p3/4P3/K7 w - - 0 2 | -"}},
      // Both pawns leave the rank that they shut.
      {"7.6", "plain", "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1 | -", "e4d3", {kNotLegal}},
      {"7.6", "niel", "8/8/8/8/k2Pp2Q/8/3P4/3K4 b - d3 0 1 | P:d2/d4=e", "e4d3", {kNotLegal}},
  };
  return cases;
}

inline const std::vector<Case>& article_8() {
  const std::string alone = "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e";
  const std::string beside = "7k/8/1n6/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e";
  const std::string promoting = "7k/4P3/8/8/n6n/8/8/K7 w - - 0 1 | n:a4/h4=e";
  const std::string full =
      "3nkn2/8/nnN3rr/8/8/RR4BB/8/4K3 w - - 0 1 | "
      "R:a3/b3=e@1;B:g3/h3=u@2;n:a6/b6=e@1;r:g6/h6=u@2;n:d8/f8=e";
  const std::string three = "4k3/8/nn4rr/8/5N2/RR6/8/4K3 w - - 0 1 | R:a3/b3=e@1;n:a6/b6=e@1;r:g6/h6=e@1";
  const std::string no_chance = "3kk3/8/8/8/4R2R/8/8/K7 w - - 1 2 | R:e4/h4=e@1;k:d8/e8=e@1";
  const std::string king_apart = "3k1k2/8/8/8/4R2R/8/8/K7 b - - 0 1 | R:e4/h4=e@1;k:d8/f8=e@1";
  static const std::vector<Case> cases = {
      // The paper's figure.
      {"8.1", "niel", alone, "f6^f6d5&e4", {"- 1 7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1"}},
      {"8.1", "niel", alone, "f6^d5f6&e4", {"- 1 7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:d5/f6=e@1"}},
      // "Either of these two reasons is sufficient": from the square of departure, from the square of arrival.
      {"8.1", "niel", alone, "f6^f6g8&e4", {"- 1 6nk/8/5n2/8/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/g8=e@1"}},
      {"8.1", "niel", beside, "b6^b6d5&e4", {"- 1 7k/8/1n6/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:b6/d5=e@1"}},
      {"8.1", "niel", beside, "b6^b6c8&e4", {kNotLegal}},
      {"8.1", "niel", alone, "f6^d5g8&e4", {kNotLegal}},
      {"8.1", "niel", "7k/8/8/3n3n/8/8/4P3/K7 w - - 0 1 | n:d5/h5=e", "e2^e2e3&d5", {kNotLegal}},
      // The kind is inherited.
      {"8.3",
       "niel",
       "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:f4/e4=u",
       "f6^d5f6&e4",
       {"- 1 7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:f4/e4=u@1;n:d5/f6=u@1"}},
      {"8.3",
       "hadamard",
       "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:f4/e4=p",
       "f6^d5f6&e4",
       {"- 1 7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:f4/e4=p@1;n:d5/f6=p@1"}},
      // No third diagonal, but more pieces may join a group, which is named by its lowest square.
      {"8.3", "niel", full, "c6^c6d4&d8", {kNotLegal}},
      {"8.3.3",
       "niel",
       full,
       "c6^c6b4&a6",
       {"- 1 3nkn2/8/nnN3rr/8/1N6/RR4BB/8/4K3 b - - 1 1 | "
        "R:a3/b3=e@1;B:g3/h3=u@2;N:c6/b4=e@1;n:a6/b6=e@1;r:g6/h6=u@2;n:d8/f8=e"}},
      {"N10",
       "niel",
       three,
       "f4^f4d5&a6",
       {"- 1 4k3/8/nn4rr/3N4/5N2/RR6/8/4K3 b - - 1 1 | R:a3/b3=e@1;N:f4/d5=e@1;n:a6/b6=e@1;r:g6/h6=e@1"}},
      // A new group takes the lowest free number.
      {"N3",
       "niel",
       "4k3/8/nn4rr/8/5N2/RR6/8/4K3 w - - 0 1 | R:a3/b3=e@2;n:a6/b6=e@2;r:g6/h6=u",
       "f4^d5f4&g6",
       {"- 1 4k3/8/nn4rr/3N4/5N2/RR6/8/4K3 b - - 1 1 | R:a3/b3=e@2;N:d5/f4=u@1;n:a6/b6=e@2;r:g6/h6=u@1"}},
      // 7.3 in a join.
      {"7.3", "simplified", "7k/8/8/3n3n/8/8/4P3/K7 w - - 0 1 | n:d5/h5=e", "e2^e2e4&d5", {kNotLegal}},
      {"7.3",
       "simplified",
       "7k/8/8/3n3n/8/8/4P3/K7 w - - 0 1 | n:h5/d5=e",
       "e2^e4e2&d5",
       {"- 1 7k/8/8/3n3n/4P3/8/4P3/K7 b - e3 0 1 | P:e4/e2=e@1;n:h5/d5=e@1"}},
      // The new type attacks: the queen's long diagonals reach, the knight and the rook do not.
      {"N12", "niel", promoting, "e7^e8e7q&a4", {"- 1 4Q2k/4Q3/8/8/n6n/8/8/K7 b - - 0 1 | n:a4/h4=e@1;Q:e8/e7=e@1"}},
      {"N12", "niel", promoting, "e7^e7e8n&a4", {kNotLegal}},
      {"N12", "niel", promoting, "e7^e7e8r&a4", {kNotLegal}},
      // One roll collapses the group. Here the attempt has no chance and is allowed.
      {"8.4",
       "niel",
       kJoined,
       "f4f6",
       {"#1 1/2 7k/8/5n2/8/4R3/8/8/K7 b - - 2 2 | -", "#2 1/2 7k/8/5R2/3n4/8/8/8/K7 b - - 2 2 | -"}},
      {"8.4",
       "niel",
       "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:d5/f6=e@1",
       "f4f6",
       {"#1 1/2 7k/8/8/3n4/4R3/8/8/K7 b - - 2 2 | -", "#2 1/2 7k/8/5R2/8/8/8/8/K7 b - - 0 2 | -"}},
      {"8.4",
       "nobox",
       kJoined,
       "f4f6",
       {"#1 1/2 7k/8/5n2/8/4R3/8/8/K7 b - - 2 2 | -", "#2 1/2 7k/8/5R2/3n4/8/8/8/K7 b - - 2 2 | -"}},
      {"8.4",
       "niel",
       three,
       "f4g6",
       {"#1 1/2 4k3/8/n5N1/8/8/R7/8/4K3 b - - 0 1 | -", "#2 1/2 4k3/8/1n4Nr/8/8/1R6/8/4K3 b - - 1 1 | -"}},
      {"8.6", "niel", kJoinedBlack, "d5~f6", {"- 1 7k/8/5n2/3n4/4RR2/8/8/K7 w - - 2 3 | R:e4/f4=e@1;n:d5/f6=e@1"}},
      {"8.6", "niel", kJoined, "e4~f4", {"- 1 7k/8/5n2/3n4/4RR2/8/8/K7 b - - 2 2 | R:f4/e4=e@1;n:f6/d5=e@1"}},
      // The king's second half may stand before the rook's first, its first half may not.
      {"8.8", "niel", king_apart, "f8e8", {"- 1 3kk3/8/8/8/4R2R/8/8/K7 w - - 1 2 | R:e4/h4=e@1;k:d8/e8=e@1"}},
      {"8.8", "niel", king_apart, "d8e8", {kNotLegal}},
      // A flip could put it in check.
      {"8.7", "niel", "3kk3/8/8/8/4R2R/8/8/K7 b - - 1 2 | R:e4/h4=e@1;k:d8/e8=e@1", "d8~e8", {kNotLegal}},
      {"8.7",
       "niel",
       "3kk3/8/8/8/4R2R/8/8/K7 b - - 1 2 | R:e4/h4=e@1;k:e8/d8=e@1",
       "d8~e8",
       {"- 1 3kk3/8/8/8/4R2R/8/8/K7 w - - 2 3 | R:e4/h4=e@1;k:d8/e8=e@1"}},
      {"8.9",
       "niel",
       no_chance,
       "e4e8",
       {"#1 1/2 3kR3/8/8/8/8/8/8/K7 b - - 2 2 | -", "#2 1/2 4k3/8/8/8/7R/8/8/K7 b - - 2 2 | -"}},
  };
  return cases;
}

inline const std::vector<Case>& hadamard_games() {
  const std::string near = "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:f3/g1=";
  const std::string group = "7k/8/5n2/3n4/4RR2/8/8/K7 b - - 1 2 | ";
  static const std::vector<Case> cases = {
      {"App. D",
       "hadamard",
       kStart,
       "g1^h3f3p",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N1N/PPPPPPPP/RNBQKB1R b KQkq - 1 1 | N:h3/f3=p"}},
      {"App. D",
       "hadamard",
       kStart,
       "g1^h3f3",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N1N/PPPPPPPP/RNBQKB1R b KQkq - 1 1 | N:h3/f3=e"}},
      {"App. D", "hadamard", kStart, "g1^f3h3u", {kNotLegal}},
      {"App. D (a)", "hadamard", near + "p", "g1~f3", {kNotLegal}},
      {"App. D (a)",
       "hadamard",
       kJoinedBlack,
       "d5~f6",
       {"- 1 7k/8/5n2/3n4/4RR2/8/8/K7 w - - 2 3 | R:e4/f4=e@1;n:d5/f6=e@1"}},
      {"App. D (b)",
       "hadamard",
       "7k/8/8/8/8/5N1N/8/K7 w - - 0 1 | N:h3/f3=e",
       "f3Zh3",
       {"- 1 7k/8/8/8/8/5N1N/8/K7 b - - 1 1 | N:h3/f3=p"}},
      {"App. D (b)", "hadamard", kJoinedBlack, "d5Zf6", {kNotLegal}},
      {"App. D (b)", "niel", "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:g1/f3=e", "g1Zf3", {kNotLegal}},
      {"App. D (c)", "hadamard", near + "e", "g1Hf3", {"- 1 7k/8/8/8/8/5N2/8/K7 b - - 1 1 | -"}},
      {"App. D (c)", "hadamard", near + "p", "g1Hf3", {"- 1 7k/8/8/8/8/8/8/K5N1 b - - 1 1 | -"}},
      {"App. D (c)", "hadamard", "7k/8/8/8/8/5N1N/8/K7 w - - 0 1 | N:f3/h3=e", "f3Hh3", {kNotLegal}},
      {"App. D (c)", "hadamard", kJoinedBlack, "d5Hf6", {kNotLegal}},
      {"App. D (c)",
       "hadamard",
       "7k/8/8/8/4P3/8/4P3/K7 w - - 3 7 | P:e4/e2=e",
       "e2He4",
       {"- 1 7k/8/8/8/4P3/8/8/K7 b - - 0 7 | -"}},
      {"App. D (c)", "hadamard", "4r2k/8/8/8/8/8/R3R3/4K3 w - - 0 1 | R:a2/e2=e", "a2He2", {kNotLegal}},
      {"App. D (c)",
       "hadamard",
       "4r2k/8/8/8/8/8/R3R3/4K3 w - - 0 1 | R:a2/e2=p",
       "a2He2",
       {"- 1 4r2k/8/8/8/8/8/4R3/4K3 b - - 1 1 | -"}},
      {"App. D",
       "hadamard",
       "7k/8/6n1/8/R3n3/8/8/7K w - - 5 10 | n:g6/e4=p",
       "a4e4",
       {"#1 1/2 7k/8/6n1/8/4R3/8/8/7K b - - 6 10 | -", "#2 1/2 7k/8/8/8/4R3/8/8/7K b - - 0 10 | -"}},

      {"App. E",
       "hadamard+",
       kStart,
       "g1^h3f3v",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N1N/PPPPPPPP/RNBQKB1R b KQkq - 1 1 | N:h3/f3=v"}},
      {"App. E",
       "hadamard+",
       "7k/8/6n1/8/R3n3/8/8/7K w - - 5 10 | n:g6/e4=v",
       "a4e4",
       {"#1 2/3 7k/8/6n1/8/4R3/8/8/7K b - - 6 10 | -", "#2 1/3 7k/8/8/8/4R3/8/8/7K b - - 0 10 | -"}},
      {"App. E", "hadamard+", near + "v", "g1~f3", {"- 1 7k/8/8/8/8/5N2/8/K5N1 b - - 1 1 | N:g1/f3=v"}},
      {"App. E", "hadamard+", near + "u", "g1Zf3", {"- 1 7k/8/8/8/8/5N2/8/K5N1 b - - 1 1 | N:f3/g1=v"}},
      {"App. E", "hadamard+", near + "u", "g1Hf3", {kNotLegal}},
      {"App. E",
       "hadamard+",
       kJoinedBlack,
       "d5Zf6",
       {"- 1 7k/8/5n2/3n4/4RR2/8/8/K7 w - - 2 3 | R:e4/f4=p@1;n:f6/d5=p@1"}},
      {"App. E", "hadamard+", group + "R:e4/f4=e@1;n:f6/d5=e@1", "d5Hf6", {"- 1 7k/8/5n2/8/4R3/8/8/K7 w - - 2 3 | -"}},
      {"App. E", "hadamard+", group + "R:e4/f4=p@1;n:f6/d5=p@1", "d5Hf6", {"- 1 7k/8/8/3n4/5R2/8/8/K7 w - - 2 3 | -"}},
      {"App. E", "hadamard+", group + "R:e4/f4=u@1;n:f6/d5=u@1", "d5Hf6", {kNotLegal}},
      // One pair of the group is more than a move apart.
      {"App. E", "hadamard+", "7k/8/5n2/3n4/4R3/5R2/8/K7 b - - 1 2 | R:f3/e4=e@1;n:f6/d5=e@1", "d5Hf6", {kNotLegal}},

      {"App. E", "deterministic", kStart, "g1^f3h3u", {kNotLegal}},
      {"App. E",
       "deterministic",
       "7k/8/6n1/8/R3n3/8/8/2R4K w - - 5 10 | R:a4/c1=e;n:e4/g6=e",
       "a4e4",
       {"- 1 7k/8/8/8/4R3/8/8/7K b - - 0 10 | -"}},
      {"App. E",
       "deterministic",
       "7k/8/6n1/8/R3n3/8/8/2R4K w - - 5 10 | R:a4/c1=e;n:e4/g6=p",
       "a4e4",
       {"- 1 7k/8/6n1/8/4R3/8/8/7K b - - 6 10 | -"}},
      {"App. E",
       "deterministic",
       "7k/8/6n1/8/R3n3/8/8/2R4K w - - 5 10 | R:a4/c1=p;n:e4/g6=e",
       "a4e4",
       {"- 1 7k/8/8/8/4n3/8/8/2R4K b - - 6 10 | -"}},
      {"App. E",
       "deterministic",
       "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=p@1;n:f6/d5=p@1",
       "f4f6",
       {"- 1 7k/8/5R2/3n4/8/8/8/K7 b - - 2 2 | -"}},
      // Check means that the capture would succeed.
      {"App. E",
       "deterministic",
       "r3r2k/8/8/8/8/8/P7/4K3 w - - 0 1 | r:a8/e8=e",
       "a2a3",
       {"- 1 r3r2k/8/8/8/8/P7/8/4K3 b - - 0 1 | r:a8/e8=e"}},
      {"App. E", "deterministic", "r3r2k/8/8/8/8/8/P7/4K3 w - - 0 1 | r:a8/e8=p", "a2a3", {kNotLegal}},
      {"8.9",
       "deterministic",
       "r3r2k/8/8/8/8/8/P7/4K3 b - - 0 1 | r:a8/e8=e",
       "e8e1",
       {"- 1 r6k/8/8/8/8/8/P7/4K3 w - - 1 2 | -"}},
      {"6.2.5", "deterministic", "r3r1k1/8/8/8/8/8/P7/4K2R w K - 0 1 | r:a8/e8=e", "e1g1", {kNotLegal}},
  };
  return cases;
}

inline const std::vector<Case>& variants_and_options() {
  static const std::vector<Case> cases = {
      {"App. E",
       "tunnelling",
       "7k/8/8/p7/8/8/8/R6K w - - 2 3 | -",
       "a1>a6",
       {"#1 1/6 7k/8/R7/p7/8/8/8/7K b - - 3 3 | -", "#2 5/6 7k/8/8/p7/8/8/8/R6K b - - 3 3 | -"}},
      {"App. E",
       "tunnelling",
       "7k/8/8/6p1/8/8/8/2B4K w - - 2 3 | -",
       "c1>h6",
       {"#1 1/6 7k/8/7B/6p1/8/8/8/7K b - - 3 3 | -", "#2 5/6 7k/8/8/6p1/8/8/8/2B4K b - - 3 3 | -"}},
      {"App. E", "niel", "7k/8/8/p7/8/8/8/R6K w - - 2 3 | -", "a1>a6", {kNotLegal}},
      // Not through a half or an own piece, not onto a piece, not as a half, not as a knight.
      {"App. E", "tunnelling", "7k/8/8/n6n/8/8/8/R6K w - - 2 3 | n:a5/h5=e", "a1>a6", {kNotLegal}},
      {"App. E", "tunnelling", "7k/8/8/P7/8/8/8/R6K w - - 2 3 | -", "a1>a6", {kNotLegal}},
      {"App. E", "tunnelling", "7k/8/n7/p7/8/8/8/R6K w - - 2 3 | -", "a1>a6", {kNotLegal}},
      {"App. E", "tunnelling", "7k/8/8/p7/8/8/8/RR5K w - - 2 3 | R:a1/b1=e", "a1>a6", {kNotLegal}},
      {"App. E", "tunnelling", "7k/8/8/p7/1N6/8/8/7K w - - 2 3 | -", "b4>a6", {kNotLegal}},
      // Both outcomes must be safe.
      {"App. E", "tunnelling", "4k3/8/8/4r3/8/8/4R3/4K3 w - - 0 1 | -", "e2>e6", {kNotLegal}},
      // A rook that bounces keeps its right.
      {"N14",
       "tunnelling",
       "4k3/8/8/p7/8/8/8/R3K3 w Q - 0 1 | -",
       "a1>a6",
       {"#1 1/6 4k3/8/R7/p7/8/8/8/4K3 b - - 1 1 | -", "#2 5/6 4k3/8/8/p7/8/8/8/R3K3 b Q - 1 1 | -"}},

      {"section 7, 2", "niel stay_only", kStart, "g1^f3h3", {kNotLegal}},
      {"section 7, 2",
       "niel stay_only",
       kStart,
       "g1^f3g1u",
       {"- 1 rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKBNR b KQkq - 1 1 | N:f3/g1=u"}},
      // Only the end of the turn is tested: the rook on a5 can still shut the file.
      {"section 7, 3",
       "niel remote_collapse",
       "4r2k/8/8/R7/8/8/4R3/4K3 w - - 3 4 | R:e2/a5=e",
       "e2!",
       {"#1 1/2 4r2k/8/8/8/8/8/4R3/4K3 w - - 3 4 | - | must=e2",
        "#2 1/2 4r2k/8/8/R7/8/8/8/4K3 w - - 3 4 | - | must=a5"}},
      {"section 7, 3",
       "niel remote_collapse",
       "4r2k/8/8/R7/8/8/8/4K3 w - - 3 4 | - | must=a5",
       "a5e5",
       {"- 1 4r2k/8/8/4R3/8/8/8/4K3 b - - 4 4 | -"}},
      {"section 7, 3", "niel", "4r2k/8/8/R7/8/8/4R3/4K3 w - - 3 4 | R:e2/a5=e", "e2!", {kNotLegal}},
      {"section 7, 3", "niel remote_collapse", "4r2k/8/8/8/8/8/4N3/N3K3 w - - 0 1 | N:a1/e2=e", "a1!", {kNotLegal}},
      {"section 7, 3",
       "niel remote_collapse",
       kJoined,
       "e4!",
       {"#1 1/2 7k/8/5n2/8/4R3/8/8/K7 w - - 1 2 | - | must=e4",
        "#2 1/2 7k/8/8/3n4/5R2/8/8/K7 w - - 1 2 | - | must=f4"}},
      {"section 7, 3",
       "simplified remote_collapse",
       "7k/8/8/8/4RR2/8/8/K7 w - - 1 2 | R:f4/e4=u",
       "e4!",
       {"#1 2/3 7k/8/8/8/5R2/8/8/K7 w - - 1 2 | - | must=f4", "#2 1/3 7k/8/8/8/4R3/8/8/K7 w - - 1 2 | - | must=e4"}},
      {"section 7, 3",
       "deterministic remote_collapse",
       "7k/8/8/8/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=p",
       "e4!",
       {"- 1 7k/8/8/8/5R2/8/8/K7 w - - 1 2 | - | must=f4"}},
      // In the middle of the turn the other king may be open to capture; it is not captured.
      {"section 7, 3",
       "niel remote_collapse",
       "4RR1k/8/8/k7/8/8/8/2K5 w - - 0 1 | k:h8/a5=e@1;R:e8/f8=e@1",
       "e8!",
       {"#1 1/2 4R2k/8/8/8/8/8/8/2K5 w - - 0 1 | - | must=e8", "#2 1/2 5R2/8/8/k7/8/8/8/2K5 w - - 0 1 | - | must=f8"}},
      {"section 7, 3", "niel remote_collapse", "4R2k/p7/8/8/8/8/8/2K5 w - - 0 1 | - | must=e8", "e8h8", {kNotLegal}},
      {"section 7, 3",
       "niel remote_collapse",
       "4R2k/p7/8/8/8/8/8/2K5 w - - 0 1 | - | must=e8",
       "e8e7",
       {"- 1 7k/p3R3/8/8/8/8/8/2K5 b - - 1 1 | -"}},
      // Nor does the noted square change, even if the double-stepped half is gone.
      {"section 7, 3",
       "niel remote_collapse",
       "7k/4p3/8/4p3/8/2N5/8/KN6 w - e6 0 5 | N:b1/c3=e@1;p:e7/e5=e@1",
       "b1!",
       {"#1 1/2 7k/4p3/8/8/8/8/8/KN6 w - e6 0 5 | - | must=b1",
        "#2 1/2 7k/8/8/4p3/8/2N5/8/K7 w - e6 0 5 | - | must=c3"}},

      {"options",
       "niel attack5x6 double_step",
       "rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1 | -",
       "a2a4",
       {"- 1 rnbqk/ppppp/P4/5/1PPPP/RNBQK b - a3 0 1 | -"}},
      {"options", "niel attack5x6", "rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1 | -", "a2a4", {kNotLegal}},
      {"options", "niel no_double_step", kStart, "e2e4", {kNotLegal}},
      {"options",
       "niel gardner5x5",
       "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1 | -",
       "b1^a3c3",
       {"- 1 rnbqk/ppppp/N1N2/PPPPP/R1BQK b - - 1 1 | N:a3/c3=e"}},
      {"options",
       "niel losalamos6x6",
       "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1 | -",
       "b1^c3a3u",
       {"- 1 rnqknr/pppppp/6/N1N3/PPPPPP/R1QKNR b - - 1 1 | N:c3/a3=u"}},
      {"options",
       "niel gardner5x5",
       "4k/P4/5/5/4K w - - 0 1 | -",
       "a4^a5a4bu",
       {"- 1 B3k/B4/5/5/4K b - - 0 1 | B:a5/a4=u"}},
      {"plain", "plain", kStart, "g1^f3h3", {kNotLegal}},
      {"plain", "plain", kStart, "g1f3", {"- 1 rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1 | -"}},
  };
  return cases;
}

inline const std::vector<ListCase>& lists() {
  static const std::vector<ListCase> cases = {
      {"N7", "niel", "7k/8/8/8/8/p7/P7/K7 w - - 0 1 | -", "", {"a1^a1b1", "a1^a1b1u", "a1^b1a1u", "a1b1"}},
      {"N7",
       "niel silverman4x5",
       "rqkr/pppp/4/PPPP/RQKR w - - 0 1 | -",
       "",
       {"a2^a2a3", "a2^a2a3u", "a2^a3a2u", "a2a3", "b2^b2b3", "b2^b2b3u", "b2^b3b2u", "b2b3", "c2^c2c3", "c2^c2c3u",
        "c2^c3c2u", "c2c3", "d2^d2d3", "d2^d2d3u", "d2^d3d2u", "d2d3"}},
      {"N7",
       "niel",
       kStart,
       "e2",
       {"e2^e2e3", "e2^e2e3u", "e2^e2e4", "e2^e2e4u", "e2^e3e2u", "e2^e3e4", "e2^e3e4u", "e2^e4e2u", "e2^e4e3u", "e2e3",
        "e2e4"}},
      {"7.3",
       "simplified",
       kStart,
       "e2",
       {"e2^e3e2", "e2^e3e2u", "e2^e4e2", "e2^e4e2u", "e2^e4e3", "e2^e4e3u", "e2e3", "e2e4"}},
      {"N15",
       "simplified",
       kStart,
       "g1^",
       {"g1^f3g1", "g1^f3g1u", "g1^f3h3", "g1^f3h3u", "g1^g1f3", "g1^g1f3u", "g1^g1h3", "g1^g1h3u", "g1^h3f3",
        "g1^h3f3u", "g1^h3g1", "g1^h3g1u"}},
      {"App. D", "hadamard", kStart, "g1^f3", {"g1^f3g1", "g1^f3g1p", "g1^f3h3", "g1^f3h3p"}},
      {"App. E", "hadamard+", kStart, "g1^f3h3", {"g1^f3h3", "g1^f3h3p", "g1^f3h3u", "g1^f3h3v"}},
      {"App. E", "deterministic", kStart, "g1^f3h3", {"g1^f3h3", "g1^f3h3p"}},
      {"App. G", "nobox", kStart, "g1^f3", {"g1^f3g1u", "g1^f3h3", "g1^f3h3u"}},
      {"plain", "plain", kStart, "g1", {"g1f3", "g1h3"}},
      {"section 7, 2",
       "niel stay_only",
       kStart,
       "g1",
       {"g1^f3g1u", "g1^g1f3", "g1^g1f3u", "g1^g1h3", "g1^g1h3u", "g1^h3g1u", "g1f3", "g1h3"}},
      // Halves move alone, do not split, and flip.
      {"N8", "niel", "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:g1/f3=u", "g1", {"g1e2", "g1h3", "g1~f3"}},
      {"N8",
       "niel",
       "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:g1/f3=u",
       "f3",
       {"f3d2", "f3d4", "f3e1", "f3e5", "f3g5", "f3h2", "f3h4"}},
      {"App. D", "hadamard", "7k/8/8/8/8/5N2/8/K5N1 w - - 0 1 | N:g1/f3=p", "g1", {"g1Hf3", "g1Zf3", "g1e2", "g1h3"}},
      // A group's Z move is one move, by the own pair with the lowest square; the knights are not one move away.
      {"App. E",
       "hadamard+",
       "4k3/8/nn4rr/8/8/RR6/8/4K3 b - - 0 1 | R:a3/b3=e@1;n:a6/b6=e@1;r:g6/h6=e@1",
       "a6",
       {"a6Zb6", "a6b4", "a6b8", "a6c5", "a6c7"}},
      {"App. E",
       "hadamard+",
       "4k3/8/nn4rr/8/8/RR6/8/4K3 b - - 0 1 | R:a3/b3=e@1;n:a6/b6=e@1;r:g6/h6=e@1",
       "g6",
       {"g6c6", "g6d6", "g6e6", "g6f6", "g6g1", "g6g2", "g6g3", "g6g4", "g6g5", "g6g7", "g6g8", "g6~h6"}},
      {"8.1",
       "niel",
       "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e",
       "f6^f6",
       {"f6^f6d5&e4", "f6^f6d5u", "f6^f6d7", "f6^f6d7&e4", "f6^f6d7u", "f6^f6e8", "f6^f6e8&e4", "f6^f6e8u",
        "f6^f6g4&e4", "f6^f6g4u", "f6^f6g8", "f6^f6g8&e4", "f6^f6g8u", "f6^f6h5&e4", "f6^f6h5u", "f6^f6h7",
        "f6^f6h7&e4", "f6^f6h7u"}},
      {"N13",
       "niel",
       "7k/8/8/8/3pP3/4P3/8/K7 b - e3 0 5 | P:e3/e4=e",
       "d4",
       {"d4^d3d4", "d4^d3d4&e3", "d4^d3d4u", "d4^d4d3&e3", "d4^d4d3u", "d4d3", "d4e3", "d4e3ep"}},
      {"N12",
       "niel",
       "7k/4P3/8/8/8/8/8/K7 w - - 0 1 | -",
       "e7^e8",
       {"e7^e8e7bu", "e7^e8e7nu", "e7^e8e7qu", "e7^e8e7ru"}},
      {"section 7, 3",
       "niel remote_collapse",
       "7k/8/8/8/4p3/8/4P3/K7 w - - 0 1 | - | must=e2",
       "",
       {"e2^e2e3", "e2^e2e3u", "e2^e3e2u", "e2e3"}},
      // No en passant on a pawn that has collapsed back.
      {"section 7, 3",
       "niel remote_collapse",
       "7k/4p3/8/3P4/8/8/8/K7 w - e6 0 5 | - | must=d5",
       "",
       {"d5^d5d6", "d5^d5d6u", "d5^d6d5u", "d5d6"}},
      {"section 7, 3",
       "niel remote_collapse",
       "7k/8/8/3Pp3/8/8/8/K7 w - e6 0 5 | - | must=d5",
       "",
       {"d5^d5d6", "d5^d5d6u", "d5^d6d5u", "d5d6", "d5e6"}},
      // 8.8 saves from stalemate: the king joins the queen so that the half that attacks has no chance.
      {"8.8", "niel", "7k/5Q2/6K1/8/8/8/Q7/8 b - - 0 1 | Q:a2/f7=e", "", {"h8^g8h8&a2"}},
      // 8.6 saves from checkmate.
      {"8.7", "niel", "4R1kk/5ppp/8/8/8/8/8/K3R3 b - - 0 1 | R:e8/e1=e@1;k:g8/h8=e@1", "", {"g8~h8"}},
      // A half that stays and a half that goes shut two lines at once.
      {"N4", "niel", "R6k/7p/5r1P/8/8/8/1B6/K7 b - - 0 1 | -", "", {"f6^f6f8", "f6^f6f8u", "f6^f8f6u"}},
      // The king's pair resolves away from the attack.
      {"App. E", "deterministic", "4R2k/6pp/8/8/8/8/8/K3R3 b - - 0 1 | R:e8/e1=e", "", {"h8^g8h8p", "h8^h8g8"}},
  };
  return cases;
}

inline const std::vector<EndingCase>& endings() {
  static const std::vector<EndingCase> cases = {
      // Indefinite checkmates (section 5): a chance is enough.
      {"N5", "niel", "4R2k/6pp/8/8/8/8/8/K3R3 b - - 0 1 | R:e1/e8=e", true, "checkmate"},
      {"N5", "niel", "4R2k/6pp/8/8/8/8/8/K3R3 b - - 0 1 | R:e1/e8=u", true, "checkmate"},
      {"N5", "nobox", "4R2k/6pp/8/8/8/8/8/K3R3 b - - 0 1 | R:e1/e8=e", true, "checkmate"},
      {"N5", "tunnelling remote_collapse", "4R2k/6pp/8/8/8/8/8/K3R3 b - - 0 1 | R:e1/e8=e", true, "checkmate"},
      {"N5", "niel", "6rk/5Npp/8/8/8/8/8/K1N5 b - - 0 1 | N:c1/f7=e", true, "checkmate"},
      {"N5", "niel", "2Q4k/5Q2/6K1/8/8/8/8/8 b - - 0 1 | Q:f7/c8=u", true, "checkmate"},
      // The attempt on the rook beside the king may leave the rook on g1 instead.
      {"7.6", "niel", "6Rk/7p/8/8/8/8/8/K5R1 b - - 0 1 | R:g1/g8=e", true, "checkmate"},
      {"7.6", "niel", "6Rk/7p/8/8/8/8/R7/K7 b - - 0 1 | R:a2/g8=e", true, "none"},
      // A half's attempt on the checking piece may fail; a conventional bishop's does not.
      {"7.6", "niel", "4R2k/6pp/8/1b6/8/8/8/K6b b - - 0 1 | b:h1/b5=e", true, "checkmate"},
      {"7.6", "niel remote_collapse", "4R2k/6pp/8/1b6/8/8/8/K6b b - - 0 1 | b:h1/b5=e", true, "checkmate"},
      {"7.6", "hadamard", "4R2k/6pp/8/1b6/8/8/8/K6b b - - 0 1 | b:b5/h1=p", true, "checkmate"},
      {"7.6", "deterministic", "4R2k/6pp/8/1b6/8/8/8/K6b b - - 0 1 | b:b5/h1=e", true, "none"},
      {"7.6", "niel", "4R2k/6pp/8/1b6/8/8/8/K7 b - - 0 1 | -", true, "none"},
      // One half of the king is mated, the other is free.
      {"6.2.1", "niel", "k6k/8/8/8/8/8/RR6/4K3 b - - 0 1 | k:a8/h8=e", true, "checkmate"},
      {"6.2.1", "niel remote_collapse", "k6k/8/8/8/8/8/RR6/4K3 b - - 0 1 | k:a8/h8=e", true, "checkmate"},
      // A Hadamard move saves the king onto the safe square, or does not.
      {"App. D", "niel", "kk6/8/2P5/8/8/8/8/R3K3 b - - 0 1 | k:a8/b8=e", true, "checkmate"},
      {"App. D", "hadamard", "kk6/8/2P5/8/8/8/8/R3K3 b - - 0 1 | k:b8/a8=e", true, "none"},
      {"App. D", "hadamard", "kk6/8/2P5/8/8/8/8/R3K3 b - - 0 1 | k:a8/b8=e", true, "checkmate"},
      // Plain mates, and one that a superposition escapes.
      {"N5", "plain", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 | -", true, "checkmate"},
      {"N5", "niel", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3 | -", true, "checkmate"},
      {"N4", "plain", "R6k/7p/5r1P/8/8/8/1B6/K7 b - - 0 1 | -", true, "checkmate"},
      {"N4", "niel stay_only", "R6k/7p/5r1P/8/8/8/1B6/K7 b - - 0 1 | -", true, "none"},
      // 8.7: attacked, and in check only if the attack has a chance.
      {"8.7", "niel", "3kk3/8/8/8/4R2R/8/8/K7 b - - 1 2 | R:e4/h4=e@1;k:d8/e8=e@1", false, "none"},
      {"8.7", "niel", "3kk3/8/8/8/4R2R/8/8/K7 b - - 1 2 | R:e4/h4=e@1;k:e8/d8=e@1", true, "none"},
      {"8.7", "niel", "n2kk3/n7/8/8/4R2R/8/8/K1NN4 b - - 1 2 | N:c1/d1=e@2;R:e4/h4=e@1;n:a7/a8=e@1;k:d8/e8=e@2", true,
       "none"},
      // The half that has a chance is behind its own other half.
      {"N4", "niel", "4RR1k/8/8/k7/8/8/8/2K5 b - - 0 1 | k:h8/a5=e@1;R:e8/f8=e@1", false, "none"},
      // Without flips the king is mated; with them it is not.
      {"9.1.1", "simplified", "4R1kk/5ppp/8/8/8/8/8/K3R3 b - - 0 1 | R:e8/e1=e@1;k:g8/h8=e@1", true, "checkmate"},
      {"8.6", "niel", "4R1kk/5ppp/8/8/8/8/8/K3R3 b - - 0 1 | R:e8/e1=e@1;k:g8/h8=e@1", true, "none"},
      // Attacked without a chance and no move left: stalemate. The other way round: checkmate, or a flip.
      {"8.8", "niel", "4R1kk/8/6K1/8/8/B7/8/4R3 b - - 0 1 | R:e1/e8=e@1;k:g8/h8=e@1", false, "stalemate"},
      {"8.8", "simplified", "4R1kk/8/6K1/8/8/B7/8/4R3 b - - 0 1 | R:e1/e8=e@1;k:g8/h8=e@1", false, "stalemate"},
      {"8.8", "simplified", "4R1kk/8/6K1/8/8/B7/8/4R3 b - - 0 1 | R:e8/e1=e@1;k:g8/h8=e@1", true, "checkmate"},
      {"8.8", "niel", "4R1kk/8/6K1/8/8/B7/8/4R3 b - - 0 1 | R:e8/e1=e@1;k:g8/h8=e@1", true, "none"},
      // Stalemates.
      {"N16", "plain", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 | -", false, "stalemate"},
      {"N16", "niel", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 | -", false, "stalemate"},
      {"N16", "niel", "7k/5K1p/7P/8/8/8/8/8 b - - 0 1 | -", false, "stalemate"},
      {"8.8", "niel", "7k/5Q2/6K1/8/8/8/Q7/8 b - - 0 1 | Q:a2/f7=e", false, "none"},
      // Deterministic: the attack must succeed.
      {"App. E", "deterministic", "4R2k/6pp/8/8/8/8/8/K3R3 b - - 0 1 | R:e1/e8=e", false, "none"},
      {"App. E", "deterministic", "4R2k/6pp/8/8/8/8/8/K3R3 b - - 0 1 | R:e8/e1=e", true, "none"},
      // Bare kings.
      {"N16", "niel", "7k/8/8/8/8/8/8/K7 w - - 0 1 | -", false, "dead"},
      {"N16", "niel", "7k/8/8/8/8/8/8/KK6 w - - 0 1 | K:a1/b1=e", false, "dead"},
      {"N16", "niel", "7k/8/8/8/8/8/8/KN6 w - - 0 1 | -", false, "none"},
  };
  return cases;
}

}  // namespace spooky::chess_cases
