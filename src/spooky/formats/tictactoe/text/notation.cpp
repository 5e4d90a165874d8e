#include "spooky/formats/tictactoe/notation.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "spooky/formats/tictactoe/text/words.hpp"
#include "spooky/words/words.hpp"

namespace spooky {

namespace tictactoe {

std::string square_name(const Rules& rules, Square square) {
  return static_cast<char>('a' + rules.column(square)) + std::to_string(rules.row(square) + 1);
}

std::string mark_name(std::size_t mark) { return (mark % 2 == 0 ? "X" : "O") + std::to_string(mark + 1); }

std::string name_squares(const Rules& rules, SquareSet squares) {
  std::string names;
  std::size_t left = squares.size();
  for (const Square square : squares) {
    names += square_name(rules, square);
    --left;
    if (left > 0) names += left == 1 ? " and " : ", ";
  }
  return names;
}

namespace {

/// Reads a text from the left; every take_… leaves the text alone when it does not find what it looks for.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  bool done() const { return rest_.empty(); }

  bool take(char expected) {
    if (rest_.empty() || rest_.front() != expected) return false;
    rest_.remove_prefix(1);
    return true;
  }

  /// A number without sign or leading zero.
  std::optional<unsigned> take_number() {
    std::size_t length = 0;
    unsigned number = 0;
    while (length < rest_.size() && length < 4 && rest_[length] >= '0' && rest_[length] <= '9') {
      number = number * 10 + static_cast<unsigned>(rest_[length++] - '0');
    }
    if (length == 0 || rest_.front() == '0') return std::nullopt;
    rest_.remove_prefix(length);
    return number;
  }

  std::optional<Square> take_square(const Rules& rules) {
    if (rest_.empty()) return std::nullopt;
    const std::string_view before = rest_;
    const int column = std::tolower(static_cast<unsigned char>(rest_.front())) - 'a';
    rest_.remove_prefix(1);
    const auto row = take_number();
    if (column < 0 || column >= rules.width || !row || *row > rules.height) {
      rest_ = before;
      return std::nullopt;
    }
    return rules.square(static_cast<std::size_t>(column), *row - 1);
  }

 private:
  std::string_view rest_;
};

Cell last_square(const Rules& rules) { return cell(rules, Square(rules.squares() - 1)); }

Error bad_position(std::string_view key, std::vector<Argument> arguments = {}) {
  return refuse(ErrorCode::BadPosition, message(key, std::move(arguments)));
}

}  // namespace

}  // namespace tictactoe

using namespace tictactoe;

using TicTacToe = Notation<tictactoe::Game>;
static_assert(CapableText<tictactoe::Game>);

std::span<const RuleField> TicTacToe::rule_fields() {
  static const std::array<RuleField, 4> fields{{
      {"variant", "goff: two spooky marks a turn; plain: ordinary tic-tac-toe", RuleField::Choice{{"goff", "plain"}}},
      {"width", "columns of the board", RuleField::Integer{1, Rules::kMaxSide, 3}},
      {"height", "rows of the board", RuleField::Integer{1, Rules::kMaxSide, 3}},
      {"line",
       "classical marks in a row that win",
       RuleField::Integer{1, Rules::kMaxSide, 3},
       std::nullopt,
       {"width", "height"}},
  }};
  return fields;
}

std::span<const RuleSpelling> TicTacToe::rule_spellings() {
  static constexpr RuleSpelling kSpellings[] = {{"size", "of the board", "9 or as 9x13", &read_board_size}};
  return kSpellings;
}

Result<Rules> TicTacToe::rules(const json::object& complete) {
  const auto number = [&](const char* key) { return static_cast<std::uint8_t>(complete.at(key).get_int64()); };
  Rules rules;
  rules.variant = complete.at("variant").get_string() == "plain" ? Variant::Plain : Variant::Goff;
  rules.width = number("width");
  rules.height = number("height");
  rules.line = number("line");
  if (rules.squares() > kMaxSquares) {
    return refuse(ErrorCode::BadRequest,
                  message("rules.squares", {{"squares", static_cast<std::int64_t>(rules.squares())},
                                            {"most", static_cast<std::int64_t>(kMaxSquares)}}));
  }
  return rules;
}

