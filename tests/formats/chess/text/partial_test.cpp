// The variant `partial`, P1–P14, as people and programs see it: texts, JSON, events, words, refusals.
#include <algorithm>

#include "formats/chess/text/testing.hpp"
#include "spooky/formats/message_json.hpp"

namespace spooky::chess {
namespace {

constexpr std::string_view kPartial = "variant=partial";
constexpr std::string_view kThree = "4k3/8/8/8/4n3/5N1N/3P4/4K1N1 w - - 0 1 | N:g1/f3/h3=t";
constexpr std::string_view kAttacked = "4k3/8/8/8/R3n3/2n5/8/4K2n w - - 3 9 | n:h1/c3/e4=t";

Position three(std::string_view text) { return position_of(kPartial, text); }

std::string read_partial(std::string_view rules, std::string_view text) {
  const auto position = read_position<chess::Game>(rules_of(rules), text);
  if (position) return Text::position_text(*position);
  EXPECT_EQ(position.error().code, ErrorCode::BadPosition);
  return position.error().reason;
}

std::string with_triple(std::string_view triple) {
  return read_partial(kPartial, "4k3/8/8/8/4n3/5N1N/3P4/4K1N1 w - - 0 1 | " + std::string(triple));
}

std::string as_data(const Position& position, std::string_view text) {
  return print_json(events_json(events(position, text)));
}

TEST(ChessPartial, PositionsAreReadInAnyOrder) {
  EXPECT_EQ(read_partial(kPartial, kThree), kThree);
  EXPECT_EQ(with_triple("N:h3/g1/f3=t"), kThree);
  EXPECT_EQ(read_partial(kPartial, "4k3/8/8/8/8/N4N1N/7N/4K1N1 w - - 0 1 | N:a3/h2=u;N:h3/f3/g1=t"),
            "4k3/8/8/8/8/N4N1N/7N/4K1N1 w - - 0 1 | N:g1/f3/h3=t;N:a3/h2=u")
      << "the list is sorted by each entry's lowest square";
}

TEST(ChessPartial, FaultsOfTriples) {
  EXPECT_EQ(read_partial("", kThree), "N:g1/f3/h3=t is on three squares, and only the variant partial has such pieces");
  EXPECT_EQ(read_partial("variant=plain", kThree), "ordinary chess has no pairs, and here is N:g1/f3/h3=t");
  const auto written = [](const std::string& item) {
    return "a piece on three squares is written as in N:g1/f3/h3=t, without a group, and here is '" + item + "'";
  };
  for (const char* item : {"N:g1/f3/h3=t@1", "N:g1/f3/h3=e", "N:g1/f3=t"}) EXPECT_EQ(with_triple(item), written(item));
  EXPECT_EQ(with_triple("N:g1/f3/f3=t"), "f3 is named twice in the pairs");
  EXPECT_EQ(with_triple("N:g1/f3/h4=t"), "the pair 'N:g1/f3/h4=t' has a half on h4, but the board has nothing there");
  EXPECT_EQ(with_triple("N:g1/f3/d2=t"), "the pair 'N:g1/f3/d2=t' has a half on d2, but the board has 'P' there");
  EXPECT_EQ(with_triple("N:g1/f3/h3/e4=t"),
            "a pair is written as in N:f3/h3=e or N:f3/h3=e@1, and here is 'N:g1/f3/h3/e4=t'");
  EXPECT_EQ(read_partial(kPartial, "4k3/8/8/8/8/4P3/3PP3/4K3 w - - 0 1 | P:d2/e2/e3=t"),
            "the parts of the pawn P:d2/e2/e3=t are not on one file");
  EXPECT_EQ(read_partial(kPartial, "4k3/8/8/8/8/4P3/4P3/K3P3 w - - 0 1 | P:e1/e2/e3=t"),
            "a pawn stands on e1, on the first or last rank");
  EXPECT_EQ(read_partial(kPartial, "4k3/8/8/8/8/8/8/KKKK4 w - - 0 1 | K:a1/b1/c1=t"), "White has more than one king");
  EXPECT_EQ(read_partial(kPartial, "4k3/8/8/8/8/8/8/KKK5 w - - 0 1 | K:a1/b1=e"), "White has more than one king");
}

TEST(ChessPartial, MovesAreReadInAnyOrder) {
  const Position start = Position::initial(rules_of(kPartial));
  for (const char* text : {"g1^f3g1h3", "g1^h3f3g1", "g1^g1f3h3"}) EXPECT_EQ(spelling(start, text), "g1^g1f3h3");
  EXPECT_EQ(Text::action_text(start, *read_action<Game>(start, "e2^e4e3e2")), "e2^e2e3e4");
}

TEST(ChessPartial, TheListsAreAsLongAsTheyMustBe) {
  const auto count_of = [](std::string_view rules, std::string_view text, Action::Type type) {
    Position::Actions actions;
    position_of(rules, text).legal_actions(actions);
    return std::ranges::count(actions, type, &Action::type);
  };
  constexpr std::string_view kQueen = "4k3/8/8/8/3Q4/8/8/1K6 w - - 0 1";
  EXPECT_EQ(count_of(kPartial, kQueen, Action::Type::SplitThree), 3276 + 20)
      << "the queen's, and six squares' of a king";
  EXPECT_EQ(count_of(kPartial, kQueen, Action::Type::Split), count_of("", kQueen, Action::Type::Split));
  const auto start = [](std::string_view rules) { return legal_texts<Game>(Position::initial(rules_of(rules))); };
  EXPECT_EQ(start(kPartial).size(), start("").size() + 10) << "one for each knight and each pawn";
  const auto list = start(kPartial);
  EXPECT_TRUE(std::ranges::is_sorted(list));
}

TEST(ChessPartial, StateHasTheThirdSquare) {
  EXPECT_EQ(print_json(Text::state(three(kThree)).at("pairs")),
            R"([{"type":"N","owner":"white","first":"g1","second":"f3","third":"h3","kind":"t","group":0}])");
  const auto rolling = [](const Position& position) { return print_json(Text::state(position).at("rolling")); };
  EXPECT_EQ(rolling(after(three(kAttacked), {"a4e4"})), R"({"move":"a4e4","pair":["h1","c3","e4"],"asked":"e4"})");
  const Position two = three("7k/8/1R6/R7/R3n3/2n5/8/4K2n w - - 0 1 | n:h1/c3/e4=t;R:a4/a5/b6=t");
  EXPECT_EQ(rolling(after(two, {"a4e4", "#2"})), R"({"move":"a4e4","pair":["a4","a5","b6"],"asked":"a4"})")
      << "of the mover's part, where it came from";
  const Position passing = three("4k3/8/8/8/3pP3/4P3/4P3/4K3 b - e3 0 1 | P:e2/e3/e4=t");
  EXPECT_EQ(rolling(after(passing, {"d4e3ep"})), R"({"move":"d4e3ep","pair":["e2","e3","e4"],"asked":"e4"})")
      << "of a part captured en passant, where it stood";
  EXPECT_EQ(rolling(after(passing, {"d4e3"})), R"({"move":"d4e3","pair":["e2","e3","e4"],"asked":"e3"})");
}

TEST(ChessPartial, TheDieHasTwoFacesForTheSquare) {
  const Position rolling = after(three(kAttacked), {"a4e4"});
  EXPECT_EQ(rolling.weight(Action::roll(Half::First)), Rational(1, 3));
  EXPECT_EQ(rolling.weight(Action::roll(Half::Second)), Rational(2, 3));
  EXPECT_EQ(rolling.faces(Action::roll(Half::First)), (std::vector{1, 2}));
  EXPECT_EQ(rolling.faces(Action::roll(Half::Second)), (std::vector{3, 4, 5, 6}));
}

TEST(ChessPartial, WorldsAndKet) {
  EXPECT_EQ(print_json(*Text::worlds(three(kThree))),
            R"([{"p":"1/3","classical":{"g1":"N"}},{"p":"1/3","classical":{"f3":"N"}},)"
            R"({"p":"1/3","classical":{"h3":"N"}}])");
  EXPECT_EQ(print_json(*Text::worlds(three("4k3/8/8/8/8/5N1N/R6R/4K1N1 w - - 0 1 | N:g1/f3/h3=t;R:a2/h2=e"))),
            R"([{"p":"1/6","classical":{"g1":"N","a2":"R"}},{"p":"1/6","classical":{"a2":"R","f3":"N"}},)"
            R"({"p":"1/6","classical":{"a2":"R","h3":"N"}},{"p":"1/6","classical":{"g1":"N","h2":"R"}},)"
            R"({"p":"1/6","classical":{"h2":"R","f3":"N"}},{"p":"1/6","classical":{"h2":"R","h3":"N"}}])");
  const json::value ket = Text::ket(three(kThree));
  EXPECT_EQ(from_json(ket.at("text").get_string()), "(|Ng1⟩ + |Nf3⟩ + |Nh3⟩)/√3");
  EXPECT_EQ(from_json(ket.at("latex").get_string()),
            "\\frac{1}{\\sqrt{3}}\\left(\\lvert N_{g1}\\rangle + \\lvert N_{f3}\\rangle + \\lvert N_{h3}\\rangle"
            "\\right)");
}

// P2: red on the lowest square, blue, green on the highest; all face the opponent, on the mid-line.
TEST(ChessPartial, TheThirdMarkIsGreen) {
  EXPECT_EQ(print_json(Text::marks(three(kThree))),
            R"([{"square":"g1","colour":"red","facing":"opponent","line":"middle"},)"
            R"({"square":"f3","colour":"blue","facing":"opponent","line":"middle"},)"
            R"({"square":"h3","colour":"green","facing":"opponent","line":"middle"}])");
}

// Each part is worth a third, in whatever order one asks: 2/3 · 1/2 = 1/3.
TEST(ChessPartial, OddsOfAttempts) {
  EXPECT_EQ(print_json(Text::odds(three(kAttacked)).at("attempts")),
            R"([{"action":"a4e4","success":"1/3","elsewhere":{"victim":["h1","c3"]},)"
            R"("outcomes":[{"rolls":["#1"],"p":"1/3","captured":true},)"
            R"({"rolls":["#2"],"p":"2/3","captured":false}]}])");
  const Position left = after(three("4k3/8/8/8/R3n3/8/7R/4K1nn w - - 3 9 | n:g1/h1/e4=t"), {"a4e4", "#2", "e8d8"});
  EXPECT_EQ(print_json(Text::odds(left).at("attempts")),
            R"([{"action":"h2h1","success":"1/2","elsewhere":{"victim":["g1"]},)"
            R"("outcomes":[{"rolls":["#1"],"p":"1/2","captured":false},)"
            R"({"rolls":["#2"],"p":"1/2","captured":true}]}])");
}

TEST(ChessPartial, EventsOfThreeSquares) {
  EXPECT_EQ(as_data(Position::initial(rules_of(kPartial)), "g1^f3g1h3"),
            R"([{"event":"split","by":"white","piece":"knight","from":"g1","first":"g1","second":"f3","third":"h3",)"
            R"("now":[{"is":"tripled","owner":"white","piece":"knight","at":["g1","f3","h3"],"chance":"1/3"}]}])");
  EXPECT_EQ(as_data(three(kThree), "f3e5"),
            R"([{"event":"moved","by":"white","piece":"knight","from":"f3","to":"e5","parts":["g1","h3"]}])");
  const Position rolling = after(three(kAttacked), {"a4e4"});
  EXPECT_EQ(as_data(three(kAttacked), "a4e4"),
            R"([{"event":"attempted","by":"white","piece":"rook","from":"a4","to":"e4","owner":"black",)"
            R"("victim":"knight","at":"e4","others":["h1","c3"],"chance":"1/3"},)"
            R"({"event":"rolling","owner":"black","piece":"knight","pair":["h1","c3","e4"],"asked":"e4","choices":[)"
            R"({"is":"roll","roll":"#1","faces":"1-2","chance":"1/3","places":[)"
            R"({"is":"place","owner":"black","piece":"knight","at":"e4"}]},)"
            R"({"is":"roll","roll":"#2","faces":"3-6","chance":"2/3","places":[)"
            R"({"is":"absent","owner":"black","piece":"knight","asked":"e4","first":"h1","second":"c3"}]}]}])");
  EXPECT_EQ(
      as_data(rolling, "#1"),
      R"([{"event":"rolled","owner":"black","piece":"knight","pair":["h1","c3","e4"],"asked":"e4","move":"a4e4","roll":"#1",)"
      R"("faces":"1-2","weight":"1/3"},{"event":"collapsed","owner":"black","piece":"knight",)"
      R"("pair":["h1","c3","e4"],"found":"e4","to":"e4","because":"roll"},)"
      R"({"event":"captured","by":"white","piece":"rook","from":"a4","to":"e4","owner":"black",)"
      R"("victim":"knight","at":"e4"},{"event":"check","player":"black","king":"e8","attacker":"rook",)"
      R"("at":"e4","chance":"1"}])");
  EXPECT_EQ(
      as_data(rolling, "#2"),
      R"([{"event":"rolled","owner":"black","piece":"knight","pair":["h1","c3","e4"],"asked":"e4","move":"a4e4","roll":"#2",)"
      R"("faces":"3-6","weight":"2/3"},{"event":"reduced","owner":"black","piece":"knight",)"
      R"("pair":["h1","c3","e4"],"asked":"e4","at":"e4","first":"h1","second":"c3","chance":"1/2"},)"
      R"({"event":"missed","by":"white","piece":"rook","from":"a4","to":"e4","owner":"black",)"
      R"("victim":"knight","at":"e4","absent":"victim"},{"event":"check","player":"black","king":"e8",)"
      R"("attacker":"rook","at":"e4","chance":"1"}])");
  // P11: both other parts are set back to e2, and the pawn is whole there.
  const Position passing = after(three("4k3/8/8/8/3pP3/4P3/4P3/4K3 b - e3 0 1 | P:e2/e3/e4=t"), {"d4e3ep"});
  EXPECT_EQ(
      as_data(passing, "#2"),
      R"([{"event":"rolled","owner":"white","piece":"pawn","pair":["e2","e3","e4"],"asked":"e4","move":"d4e3ep","roll":"#2",)"
      R"("faces":"3-6","weight":"2/3"},{"event":"collapsed","owner":"white","piece":"pawn",)"
      R"("pair":["e2","e3","e4"],"found":"e2","to":"e2","because":"roll"},)"
      R"({"event":"missed","by":"black","piece":"pawn","from":"d4","to":"e3","owner":"white",)"
      R"("victim":"pawn","at":"e4","way":"en-passant","absent":"victim"}])");
}

TEST(ChessPartial, StoriesOfThreeSquares) {
  EXPECT_EQ(story(Position::initial(rules_of(kPartial)), "g1^g1f3h3"),
            "White split the knight on g1. White's knight is on g1, f3 and h3 at once, on each with chance 1/3.");
  EXPECT_EQ(story(three(kThree), "f3e5"), "White moved the part-knight on f3 to e5. Its other parts are on g1 and h3.");
  EXPECT_EQ(
      story(three(kAttacked), "a4e4"),
      "White's rook on a4 tried to capture the part-knight on e4 (chance 1/3). The die decides: 1 or 2 (#1, chance "
      "1/3): Black's knight is on e4; 3 to 6 (#2, chance 2/3): Black's knight is not on e4, but on h1 or c3.");
  const Position rolling = after(three(kAttacked), {"a4e4"});
  EXPECT_EQ(
      story(rolling, "#2"),
      "The die said 3 to 6 (#2, chance 2/3). Black's knight was not on e4: that part is gone, and it is on h1 or c3 "
      "now, each with chance 1/2. Black's knight was not on e4: nothing was captured, and White's rook stays "
      "there. The rook on e4 checks Black's king on e8.");
  EXPECT_EQ(story(three("7k/4P3/4P3/4P3/8/8/8/K7 w - - 0 1 | P:e5/e6/e7=t"), "e7e8q"),
            "White moved the part-pawn on e7 to e8. Its other parts are on e5 and e6. All three parts became a queen. "
            "The part-queen on e5 checks Black's king on h8 with chance 1/3. The part-queen on e8 checks Black's king "
            "on h8 with chance 1/3.");
  for (const Language language : {Language::German, Language::French, Language::Spanish}) {
    const std::string told = story(rolling, "#2", language);
    EXPECT_NE(told.find("2/3"), std::string::npos) << told;
    EXPECT_EQ(told.find('{'), std::string::npos) << told;
  }
  EXPECT_NE(Text::diagram(three(kThree), {}).find("♘' g1–f3–h3  on three squares, 1/3 each"), std::string::npos);
  EXPECT_NE(description(three(kThree)).find("White's knight is on g1, f3 and h3 at once"), std::string::npos);
}

TEST(ChessPartial, RefusalsOfThreeSquares) {
  const Position start = Position::initial(rules_of(kPartial));
  EXPECT_EQ(refusal(Position::initial(Rules{}), "g1^g1f3h3"),
            "only the variant partial has superpositions on three squares");
  EXPECT_EQ(refusal(start, "g1^g1f3h3u"),
            "a piece on three squares is always equal and joins nothing: write its three squares only");
  EXPECT_EQ(refusal(start, "g1^g1f3h3&e5"),
            "a piece on three squares is always equal and joins nothing: write its three squares only");
  EXPECT_EQ(refusal(start, "g1^f3f3h3"), "the three parts must be on three squares, and f3 is named twice");
  EXPECT_EQ(refusal(start, "g1^e2f3h3"), "e2 is occupied: parts go to empty squares only");
  EXPECT_EQ(refusal(start, "g1^f3g3h3"), "a knight does not move from g1 to g3");
  EXPECT_EQ(refusal(Position::initial(rules_of("variant=partial,stay_only=true")), "e2^e3e4d3"),
            "under these rules one part must stay on e2");
  EXPECT_EQ(refusal(three(kThree), "f3^f3e5g5"), "the knight on f3 is a part already: only a whole piece can split");
  EXPECT_EQ(refusal(three(kThree), "h3g1"), "another part of the same knight is on g1");
  EXPECT_EQ(refusal(three(kThree), "g1~f3"), "g1 and f3 are not the two halves of one piece");
  EXPECT_EQ(refusal(three("7k/8/5n2/8/4RR2/6R1/8/K7 b - - 0 1 | R:g3/e4/f4=t"), "f6^f6d5&e4"),
            "the rook on g3 is on three squares: only a pair can be joined");
  EXPECT_EQ(refusal(position_of("variant=partial,remote_collapse=true", kThree), "f3!"),
            "the knight on g1 is on three squares: a remote collapse is for pairs only");
  EXPECT_EQ(refusal(three("4r1k1/8/8/8/8/8/R3R2R/4K3 w - - 0 1 | R:a2/e2/h2=t"), "e2e8"),
            "the part-rook on e2 is pinned: without it your king on e1 would be in check from the rook on e8 with "
            "chance 2/3, when White's rook is not on e8");
}

}  // namespace
}  // namespace spooky::chess
