// Properties of the texts of positions and actions, over random games of every variant.
#include "formats/chess/testing.hpp"

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

TEST(ChessRandomGames, PositionsReadBackExactly) {
  for_random_games([](const Position&, const Action&, const Position& position) {
    const std::string text = Text::position_text(position);
    const auto read = Text::parse_position(position.rules(), text);
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
    const std::string words = Text::narrate(before, action, position);
    EXPECT_TRUE(words.ends_with('.') && words.find("  ") == std::string::npos) << words;
    EXPECT_TRUE(Text::describe(position).ends_with('.'));
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
      if (read.error().reason.ends_with("is not a legal move here")) {
        vague.insert(read.error().reason + " in " + Text::position_text(position));
      }
    }
  });
  for (const std::string& reason : vague) ADD_FAILURE() << reason;
}

}  // namespace
}  // namespace spooky::chess
