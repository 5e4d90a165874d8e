#include "spooky/protocols/request.hpp"

#include <algorithm>
#include <utility>

#include "spooky/formats/quote.hpp"
#include "spooky/protocols/analyze.hpp"

namespace spooky {

namespace {

Error bad_request(std::string reason) { return {ErrorCode::BadRequest, std::move(reason)}; }

/// The same in every engine, whichever games it knows.
Error unknown_report(const json::string* text) {
  return bad_request("'report' names something unknown" + (text ? ", " + quote(from_json(*text)) : std::string()) +
                     "; the report 'reports' tells what a game can report");
}

Status read_reports(const json::value& value, std::span<const std::string_view> known, Request& request) {
  const json::array* names = value.if_array();
  if (!names) return bad_request("'report' must be a list of names");
  request.reports.clear();
  for (const json::value& name : *names) {
    const json::string* text = name.if_string();
    if (!text || std::find(known.begin(), known.end(), from_json(*text)) == known.end()) {
      return unknown_report(text);
    }
    if (request.wants(from_json(*text))) return bad_request("'report' names " + quote(from_json(*text)) + " twice");
    request.reports.emplace_back(from_json(*text));
  }
  return success();
}

Status read_moves(const json::value& value, std::vector<ToldAction>& moves) {
  const json::array* actions = value.if_array();
  if (!actions) return bad_request("'moves' must be a list of actions");
  for (const json::value& action : *actions) {
    auto told = read_told_action(action);
    if (!told) return told.error();
    moves.push_back(std::move(*told));
  }
  return success();
}

/// Bytes in hexadecimal, no more than one draw may take.
Result<std::vector<std::uint8_t>> read_bytes(const json::value& value) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const json::string* text = value.if_string();
  const std::string_view digits = text ? from_json(*text) : std::string_view();
  if (!text || digits.size() % 2 != 0 || digits.find_first_not_of(kDigits) != std::string_view::npos) {
    return bad_request("'bytes' must be a text of random bytes, each two of the digits 0123456789abcdef");
  }
  if (digits.size() > 2 * kMostDrawnBytes) {
    return bad_request("'bytes' may have at most " + std::to_string(kMostDrawnBytes) + " bytes");
  }
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    bytes.push_back(static_cast<std::uint8_t>(kDigits.find(digits[i]) * 16 + kDigits.find(digits[i + 1])));
  }
  return bytes;
}

}  // namespace

bool Request::wants(std::string_view report) const {
  return std::find(reports.begin(), reports.end(), report) != reports.end();
}

Result<Request> read_request(const json::object& object, std::span<const std::string_view> report_names) {
  Request request;
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
      if (Status moves = read_moves(value, request.moves); !moves) return moves.error();
    } else if (key == "report") {
      if (Status reports = read_reports(value, report_names, request); !reports) return reports.error();
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
    } else if (key == "bytes") {
      auto bytes = read_bytes(value);
      if (!bytes) return bytes.error();
      request.bytes = std::move(*bytes);
    } else if (key == "known") {
      const auto known = whole_number(value);
      if (!known || *known < 0) return bad_request("'known' must be a whole number, 0 or more");
      request.known = static_cast<std::size_t>(std::min<std::int64_t>(*known, kMaxRequestBytes));
    } else if (key == "language") {
      const auto language = value.is_string() ? find_language(from_json(value.get_string())) : std::nullopt;
      if (!language) return bad_request("'language' must be en, de, fr or es");
      request.language = *language;
    } else {
      return bad_request(
          "there is no request key " + quote(from_json(key)) +
          "; the keys are id, game, rules, position, moves, report, level, seed, bytes, known, language");
    }
  }
  if (request.game.empty()) return bad_request("the request names no 'game'");
  return request;
}

}  // namespace spooky
