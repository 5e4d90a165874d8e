#include "spooky/protocols/analyze.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "spooky/formats/any_game.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/search/player.hpp"
#include "spooky/search/solve.hpp"

namespace spooky {

namespace {

/// An error, and the action it is about when there is one.
struct Failure {
  Error error;
  std::optional<std::size_t> index;
  std::string action;
};

enum class Report : std::uint8_t {
  State,
  Legal,
  Chance,
  Result,
  Decided,
  Score,
  Value,
  Best,
  Witness,
  Worlds,
  Ket,
  Belief,
  Odds,
  Marks,
  Available,
  Temperature,
  Trace,
  Move,
  Stuck,
  Past,
};

constexpr std::array<std::string_view, 20> kReportNames = {
    "state", "legal",  "chance", "result", "decided",   "score",       "value", "best", "witness", "worlds",
    "ket",   "belief", "odds",   "marks",  "available", "temperature", "trace", "move", "stuck",   "past"};

std::string_view report_name(Report report) { return kReportNames[static_cast<std::size_t>(report)]; }

struct Request {
  json::value id;
  std::string game;
  json::object rules;
  std::optional<std::string> position;
  std::vector<std::string> moves;
  std::vector<Report> reports;
  int level = kHighestLevel;
  std::uint64_t seed = 1;
  std::size_t known = 0;  ///< how many of the moves the trace leaves out

  bool wants(Report report) const { return std::find(reports.begin(), reports.end(), report) != reports.end(); }
};

Error bad_request(std::string reason) { return {ErrorCode::BadRequest, std::move(reason)}; }

Result<std::vector<Report>> read_reports(const json::value& value) {
  const json::array* names = value.if_array();
  if (!names) return bad_request("'report' must be a list of names");
  std::vector<Report> reports;
  for (const json::value& name : *names) {
    const json::string* text = name.if_string();
    const auto found =
        text ? std::find(kReportNames.begin(), kReportNames.end(), from_json(*text)) : kReportNames.end();
    if (found == kReportNames.end()) {
      std::string known;
      for (const std::string_view one : kReportNames) known += (known.empty() ? "" : ", ") + std::string(one);
      return bad_request("'report' names something unknown" + (text ? ", " + quote(from_json(*text)) : std::string()) +
                         "; it may name " + known);
    }
    const auto report = static_cast<Report>(found - kReportNames.begin());
    if (std::find(reports.begin(), reports.end(), report) != reports.end()) {
      return bad_request("'report' names " + quote(*found) + " twice");
    }
    reports.push_back(report);
  }
  return reports;
}

Status read_moves(const json::value& value, std::vector<std::string>& moves) {
  const json::array* texts = value.if_array();
  if (!texts) return bad_request("'moves' must be a list of actions");
  for (const json::value& text : *texts) {
    if (!text.is_string()) return bad_request("every action in 'moves' must be a text");
    moves.emplace_back(from_json(text.get_string()));
  }
  return success();
}

/// Fills the request from its JSON object; an unknown key is an error.
Status read_request(const json::object& object, Request& request) {
  request.reports = {Report::State};
  for (const auto& [key, value] : object) {
    if (key == "id") {
      continue;
    } else if (key == "game") {
      if (!value.is_string()) return bad_request("'game' must be a text");
      request.game = from_json(value.get_string());
    } else if (key == "rules") {
      if (!value.is_object()) return bad_request("'rules' must be an object");
      request.rules = value.get_object();
    } else if (key == "position") {
      if (!value.is_string()) return bad_request("'position' must be a text");
      request.position = from_json(value.get_string());
    } else if (key == "moves") {
      if (Status moves = read_moves(value, request.moves); !moves) return moves;
    } else if (key == "report") {
      auto reports = read_reports(value);
      if (!reports) return reports.error();
      request.reports = std::move(*reports);
    } else if (key == "level") {
      const auto level = whole_number(value);
      if (!level || *level < kLowestLevel || *level > kHighestLevel) {
        return bad_request("'level' must be a whole number from 1 to 5");
      }
      request.level = static_cast<int>(*level);
    } else if (key == "seed") {
      const auto seed = whole_number(value);
      if (!seed || *seed < 0) return bad_request("'seed' must be a whole number from 0 to 2^63 - 1");
      request.seed = static_cast<std::uint64_t>(*seed);
    } else if (key == "known") {
      const auto known = whole_number(value);
      if (!known || *known < 0) return bad_request("'known' must be a whole number, 0 or more");
      request.known = static_cast<std::size_t>(std::min<std::int64_t>(*known, kMaxRequestBytes));
    } else {
      return bad_request("there is no request key " + quote(from_json(key)) +
                         "; the keys are id, game, rules, position, moves, report, level, seed, known");
    }
  }
  if (request.game.empty()) return bad_request("the request names no 'game'");
  return success();
}

constexpr std::size_t kAnySize = std::numeric_limits<std::size_t>::max();

Error answer_too_long(const AnalyzeLimits& limits) {
  return {ErrorCode::TooLarge,
          "the answer would have more than " + std::to_string(limits.answer_bytes) + " bytes: ask for less"};
}

template <Game G>
class Session {
 public:
  using Position = typename G::Position;
  using Text = Notation<G>;