json::object TicTacToe::rules_json(const Rules& rules) {
  return {{"variant", rules.variant == Variant::Plain ? "plain" : "goff"},
          {"width", int{rules.width}},
          {"height", int{rules.height}},
          {"line", int{rules.line}}};
}

std::string TicTacToe::action_text(const Position& position, const Action& action) {
  const Rules& rules = position.rules();
  const std::string first = square_name(rules, action.first);
  switch (action.kind) {
    case Action::Kind::Pair: return first + square_name(rules, action.second);
    case Action::Kind::Measure: return "@" + first;
    case Action::Kind::Single: break;
  }
  return first;
}

Result<Action> TicTacToe::parse_action(const Position& position, std::string_view text) {
  const Rules& rules = position.rules();
  Reader reader(text);
  const bool measure = reader.take('@');
  const auto first = reader.take_square(rules);
  if (first && reader.done()) return measure ? Action::measure(*first) : Action::single(*first);
  const auto second = first && !measure ? reader.take_square(rules) : std::nullopt;
  if (second && reader.done()) return Action::pair(*first, *second);
  return refuse(
      ErrorCode::IllegalAction,
      message("refusal.no-action", {{"text", quote(text)}, {"last", cell(rules, Square(rules.squares() - 1))}}));
}

Error TicTacToe::refusal(const Position& position, const Action& action) {
  const Rules& rules = position.rules();
  const auto illegal = [](std::string_view key, std::vector<Argument> arguments = {}) {
    return refuse(ErrorCode::IllegalAction, message(key, std::move(arguments)));
  };
  if (position.measuring()) {
    const std::size_t last = position.marks().size() - 1;
    const tictactoe::Mark closing = position.marks()[last];
    return illegal(
        "refusal.measure-first",
        {{"mark", mark_name(last)}, {"first", cell(rules, closing.first)}, {"second", cell(rules, closing.second)}});
  }
  if (action.kind == Action::Kind::Measure) return illegal("refusal.no-cycle");
  for (const Square square : {action.first, action.second}) {
    if (position.open().contains(square)) continue;
    const auto mark = static_cast<std::size_t>(position.subscript(square) - 1);
    return illegal("refusal.occupied", {{"square", cell(rules, square)}, {"mark", mark_name(mark)}});
  }
  if (action.kind == Action::Kind::Single) return illegal("refusal.one-square");
  if (rules.variant == Variant::Plain) return illegal("refusal.two-squares");
  if (position.open().size() == 1) {
    return illegal("refusal.last-square", {{"square", cell(rules, position.open().lowest())}});
  }
  return illegal("refusal.same-square");
}

std::string TicTacToe::position_text(const Position& position) {
  const Rules& rules = position.rules();
  std::string text;
  const auto marks = position.marks();
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (i > 0) text += ';';
    text += mark_name(i) + ":" + square_name(rules, marks[i].first);
    if (!marks[i].classical()) text += "/" + square_name(rules, marks[i].second);
  }
  if (marks.empty()) text += '-';
  text += marks.size() % 2 == 0 ? " x" : " o";
  if (position.measuring()) text += " measure";
  return text;
}

Message TicTacToe::setup_reason(const Rules&, const Setup& setup, const SetupError& error) {
  const Argument mark = {"mark", mark_name(error.mark)};
  const std::size_t marks = setup.marks.size();
  switch (error.fault) {
    case SetupFault::TooManyMarks: return message("fault.many-marks");
    case SetupFault::SpookyInPlain: return message("fault.spooky-in-plain", {mark});
    case SetupFault::OccupiedTwice: return message("fault.occupied-twice", {mark});
    case SetupFault::StrayCycle: return message("fault.stray-cycle", {mark});
    case SetupFault::AfterEnd: return message("fault.after-end", {mark});
    case SetupFault::WrongSide:
      return message("fault.wrong-side", {{"marks", static_cast<std::int64_t>(marks)},
                                          {"side", std::string(marks % 2 == 0 ? "x" : "o")},
                                          {"other", std::string(marks % 2 == 0 ? "o" : "x")}});
    case SetupFault::NoCycle: return message("fault.no-cycle");
    case SetupFault::OpenCycle: break;
  }
  return message("fault.open-cycle");
}

