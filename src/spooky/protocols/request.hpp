#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/formats/faces.hpp"
#include "spooky/formats/json.hpp"
#include "spooky/search/levels.hpp"
#include "spooky/words/language.hpp"

namespace spooky {

/// One question of the line-JSON interface, read but for what only its game can judge.
struct Request {
  std::string game;
  json::object rules;
  std::optional<std::string> position;
  std::vector<ToldAction> moves;
  std::vector<std::string> reports = {"state"};  ///< names, each once
  int level = kHighestLevel;
  std::uint64_t seed = 1;
  Language language = Language::English;
  std::optional<std::vector<std::uint8_t>> bytes;  ///< random ones, for Nature's draw
  std::size_t known = 0;                           ///< how many of the moves the trace leaves out

  bool wants(std::string_view report) const;
};

/// A request from its JSON object; an unknown key is an error, and so is a report that is not among the names.
Result<Request> read_request(const json::object& object, std::span<const std::string_view> report_names);

}  // namespace spooky
