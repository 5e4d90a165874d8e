// Over random games of every variant: events agree with the positions, and everything said is said in every language.
#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "conformance/rule_sets.hpp"
#include "formats/go/text/testing.hpp"
#include "spooky/core/random.hpp"
#include "spooky/formats/go/text/points.hpp"

namespace spooky::go {
namespace {

constexpr int kGames = 6;
constexpr int kMostActionsOfAGame = 200;

/// No place is left to fill, no key stands for its sentence.
void expect_said(const Message& message) {
  for (std::size_t i = 0; i < kLanguageCodes.size(); ++i) {
    const std::string sentence = say(message, static_cast<Language>(i));
    EXPECT_FALSE(sentence.empty()) << message.key << " " << kLanguageCodes[i];
    EXPECT_EQ(sentence.find_first_of("{}"), std::string::npos) << kLanguageCodes[i] << ": " << sentence;
    EXPECT_FALSE(sentence.starts_with("go.")) << kLanguageCodes[i] << ": " << sentence;
    EXPECT_EQ(sentence.find("  "), std::string::npos) << kLanguageCodes[i] << ": " << sentence;
    for (const std::string& cell : cells_of(message)) {
      const bool told = message.key.starts_with("event.") || message.key.starts_with("describe.");
      const bool brief = message.key == "event.contact";
      if (!told || brief) continue;
      EXPECT_NE(sentence.find(cell), std::string::npos) << cell << " in: " << sentence;
    }
  }
}

const Argument* find(const Message& message, std::string_view name) {
  for (const Argument& argument : message.arguments) {
    if (argument.name == name) return &argument;
  }
  return nullptr;
}

std::vector<std::string> cells_in(const Message& message, std::string_view name) {
  const Argument* argument = find(message, name);
  if (argument == nullptr) return {};
  if (const auto* one = std::get_if<Cell>(&argument->value)) return {one->name};
  return std::get_if<Cells>(&argument->value)->names;
}

std::string word_in(const Message& message, std::string_view name) {
  const Argument* argument = find(message, name);
  return argument == nullptr ? "" : std::string(std::get_if<Term>(&argument->value)->word);
}

/// What stands on a point, as the state of the protocol shows it.
char letter(const Position& position, const std::string& name) {
  const Point point = *parse_point(position.rules(), name);
  const auto waiting = position.situation().waiting();
  if (std::find(waiting.begin(), waiting.end(), point) != waiting.end()) {
    return position.situation().to_move() == Colour::Black ? 'b' : 'w';
  }
  const Colour colour = position.board().colour(point);
  return colour == Colour::Black ? 'b' : colour == Colour::White ? 'w' : '.';
}

class Check {
 public:
  Check(const Position& before, const Action& action, const Position& after)
      : before_(before), action_(action), after_(after), events_(Text::events(before, action, after)) {}

  void run() {
    ASSERT_FALSE(events_.empty());
    for (const Message& event : events_) {
      SCOPED_TRACE(say(event, Language::English));
      ++count_[std::string(event.code())];
      expect_said(event);
      for (const std::string& cell : cells_of(event)) ASSERT_TRUE(parse_point(before_.rules(), cell)) << cell;
      check(event);
    }
    const bool over = after_.is_over();
    const bool chooses = !over && after_.situation().is_choosing();
    EXPECT_EQ(count_["ended"], over ? 1 : 0);
    EXPECT_EQ(count_["asked"], chooses ? 1 : 0);
    EXPECT_EQ(events_.back().code() == "ended", over);
    EXPECT_EQ(events_.back().code() == "asked", chooses);
    EXPECT_EQ(captured_["black"], captured(Colour::Black));
    EXPECT_EQ(captured_["white"], captured(Colour::White));
    EXPECT_EQ(count_["kept"] + count_["removed"] + count_["placed"] + count_["passed"], 1);
  }

  const std::vector<Message>& events() const { return events_; }

 private:
  int captured(Colour player) const {
    return after_.situation().captured(player) - before_.situation().captured(player);
  }