Result<tictactoe::Setup> TicTacToe::parse_setup(const Rules& rules, std::string_view text) {
  std::vector<std::string_view> words;
  for (std::string_view rest = text;;) {
    const std::size_t space = std::min(rest.find(' '), rest.size());
    words.push_back(rest.substr(0, space));
    if (space == rest.size()) break;
    rest.remove_prefix(space + 1);
    if (words.size() > 3) break;
  }
  const bool measure = words.size() == 3 && words[2] == "measure";
  if (!(words.size() == 2 || measure) || (words[1] != "x" && words[1] != "o")) {
    return bad_position("fault.form");
  }

  tictactoe::Setup setup;
  std::vector<tictactoe::Mark>& marks = setup.marks;
  std::string_view list = words[0] == "-" ? std::string_view() : words[0];
  if (words[0].empty()) return bad_position("fault.no-marks");
  while (!list.empty()) {
    const std::size_t end = list.find(';');
    const std::string_view item = list.substr(0, end);
    const std::string name = mark_name(marks.size());
    if (!item.starts_with(name + ":")) {
      return bad_position("fault.mark-form", {{"number", static_cast<std::int64_t>(marks.size() + 1)}, {"mark", name}});
    }
    Reader reader(item.substr(name.size() + 1));
    const auto first = reader.take_square(rules);
    const auto second = first && reader.take('/') ? reader.take_square(rules) : first;
    if (!first || !second || !reader.done()) {
      return bad_position("fault.mark-square", {{"mark", name}, {"last", last_square(rules)}});
    }
    if (item.find('/') != std::string_view::npos && *first == *second) {
      return bad_position("fault.one-square-twice", {{"mark", name}});
    }
    marks.push_back({std::min(*first, *second), std::max(*first, *second)});
    if (marks.size() > rules.squares()) return bad_position("fault.many-marks");
    if (end == std::string_view::npos) break;
    list.remove_prefix(end + 1);
    if (list.empty()) return bad_position("fault.last-semicolon");
  }

  setup.to_act = words[1] == "x" ? Actor::First : Actor::Second;
  setup.measuring = measure;
  return setup;
}

json::object TicTacToe::state(const Position& position) {
  const Rules& rules = position.rules();
  json::object classical;
  for (const Square square : rules.all()) {
    const int subscript = position.subscript(square);
    if (subscript > 0) classical[square_name(rules, square)] = mark_name(static_cast<std::size_t>(subscript - 1));
  }
  json::array spooky;
  const auto marks = position.marks();
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i].classical()) continue;
    spooky.push_back(json::object{
        {"mark", mark_name(i)},
        {"squares", json::array{square_name(rules, marks[i].first), square_name(rules, marks[i].second)}}});
  }
  json::value cycle;
  if (position.measuring()) {
    json::array squares;
    for (const Square square : position.cycle()) squares.emplace_back(square_name(rules, square));
    cycle = std::move(squares);
  }
  return {{"position", position_text(position)},
          {"classical", std::move(classical)},
          {"spooky", std::move(spooky)},
          {"cycle", std::move(cycle)}};
}

json::value TicTacToe::result(const Position& position) {
  if (position.actor() != Actor::None) return nullptr;
  const auto points = [](int halves) { return halves % 2 == 0 ? json::value(halves / 2) : json::value(halves / 2.0); };
  const Score score = position.score();
  const char* winner = score.x_halves > score.o_halves ? "x" : score.x_halves < score.o_halves ? "o" : "draw";
  return json::object{{"x", points(score.x_halves)},
                      {"o", points(score.o_halves)},
                      {"winner", winner},
                      {"by", score.x_halves == score.o_halves ? "full" : "line"}};
}

json::value TicTacToe::value(const Position&, const Solution<Action>& solution) {
  return json::value(solution.value.to_string());
}

}  // namespace spooky
