#include "spooky/protocols/analyze.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "spooky/formats/game_names.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/formats/notations.hpp"
#include "spooky/protocols/inquiry.hpp"
#include "spooky/protocols/report_table.hpp"
#include "spooky/protocols/request.hpp"

namespace spooky {

namespace {

/// The names of all reports: those that games have in common first, whichever games this program knows.
const std::vector<std::string_view>& report_names() {
  static const std::vector<std::string_view> kNames = [] {
    std::vector<std::string_view> names;
    const auto add = [&](std::string_view name) {
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    };
    Games::for_each([&]<class G>() {
      for (const auto& entry : general_reports::kTable<G>) add(entry.name);
    });
    add(general_reports::kFaces);
    capabilities::SharedReports::for_each([&]<class Ability>() { add(Ability::kName); });
    Games::for_each([&]<class G>() {
      for (const auto& entry : report_table<G>()) add(entry.name);
    });
    return names;
  }();
  return kNames;
}

/// Writes the answer's fields, or says what failed.
template <Game G>
std::optional<Failure> answer_about(const Request& request, const AnalyzeLimits& limits, json::object& answer) {
  Inquiry<G> inquiry(request, limits);
  if (auto failure = inquiry.set_up()) return failure;
  if (auto failure = inquiry.play_moves()) return failure;
  answer["actor"] = to_json(actor_name<G>(inquiry.position().actor()));
  answer["turn"] = inquiry.position().turn();
  for (const std::string& name : request.reports) {
    const ReportEntry<G>* const report = find_report<G>(name);
    if (!report) {
      return Failure{{ErrorCode::BadRequest, std::string(G::kName) + " has no '" + name + "' to report"}};
    }
    auto value = report->make(inquiry);
    if (!value) return Failure{value.error()};
    answer[name] = std::move(*value);
  }
  return std::nullopt;
}

std::optional<Failure> answer_request(std::string_view text, const AnalyzeLimits& limits, json::object& answer,
                                      Language& language) {
  answer["id"] = nullptr;
  answer["ok"] = false;
  if (text.size() > kMaxRequestBytes) return Failure{{ErrorCode::TooLarge, "a request may have at most 1 MiB"}};
  const auto parsed = parse_json(text);
  if (!parsed) return Failure{parsed.error()};
  const json::object* object = parsed->if_object();
  if (!object) return Failure{{ErrorCode::BadRequest, "a request must be a JSON object"}};
  if (const json::value* id = object->if_contains("id")) {
    if (!id->is_string() && !id->is_number() && !id->is_null()) {
      return Failure{{ErrorCode::BadRequest, "'id' must be a text or a number"}};
    }
    answer["id"] = *id;
  }
  const auto request = read_request(*object, report_names());
  if (!request) return Failure{request.error()};
  language = request->language;
  std::optional<Failure> failure;
  const bool found = Games::with_game<bool>(request->game, false, [&]<class G>() {
    failure = answer_about<G>(*request, limits, answer);
    return true;
  });
  return found ? failure : Failure{unknown_game(request->game)};
}

}  // namespace

std::string analyze(std::string_view request, const AnalyzeLimits& limits) {
  json::object answer;
  Language language = Language::English;
  auto failure = answer_request(request, limits, answer, language);
  if (!failure) {
    answer["ok"] = true;
    std::string text = print_json(answer);
    if (text.size() <= limits.answer_bytes) return text;
    failure = Failure{answer_too_long(limits)};
  }
  json::object error{{"code", to_json(error_code_name(failure->error.code))}};
  if (failure->index) {
    error["index"] = *failure->index;
    error["action"] = failure->action;
  }
  error["reason"] = say(failure->error, language);
  if (const Message& message = failure->error.message; !message.empty()) {
    error["detail"] = to_json(message.code());
    error["arguments"] = arguments_json(message);
  }
  return print_json(json::object{{"id", answer["id"]}, {"ok", false}, {"error", std::move(error)}});
}

std::vector<ReportDescription> describe_reports(std::string_view game) {
  std::vector<ReportDescription> described;
  return Games::with_game<std::vector<ReportDescription>>(game, {}, [&]<class G>() {
    for (const ReportEntry<G>& entry : report_table<G>()) described.push_back({entry.name, entry.tells});
    return described;
  });
}

}  // namespace spooky
