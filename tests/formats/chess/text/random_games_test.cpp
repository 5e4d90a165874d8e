// Properties of the texts of positions and actions, over random games of every variant.
#include <algorithm>
#include <set>

#include "formats/chess/text/testing.hpp"
#include "spooky/formats/chess/text/squares.hpp"
#include "spooky/games/chess/rules/chances.hpp"

namespace spooky::chess {
namespace {

constexpr int kLength = 120;
constexpr std::uint64_t kGames = 3;

/// Calls visit(before, action, after) for the actions of random games.
template <class Visit>
void for_random_games(Visit visit) {
  for (const std::string_view rules : kRuleSets) {
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
      const auto log = random_log(rules, seed, kLength);
      Position position = log.start;
      for (const auto& entry : log.entries) {
        const Position before = position;
        position.play_unchecked(entry.action);
        visit(before, entry.action, position);
        if (testing::Test::HasFailure()) {
          ADD_FAILURE() << rules << ", game " << seed;
          return;
        }
      }
    }
  }
}

/// Every language has words for the messages, down to the last form of a term, and they speak of squares of the board.
void expect_said_everywhere(const Rules& rules, const std::vector<Message>& messages) {
  for (const Language language :
       {Language::English, Language::German, Language::French, Language::Spanish, Language::Pseudo}) {
    for (const Message& message : messages) {
      const std::string text = say(message, language);
      EXPECT_FALSE(text.empty());
      EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
      EXPECT_EQ(text.find("chess."), std::string::npos) << text;
      EXPECT_EQ(text.find("  "), std::string::npos) << text;
      if (language == Language::English) continue;
      // A form that a language lacks is told by its English word.
      for (const char* word : {"pawn", "knight", "bishop", "rook", "queen", "king", "white", "black"}) {
        EXPECT_EQ(text.find(word), std::string::npos) << text;
      }
    }
  }
  for (const Message& message : messages) {
    for (const std::string& name : cells_of(message)) EXPECT_TRUE(parse_square(rules, name)) << name;
  }
}

TEST(ChessRandomGames, PositionsReadBackExactly) {
  for_random_games([](const Position&, const Action&, const Position& position) {
    const std::string text = Text::position_text(position);
    const auto read = read_position<chess::Game>(position.rules(), text);
    ASSERT_TRUE(read) << text << ": " << read.error().reason;
    EXPECT_EQ(Text::position_text(*read), text);
    EXPECT_EQ(read->board(), position.board());
    EXPECT_EQ(read->must_move(), position.must_move());
    EXPECT_EQ(read->board().hash(), position.board().hash());
  });
}

TEST(ChessRandomGames, EveryLegalActionReadsBack) {
  for_random_games([](const Position&, const Action&, const Position& position) {
    Position::Actions actions;
    position.legal_actions(actions);
    std::set<std::string> texts;
    for (const Action& action : actions) {
      const std::string text = Text::action_text(position, action);
      const auto read = Text::parse_action(position, text);
      ASSERT_TRUE(read) << text << ": " << read.error().reason;
      ASSERT_EQ(*read, action) << text << " in " << Text::position_text(position);
      EXPECT_TRUE(texts.insert(text).second) << text << " stands for two actions";
    }
  });
}

TEST(ChessRandomGames, EveryActionIsToldAndDrawn) {
  for_random_games([](const Position& before, const Action& action, const Position& position) {
    const std::string words = say(Text::events(before, action, position), Language::English);
    EXPECT_TRUE(words.ends_with('.') && words.find("  ") == std::string::npos) << words;
    EXPECT_TRUE(description(position).ends_with('.'));
    EXPECT_FALSE(Text::diagram(position, {}).empty());
    EXPECT_FALSE(print_json(Text::state(position)).empty());
    EXPECT_FALSE(print_json(Text::ket(position)).empty());
    if (position.board().pairs().size() > 6) return;
    const auto worlds = Text::worlds(position);
    ASSERT_TRUE(worlds);
    Rational sum(0);
    for (const json::value& world : worlds->get_array()) {
      const std::string_view chance = from_json(world.at("p").get_string());
      const std::size_t slash = chance.find('/');
      sum += slash == std::string_view::npos ? Rational(std::stoll(std::string(chance)))
                                             : Rational(std::stoll(std::string(chance.substr(0, slash))),
                                                        std::stoll(std::string(chance.substr(slash + 1))));
    }
    EXPECT_EQ(sum, Rational(1));
  });
}

/// Counts events of a kind.
std::size_t count_of(const std::vector<Message>& events, std::string_view code) {
  return static_cast<std::size_t>(
      std::count_if(events.begin(), events.end(), [&](const Message& event) { return event.code() == code; }));
}

/// Events are facts: they agree with the positions before and after, over a whole turn with its rolls.
TEST(ChessRandomGames, EventsAgreeWithThePositions) {
  std::size_t collapsed = 0;
  std::set<std::string> seen;
  for_random_games([&](const Position& before, const Action& action, const Position& after) {
    const std::vector<Message> events = Text::events(before, action, after);
    const std::string where = Text::position_text(before) + " " + Text::action_text(before, action);
    for (const Message& event : events) seen.insert(std::string(event.code()));
    const Board& board = before.board();
    const Colour victim = other(board.to_move());
    EXPECT_EQ(count_of(events, "captured"), piece_count(board, victim) - piece_count(after.board(), victim)) << where;
    collapsed += count_of(events, "collapsed");
    const std::size_t made = count_of(events, "split") + count_of(events, "entangled");
    if (!after.is_rolling()) {
      EXPECT_EQ(board.pairs().size() + made - collapsed, after.board().pairs().size()) << where;
      collapsed = 0;
    }
    EXPECT_EQ(count_of(events, "ended"), after.is_over() ? 1U : 0U) << where;
    EXPECT_EQ(count_of(events, "must-move"), after.must_move() && !after.is_rolling() ? 1U : 0U) << where;
    EXPECT_EQ(count_of(events, "rolling"), after.is_rolling() ? 1U : 0U) << where;
    EXPECT_EQ(count_of(events, "rolled"), action.type() == Action::Type::Roll ? 1U : 0U) << where;
    const bool goes_on = !after.is_over() && !after.is_rolling() && !after.must_move();
    EXPECT_EQ(count_of(events, "check") > 0, goes_on && after.in_check()) << where;
    for (const Message& event : events) {
      for (const Argument& argument : event.arguments) {
        if (argument.name != "weight") continue;
        EXPECT_EQ(std::get<std::string>(argument.value), before.weight(action).to_string()) << where;
      }
    }
  });
  for (const char* code :
       {"attempted", "captured", "check", "collapsed", "ended", "entangled", "flipped", "hadamard", "measured",
        "missed", "moved", "must-move", "phased", "resigned", "rolled", "rolling", "split"}) {
    EXPECT_TRUE(seen.contains(code)) << "these games have no event " << code;
  }
}

TEST(ChessRandomGames, EverythingIsSaidInEveryLanguage) {
  for_random_games([](const Position& before, const Action& action, const Position& after) {
    expect_said_everywhere(after.rules(), Text::events(before, action, after));
    expect_said_everywhere(after.rules(), Text::describe(after));
  });
  for (const std::string_view text : kRuleSets) {
    std::vector<Message> guide = Text::guide(Position::initial(rules_of(text)));
    guide.erase(guide.begin());  // the title names the rules as they are written
    for (const Message& paragraph : guide) {
      for (const Language language : {Language::English, Language::German, Language::French, Language::Spanish}) {
        EXPECT_TRUE(say(paragraph, language).ends_with('.')) << say(paragraph, language);
      }
    }
  }
}

/// Any action at all is either legal or refused with a sentence of its own.
TEST(ChessRandomGames, EveryRefusalIsASentence) {
  Random random(5);
  std::set<std::string> vague;
  for_random_games([&](const Position&, const Action&, const Position& position) {
    if (position.is_over()) return;
    const auto square = [&] {
      return square_at(uniform(random, static_cast<std::uint32_t>(position.rules().width())),
                       uniform(random, static_cast<std::uint32_t>(position.rules().height())));
    };
    const Square from = square();
    const Square to = square();
    const std::vector<Action> actions = {
        Action::move(from, to),
        Action::promotion(from, to, PieceType::Queen),
        Action::en_passant_back(from, to),
        Action::split(from, to, square(), static_cast<PairKind>(uniform(random, 4))),
        Action::split(from, from, to, PairKind::Equal),
        Action::entangle(from, from, to, square()),
        Action::entangle(from, to, from, square()),
        Action::with_pair(Action::Type::Flip, from, to),
        Action::with_pair(Action::Type::Phase, from, to),
        Action::with_pair(Action::Type::Hadamard, from, to),
        Action::tunnel(from, to),
        Action::remote_collapse(from),
        Action::roll(Half::First),
        Action::resign(),
    };
    for (const Action& action : actions) {
      const auto read = read_action<Game>(position, Text::action_text(position, action));
      if (read) continue;
      EXPECT_EQ(read.error().code, ErrorCode::IllegalAction);
      EXPECT_FALSE(read.error().reason.empty());
      EXPECT_EQ(read.error().message.key.substr(0, 8), "refusal.");
      expect_said_everywhere(position.rules(), {read.error().message});
      if (read.error().reason.ends_with("is not a legal move here")) {
        vague.insert(read.error().reason + " in " + Text::position_text(position));
      }
    }
  });
  for (const std::string& reason : vague) ADD_FAILURE() << reason;
}

}  // namespace
}  // namespace spooky::chess