  Session(const Request& request, const AnalyzeLimits& limits) : request_(request), limits_(limits) {}

  /// Writes the answer's fields, or says what failed.
  std::optional<Failure> answer(json::object& answer) {
    if (auto failure = set_up()) return failure;
    if (auto failure = play_moves()) return failure;
    answer["actor"] = to_json(actor_name<G>(position_.actor()));
    answer["turn"] = position_.turn();
    for (const Report report : request_.reports) {
      auto value = this->report(report);
      if (!value) return Failure{value.error(), std::nullopt, ""};
      answer[to_json(report_name(report))] = std::move(*value);
    }
    return std::nullopt;
  }

 private:
  std::optional<Failure> set_up() {
    const auto rules = read_rules<G>(request_.rules);
    if (!rules) return Failure{rules.error(), std::nullopt, ""};
    auto start = request_.position ? read_position<G>(*rules, *request_.position, limits_.action)
                                   : initial_within<G>(*rules, limits_.action);
    if (!start) return Failure{start.error(), std::nullopt, ""};
    position_ = std::move(*start);
    start_ = position_;
    return std::nullopt;
  }

  std::optional<Failure> play_moves() {
    const bool traces = request_.wants(Report::Trace);
    Price paid = 0;
    std::size_t trace_bytes = 0;
    for (std::size_t i = 0; i < request_.moves.size(); ++i) {
      const bool trace = traces && i >= request_.known;
      auto action = read_action<G>(position_, request_.moves[i], limits_.action);
      if (!action) return Failure{action.error(), i, request_.moves[i]};
      if (limits_.moves != kAnyPrice) {
        paid = added(paid, position_.price(*action));
        if (paid > limits_.moves) {
          return Failure{too_dear("this game up to here", paid, limits_.moves), i, request_.moves[i]};
        }
      }
      std::string text = trace ? Text::action_text(position_, *action) : std::string();
      position_.play_unchecked(*action);
      actions_.push_back(std::move(*action));
      if (!trace) continue;
      trace_.push_back(json::object{{"action", std::move(text)},
                                    {"actor", to_json(actor_name<G>(position_.actor()))},
                                    {"state", Text::state(position_)}});
      if (limits_.answer_bytes == kAnySize) continue;
      trace_bytes += print_json(trace_.back()).size();
      if (trace_bytes > limits_.answer_bytes) return Failure{answer_too_long(limits_), std::nullopt, ""};
    }
    return std::nullopt;
  }

  Error not_in_this_game(Report report) const {
    return bad_request(std::string(G::kName) + " has no '" + std::string(report_name(report)) + "' to report");
  }

  Result<json::value> report(Report report) {
    switch (report) {
      case Report::State: return json::value(Text::state(position_));
      case Report::Legal: return legal();
      case Report::Chance: return json::value(chance());
      case Report::Result: return Text::result(position_);
      case Report::Value:
      case Report::Best: return solved(report);
      case Report::Temperature:
        if constexpr (requires { Text::temperature(position_, **solution_); }) return solved(report);
        break;
      case Report::Trace: return json::value(trace_);
      case Report::Move: return move();
      case Report::Decided:
        if constexpr (requires { Text::decided(position_); }) return Text::decided(position_);
        break;
      case Report::Score:
        if constexpr (requires { Text::score(position_); }) return Text::score(position_);
        break;
      case Report::Witness:
        if constexpr (requires { Text::witness(start_, std::span(std::as_const(actions_))); }) {
          return Text::witness(start_, std::span(std::as_const(actions_)));
        }
        break;
      case Report::Past:
        if constexpr (requires { Text::past(start_, std::span(std::as_const(actions_))); }) {
          return Text::past(start_, std::span(std::as_const(actions_)));
        }
        break;
      case Report::Stuck:
        if constexpr (requires { Text::stuck(position_); }) return Text::stuck(position_);
        break;
      case Report::Available:
        if constexpr (requires { Text::available(position_); }) return Text::available(position_);
        break;
      case Report::Worlds:
        if constexpr (requires { Text::worlds(position_); }) return Text::worlds(position_);
        break;
      case Report::Ket:
        if constexpr (requires { Text::ket(position_); }) return Text::ket(position_);
        break;
      case Report::Belief:
        if constexpr (requires { Text::belief(position_); }) return Text::belief(position_);
        break;
      case Report::Odds:
        if constexpr (requires { Text::odds(position_); }) return Text::odds(position_);
        break;
      case Report::Marks:
        if constexpr (requires { Text::marks(position_); }) return Text::marks(position_);
        break;
    }
    return not_in_this_game(report);
  }