  void check(const Message& event) {
    if (event.code() == "placed") {
      std::vector<std::string> names;
      for (const Point point : action_.stones()) names.push_back(point_name(before_.rules(), point));
      EXPECT_EQ(cells_in(event, "at"), names);
      EXPECT_EQ(word_in(event, "by"), std::string(actor_name<Game>(before_.actor())));
    } else if (event.code() == "kept" || event.code() == "removed") {
      EXPECT_EQ(word_in(event, "by"), std::string(actor_name<Game>(before_.actor())));
      const bool keeps = event.code() == "kept";
      for (const std::string& gone : cells_in(event, keeps ? "removed" : "at")) {
        EXPECT_NE(letter(before_, gone), '.');
        EXPECT_EQ(letter(after_, gone), '.');
      }
      const std::size_t stay = keeps ? 1 : cells_in(event, "left").size();
      const std::size_t go = keeps ? cells_in(event, "removed").size() : 1;
      EXPECT_EQ(cells_in(event, "group").size(), stay + go);
      Position::Actions actions;
      before_.legal_actions(actions);
      EXPECT_EQ(find(event, "forced") != nullptr, actions.size() == 1);
    } else if (event.code() == "touched") {
      EXPECT_FALSE(std::get_if<Phrases>(&find(event, "contacts")->value)->empty());
      for (const std::string& stone : cells_in(event, "group")) {
        EXPECT_EQ(letter(before_, stone), word_in(event, "owner")[0]);
      }
    } else if (event.code() == "captured" || event.code() == "suicide") {
      const std::string owner = word_in(event, event.code() == "suicide" ? "by" : "owner");
      const auto stones = cells_in(event, "at");
      captured_[owner] += static_cast<int>(stones.size());
      for (const std::string& stone : stones) EXPECT_EQ(letter(after_, stone), '.');
    } else if (event.code() == "reduced") {
      const auto left = cells_in(event, "left");
      for (const std::string& stone : left) {
        EXPECT_EQ(after_.board().is_entangled(*parse_point(before_.rules(), stone)), left.size() > 1);
      }
    } else if (event.code() == "entangled") {
      // Only on a full board are stones captured that touch no other.
      for (const std::string& stone : cells_in(event, "at")) {
        const Point point = *parse_point(before_.rules(), stone);
        EXPECT_TRUE(after_.board().is_entangled(point) || captured(before_.situation().to_move()) > 0) << stone;
      }
    }
  }

  const Position& before_;
  const Action& action_;
  const Position& after_;
  std::vector<Message> events_;
  std::map<std::string, int> count_;
  std::map<std::string, int> captured_;
};

/// Texts that are refused somewhere.
constexpr std::string_view kProbes[] = {"",      "pass",  "A1",       "A1 B2",       "B2 A1 A2",    "A1 B1 A2 B2",
                                        "=A1",   "-A1",   "=B2",      "-B2",         "Z9",          "A1 A1",
                                        "A1:3G", "A1:9Q", "A1 B1:3W", "A1 B1 A2:3G", "A1 B1 A2:3W", "A1 B1 A2 B2:4G"};

TEST(GoEventsProperty, AgreeWithThePositionsAndSpeakEveryLanguage) {
  Random random(5);
  std::set<std::string> kinds;
  std::set<std::string> refusals;
  for (const std::string_view text : conformance_rules<Game>()) {
    const Rules rules = rules_of(text);
    expect_said(Text::title(rules));
    for (const Message& message : Text::guide(Position::initial(rules))) expect_said(message);
    for (int game = 0; game < kGames; ++game) {
      Position position = Position::initial(rules);
      for (int step = 0; step < kMostActionsOfAGame && !position.is_over(); ++step) {
        SCOPED_TRACE(std::string(text) + " " + Text::position_text(position));
        Position::Actions actions;
        position.legal_actions(actions);
        const Action action = actions[uniform(random, static_cast<std::uint32_t>(actions.size()))];
        const Position before = position;
        position.play_unchecked(action);
        Check check(before, action, position);
        check.run();
        for (const Message& event : check.events()) kinds.insert(std::string(event.code()));
        for (const Message& message : Text::describe(position)) expect_said(message);
        const bool probes = step % 5 == 0;
        for (const std::string_view probe : probes ? std::span(kProbes) : std::span<const std::string_view>()) {
          const auto refused = read_action<Game>(before, probe);
          if (refused) continue;
          refusals.insert(std::string(refused.error().message.code()));
          ASSERT_FALSE(refused.error().message.empty()) << probe;
          expect_said(refused.error().message);
        }
        if (::testing::Test::HasFailure()) return;
      }
    }
  }
  const std::set<std::string> all = {"placed",   "entangled", "touched", "contact", "asked",     "kept", "removed",
                                     "captured", "suicide",   "reduced", "passed",  "measuring", "ended"};
  EXPECT_EQ(kinds, all) << "resignation is never listed";
  EXPECT_GE(refusals.size(), 20U);
}

}  // namespace
}  // namespace spooky::go
