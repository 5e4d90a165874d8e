// PGN files: ours read back exactly, those of other programs become games of ordinary chess, and damage is told.
#include "spooky/formats/chess/files/pgn.hpp"

#include "formats/chess/text/testing.hpp"
#include "spooky/formats/chess/text/san.hpp"
#include "spooky/formats/pgn_text.hpp"
#include "spooky/games/nature.hpp"

namespace spooky::chess {
namespace {

using Log = GameLog<Game>;

Log log_of(const Position& start, const std::vector<std::string_view>& actions) {
  Log log{start, {}};
  Position position = start;
  for (const std::string_view text : actions) {
    const auto action = read_action<Game>(position, text);
    EXPECT_TRUE(action) << text << ": " << action.error().reason;
    if (!action) break;
    log.entries.push_back({*action, std::nullopt, std::nullopt});
    position.play_unchecked(*action);
  }
  return log;
}

Position end_of(const Log& log) {
  Position position = log.start;
  for (const auto& entry : log.entries) position.play_unchecked(entry.action);
  return position;
}

std::string fault(std::string_view text) {
  const auto log = Pgn::parse(text);
  if (log) return "no fault";
  EXPECT_EQ(log.error().code, ErrorCode::BadRecord);
  return log.error().reason;
}

constexpr std::string_view kRoster =
    "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n";

TEST(ChessPgn, QuantumGamesHaveTheirRollsBehindTheMoves) {
  const Position start = position_of("", "6k1/8/8/3n1n2/8/8/8/R2RK3 b - - 0 7 | R:a1/d1=e;n:d5/f5=u");
  const Log log = log_of(start, {"g8g7", "d1d5", "#1", "#2", "resign"});
  EXPECT_EQ(Pgn::print(log), std::string(kRoster) +
                                 "[Result \"1-0\"]\n[Variant \"niel\"]\n[SetUp \"1\"]\n"
                                 "[FEN \"6k1/8/8/3n1n2/8/8/8/R2RK3 b - - 0 7 | R:a1/d1=e;n:d5/f5=u\"]\n"
                                 "[Termination \"resignation\"]\n\n7... g8g7 8. d1d5#1#2 1-0\n");
  const auto read = Pgn::parse(Pgn::print(log));
  ASSERT_TRUE(read) << read.error().reason;
  EXPECT_EQ(*read, log);
}

TEST(ChessPgn, TheFacesThatWereRolledStandInAComment) {
  const Position start = position_of("", "6k1/8/8/3n1n2/8/8/8/R2RK3 w - - 0 7 | R:a1/d1=e;n:d5/f5=u");
  Log log = log_of(start, {"d1d5", "#1", "#2", "g8g7"});
  const auto written = [&] {
    const std::string text = Pgn::print(log);
    const auto read = Pgn::parse(text);
    EXPECT_TRUE(read) << read.error().reason;
    EXPECT_EQ(*read, log);
    return text.substr(text.find("\n\n") + 2);
  };
  log.entries[1].face = 3;
  log.entries[2].face = 5;
  EXPECT_EQ(written(), "7. d1d5#1#2 {[%face 3,5]} 7... g8g7 *\n");
  log.entries[1].face = std::nullopt;
  EXPECT_EQ(written(), "7. d1d5#1#2 {[%face ,5]} 7... g8g7 *\n");
  log.entries[0].milliseconds = 100;
  EXPECT_EQ(written(), "7. d1d5#1#2 {[%face ,5]} {[%ms 100,,]} 7... g8g7 {[%ms ]} *\n");

  const auto broken = [&](const std::string& comment) {
    std::string text = Pgn::print(log);
    const std::string known = "{[%face ,5]}";
    return fault(text.replace(text.find(known), known.size(), comment));
  };
  EXPECT_EQ(broken("{[%face 5,5]}"),
            "move 7 of the PGN file, '#1', cannot be played: the face 5 does not mean #1: 1, 2, 3 or 4 do");
  EXPECT_EQ(broken("{[%face 7,5]}"),
            "move 7 of the PGN file, '#1', cannot be played: a die with 6 faces does not show 7");
  EXPECT_EQ(broken("{[%face 3]}"), "the move 'd1d5#1#2' of the PGN file has 2 rolls and 1 faces");
  EXPECT_EQ(broken("{[%face 3,5]} {[%face 3,5]}"), "after the move 'd1d5#1#2' of the PGN file stand its faces twice");
  EXPECT_EQ(broken("{[%face 3,x]}"),
            "after the move 'd1d5#1#2' of the PGN file stands the face 'x', which is no number");
  EXPECT_EQ(fault("[Variant \"niel\"]\n\n{[%face 3]} 1. e2e4 *"),
            "before the first move of the PGN file stands a face of a die");
}

TEST(ChessPgn, RandomGamesReadBackExactly) {
  for (const std::string_view rules : kRuleSets) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      Log log = random_log(rules, seed, 100 + static_cast<int>(seed));
      if (seed % 2 == 1) {
        for (std::size_t i = 0; i < log.entries.size(); i += 3) log.entries[i].milliseconds = 700 * static_cast<int>(i);
      }
      Position position = log.start;
      for (auto& entry : log.entries) {
        const std::vector<int> faces = faces_of(position, entry.action);
        if (!faces.empty() && seed > 1) entry.face = faces[seed % faces.size()];
        position.play_unchecked(entry.action);
      }
      const std::string text = Pgn::print(log);
      EXPECT_TRUE(Pgn::recognises(text));
      const auto read = Pgn::parse(text);
      ASSERT_TRUE(read) << rules << ": " << read.error().reason << "\n" << text;
      EXPECT_TRUE(*read == log) << rules << "\n" << text;
      EXPECT_EQ(Pgn::print(*read), text);
    }
  }
}