  Result<json::value> legal() const {
    if constexpr (requires { position_.lists_every_action(); }) {
      if (!position_.lists_every_action()) {
        return Error{ErrorCode::TooLarge, "there are more than " + std::to_string(Position::kMostActions) +
                                              " legal actions, too many to list"};
      }
    }
    typename Position::Actions actions;
    position_.legal_actions(actions);
    std::vector<std::string> texts;
    texts.reserve(actions.size());
    std::size_t bytes = 0;
    for (const auto& action : actions) {
      texts.push_back(Text::action_text(position_, action));
      bytes += texts.back().size() + 3;
      if (bytes > limits_.answer_bytes) return answer_too_long(limits_);
    }
    std::sort(texts.begin(), texts.end());
    return json::value(json::array(texts.begin(), texts.end()));
  }

  json::array chance() const {
    json::array outcomes;
    if (position_.actor() != Actor::Nature) return outcomes;
    typename Position::Actions actions;
    position_.legal_actions(actions);
    for (const auto& action : actions) {
      outcomes.push_back(
          json::object{{"action", Text::action_text(position_, action)}, {"p", position_.weight(action).to_string()}});
    }
    return outcomes;
  }

  Result<json::value> solved(Report report) {
    if (!solution_) solution_ = solve<G>(position_, limits_.solve);
    if (!*solution_) return solution_->error();
    const auto& solution = **solution_;
    if (report == Report::Value) return Text::value(position_, solution);
    if constexpr (requires { Text::temperature(position_, solution); }) {
      if (report == Report::Temperature) return Text::temperature(position_, solution);
    }
    if constexpr (requires { solution.best_is_complete; }) {
      if (!solution.best_is_complete)
        return Error{ErrorCode::TooLarge, "there are too many actions to try each of them"};
    }
    std::vector<std::string> texts;
    for (const auto& action : solution.best) texts.push_back(Text::action_text(position_, action));
    std::sort(texts.begin(), texts.end());
    return json::value(json::array(texts.begin(), texts.end()));
  }

  /// What the computer would play here at the level asked for; null when no player is to act.
  Result<json::value> move() const {
    if (position_.actor() == Actor::None || position_.actor() == Actor::Nature) return json::value(nullptr);
    if constexpr (requires { G::thinking_work(position_, request_.level); }) {
      int level = request_.level;
      while (level >= kLowestLevel && G::thinking_work(position_, level) > limits_.thinking_work) --level;
      if (level != request_.level) return too_much_thought(level);
    }
    return json::value(Text::action_text(position_, decide<G>(position_, request_.level, request_.seed).action));
  }

  Error too_much_thought(int possible) const {
    std::string reason = "a move of level " + std::to_string(request_.level) + " takes too long in this game";
    if (possible >= kLowestLevel) reason += "; here 'level' can be " + std::to_string(possible) + " at most";
    return {ErrorCode::TooLarge, std::move(reason)};
  }

  const Request& request_;
  AnalyzeLimits limits_;
  Position start_;
  Position position_;
  std::vector<typename Position::Action> actions_;
  json::array trace_;
  std::optional<Result<SolutionOf<G>>> solution_;
};

std::optional<Failure> answer_request(std::string_view text, const AnalyzeLimits& limits, json::object& answer) {
  answer["id"] = nullptr;
  answer["ok"] = false;
  if (text.size() > kMaxRequestBytes) {
    return Failure{{ErrorCode::TooLarge, "a request may have at most 1 MiB"}, std::nullopt, ""};
  }
  const auto parsed = parse_json(text);
  if (!parsed) return Failure{parsed.error(), std::nullopt, ""};
  const json::object* object = parsed->if_object();
  if (!object) return Failure{bad_request("a request must be a JSON object"), std::nullopt, ""};
  if (const json::value* id = object->if_contains("id")) {
    if (!id->is_string() && !id->is_number() && !id->is_null())
      return Failure{bad_request("'id' must be a text or a number"), std::nullopt, ""};
    answer["id"] = *id;
  }
  Request request;
  if (const Status status = read_request(*object, request); !status) return Failure{status.error(), std::nullopt, ""};
  const Failure no_game{unknown_game(request.game), std::nullopt, ""};
  return Games::with_game<std::optional<Failure>>(
      request.game, no_game, [&]<class G>() { return Session<G>(request, limits).answer(answer); });
}

}  // namespace

std::string analyze(std::string_view request, const AnalyzeLimits& limits) {
  json::object answer;
  auto failure = answer_request(request, limits, answer);
  if (!failure) {
    answer["ok"] = true;
    std::string text = print_json(answer);
    if (text.size() <= limits.answer_bytes) return text;
    failure = Failure{answer_too_long(limits), std::nullopt, ""};
  }
  json::object error{{"code", to_json(error_code_name(failure->error.code))}};
  if (failure->index) {
    error["index"] = *failure->index;
    error["action"] = failure->action;
  }
  error["reason"] = failure->error.reason;
  return print_json(json::object{{"id", answer["id"]}, {"ok", false}, {"error", std::move(error)}});
}

}  // namespace spooky