TEST(ChessPgn, OrdinaryChessIsWrittenAsEverybodyDoes) {
  const Log log = log_of(Position::initial(rules_of("variant=plain")), {"f2f3", "e7e5", "g2g4", "d8h4"});
  EXPECT_EQ(Pgn::print(log), std::string(kRoster) + "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
  const Log small = log_of(Position::initial(rules_of("variant=plain,board=gardner5x5,draws=true")), {"b1c3"});
  EXPECT_EQ(Pgn::print(small), std::string(kRoster) +
                                   "[Result \"*\"]\n[Variant \"plain\"]\n[Board \"gardner5x5\"]\n[Draws "
                                   "\"true\"]\n\n1. Nc3 *\n");
  const Log later = log_of(position_of("variant=plain", "4k3/8/8/8/8/8/8/4K2R b K - 3 40"), {"e8e7"});
  EXPECT_NE(Pgn::print(later).find("[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 3 40\"]\n\n40... Ke7 *\n"), std::string::npos)
      << "without the part that others do not know";
}

/// A file as the world is full of: comments, annotations, variations, a second game.
constexpr std::string_view kOpera = R"(% exported
[Event "Opera"]
[Site "Paris"]
[Date "1858.??.??"]
[Round "-"]
[White "Morphy, Paul"]
[Black "Duke of \"B\" and Count"]
[Result "1-0"]
[Board "3"]
[WhiteElo "?"]

1. e4 e5 2.Nf3 d6 {Philidor's defence [%clk 0:10:00]} 3. d4 Bg4?! ; the start of trouble
4. dxe5 Bxf3 ( 4... dxe5 5. Qxd8+ (5. Nxe5 Qxd1+ {a (nested) line}) 5... Kxd8 6. Nxe5 ) 5. Qxf3 dxe5
6. Bc4 Nf6 7. Qb3 $1 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5! cxb5 11. Bxb5+ Nbd7
12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1
% a line for programs
Qe6 15. Bxd7+ Nxd7 16. Qb8+!! Nxb8 17. Rd8# 1-0

[Event "Another game"]
[Result "*"]

1. d4 *
)";

TEST(ChessPgn, FilesOfOtherProgramsAreRead) {
  EXPECT_TRUE(Pgn::recognises(kOpera));
  const auto log = Pgn::parse(kOpera);
  ASSERT_TRUE(log) << log.error().reason;
  EXPECT_EQ(log->start, Position::initial(rules_of("variant=plain")));
  EXPECT_EQ(log->entries.size(), 33U);
  const Position end = end_of(*log);
  EXPECT_EQ(end.ending(), Ending::Checkmate);
  EXPECT_EQ(Text::position_text(end), "1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17 | -");
  // Written by us, the moves are the same words, without the annotations.
  EXPECT_NE(Pgn::print(*log).find("10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7"), std::string::npos)
      << Pgn::print(*log);
}

TEST(ChessPgn, FormsOfMoves) {
  const auto san = [](std::string_view position, std::string_view text) {
    const Position start = position_of("variant=plain", position);
    const auto move = parse_san(start, text);
    return move ? san_text(start, *move) : move.error().reason;
  };
  // Three queens of which two stand on one file and two on one rank.
  const char* queens = "6k1/8/8/8/8/Q7/8/Q1Q4K w - - 0 1";
  EXPECT_EQ(san(queens, "Qa1b2"), "Qa1b2");
  EXPECT_EQ(san(queens, "Q3b2"), "Q3b2");
  EXPECT_EQ(san(queens, "Qcb2"), "Qcb2");
  EXPECT_EQ(san(queens, "Qb2"), "'Qb2' may be the move of two pieces");
  const char* knights = "7k/8/8/8/8/8/8/1N2KN2 w - - 0 1";
  EXPECT_EQ(san(knights, "Nbd2"), "Nbd2");
  for (const char* text : {"Nf1d2", "Nf1-d2", "f1d2", "Nfd2!?"}) EXPECT_EQ(san(knights, text), "Nfd2") << text;
  EXPECT_EQ(san(knights, "Nd2"), "'Nd2' may be the move of two pieces");
  EXPECT_EQ(san(knights, "Ne5"), "'Ne5' is not a legal move here");
  const char* pawn = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
  for (const char* text : {"exd8=Q", "exd8Q", "e7d8q", "exd8=Q+", "ed8=Q"}) EXPECT_EQ(san(pawn, text), "exd8=Q+");
  EXPECT_EQ(san(pawn, "e8"), "'e8' is not a legal move here") << "the piece is not named";
  EXPECT_EQ(san("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "dxe3 e.p."),
            "'dxe3 e.p.' is not a move as in e4, Nf3, exd5, e8=Q or O-O");
  EXPECT_EQ(san("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "dxe3e.p."), "dxe3");
  EXPECT_EQ(san("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "0-0"), "O-O");
  EXPECT_EQ(san("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O"),
            "castling is no longer possible there: the king or the rook on h1 has moved or split before");
  EXPECT_EQ(san("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--"), "'--' is not a move as in e4, Nf3, exd5, e8=Q or O-O");
}

TEST(ChessPgn, ResignationIsToldByTags) {
  const std::string tags = "[Result \"1-0\"]\n[Termination \"White won by resignation\"]\n\n";
  EXPECT_EQ(Pgn::parse(tags + "1. e4 1-0")->entries.back().action, Action::resign());
  EXPECT_EQ(Pgn::parse(tags + "1. e4 e5 1-0")->entries.size(), 2U) << "it is the winner's turn";
  EXPECT_EQ(Pgn::parse("[Result \"1-0\"]\n\n1. e4 1-0")->entries.size(), 1U) << "it may have been the clock";
}

TEST(ChessPgn, AResultThatTheBoardDeniesIsRefused) {
  const auto read = Pgn::parse("[Result \"0-1\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 0-1");
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().reason, "the PGN file says 0-1, and its moves end the game with 1-0");
  EXPECT_TRUE(Pgn::parse("[Result \"*\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# *"));
}

TEST(ChessPgn, OffersOfADrawAreComments) {
  for (const std::string_view rules : {"", "variant=plain"}) {
    Log log = log_of(Position::initial(rules_of(rules)), {"e2e4", "draw", "e7e5", "g1f3", "draw", "b8c6", "draw"});
    const std::string text = Pgn::print(log);
    EXPECT_NE(text.find("[Result \"1/2-1/2\"]"), std::string::npos) << text;
    EXPECT_NE(text.find("[Termination \"agreement\"]"), std::string::npos) << text;
    EXPECT_NE(text.find("{[%draw]} 1... e"), std::string::npos) << text;
    EXPECT_EQ(*Pgn::parse(text), log);
    for (auto& entry : log.entries) entry.milliseconds = 5;
    EXPECT_EQ(*Pgn::parse(Pgn::print(log)), log);
  }
  const auto twice = Pgn::parse("1. {[%draw]} {[%draw]} e4 *");
  ASSERT_FALSE(twice);
  EXPECT_EQ(twice.error().reason,
            "move 1 of the PGN file, 'draw', cannot be played: White has offered a draw already and must move now");
}

TEST(ChessPgn, IsToldApartByItsContent) {
  for (const char* text : {"[Event \"x\"]", "\xEF\xBB\xBF\n% y\n [Event \"x\"]", "1. e4", "  12... e5"}) {
    EXPECT_TRUE(Pgn::recognises(text)) << text;
  }
  for (const char* text : {"", "(;GM[1])", "{\"format\":1}", "[1,2]", "[\"a\"]", "e4", "%", "[", "12"}) {
    EXPECT_FALSE(Pgn::recognises(text)) << text;
  }
}

TEST(ChessPgn, DamageIsTold) {
  EXPECT_EQ(fault("hello"), "this is not a PGN file: it begins with no tag and no move");
  EXPECT_EQ(fault("[Event \"x]"), "the tag 'Event' of the PGN file does not end");
  EXPECT_EQ(fault("[Event \"x\"]\n[Site x]"), "a tag of the PGN file is not written as in [Name \"value\"]");
  EXPECT_EQ(fault("1. e4 {never"), "the PGN file ends in the middle of a comment");
  EXPECT_EQ(fault("1. e4 (1. d4"), "the PGN file ends in the middle of a variation");
  EXPECT_EQ(fault("1. e4 )"),
            "after the move 'e4' of the PGN file stands a closing parenthesis without an opening one");
  EXPECT_EQ(fault("1. e4 }"), "after the move 'e4' of the PGN file stands '}', which closes nothing");
  EXPECT_EQ(fault("1. e4 e5 2. e5"), "move 2 of the PGN file, 'e5', cannot be played: 'e5' is not a legal move here");
  EXPECT_EQ(fault("1. f3 e5 2. g4 Qh4# 3. a3"),
            "move 3 of the PGN file, 'a3', cannot be played: the game is over before it");
  EXPECT_EQ(fault("[Variant \"Atomic\"]\n1. e4"),
            "the PGN file holds a game of a variant that we do not play, 'atomic'");
  EXPECT_EQ(fault("[Variant \"niel\"]\n[Board \"3\"]\n1. e2e4"),
            "in the tags of the PGN file: the rule 'board' must be one of standard8x8, silverman4x5, gardner5x5, "
            "attack5x6, losalamos6x6 (default standard8x8)");
  EXPECT_EQ(fault("[Draws \"maybe\"]\n1. e4"), "the tag 'Draws' of the PGN file must be true or false");
  EXPECT_EQ(fault("[FEN \"8/8 w - -\"]\n"),
            "in the tag 'FEN' of the PGN file: the board has 8 ranks, and this position has 2");
  EXPECT_EQ(fault("[Variant \"niel\"]\n1. g1^f3h3 e7e5#1"),
            "move 2 of the PGN file, '#1', cannot be played: nothing is rolled for now: White is to move");
  EXPECT_EQ(fault("1. e4 {[%ms 5,6,7]} e5"), "the PGN file has 3 times for 2 actions");
  EXPECT_EQ(fault("1. e4 {[%ms x]}"),
            "after the move 'e4' of the PGN file stands the time 'x', which is no number of milliseconds");
}

}  // namespace
}  // namespace spooky::chess
