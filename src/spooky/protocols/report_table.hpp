#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "spooky/formats/capabilities.hpp"
#include "spooky/protocols/general_reports.hpp"

namespace spooky {

/// A report: its name in a request and in the answer, what it tells, and how it is made.
template <Game G>
struct ReportEntry {
  std::string_view name;
  std::string_view tells;
  Result<json::value> (*make)(Inquiry<G>&);
};

template <Game G>
const std::vector<ReportEntry<G>>& report_table();

namespace general_reports {

/// Of games with capabilities::Faces.
inline constexpr std::string_view kFaces = "faces";

template <Game G>
Result<json::value> reports(Inquiry<G>&) {
  json::array names;
  for (const ReportEntry<G>& entry : report_table<G>()) names.emplace_back(to_json(entry.name));
  return json::value(std::move(names));
}

template <Game G>
inline constexpr ReportEntry<G> kTable[] = {
    {"state", "the position as an object and as text", &state<G>},
    {"legal", "every legal action; Nature's possible actions when Nature acts", &legal<G>},
    {"chance", "when Nature acts: the chance of each of her actions", &chance<G>},
    {"result", "how the game ended; null while it goes on", &result<G>},
    {"value", "the exact value under perfect play", &value<G>},
    {"best", "every action that keeps the value", &best<G>},
    {"trace", "for each action who acts next and the state after it", &trace<G>},
    {"events", "what the last action did, as data; in the trace of every action", &events<G>},
    {"story", "the same in sentences, in 'language'; in the trace of every action", &story<G>},
    {"title", "what is played, as a heading in 'language'", &title<G>},
    {"guide", "the rules of just this game and variant, in 'language'", &guide<G>},
    {"description", "the position in words, in 'language'", &description<G>},
    {"explanation", "the exact value in a sentence, in 'language'", &explanation<G>},
    {"move", "what the computer plays at 'level'", &move<G>},
    {"rules", "every key of the rules: what it takes, what is in force and what it depends on", &rules<G>},
    {"draw", "what the random 'bytes' draw when Nature acts", &draw<G>},
    {"reports", "the names of all reports of this game", &reports<G>},
};

}  // namespace general_reports

/// Everything that a game can report: what every game can, then what it lists in Notation<G>::Capabilities.
template <Game G>
const std::vector<ReportEntry<G>>& report_table() {
  static const std::vector<ReportEntry<G>> kEntries = [] {
    std::vector<ReportEntry<G>> entries(std::begin(general_reports::kTable<G>), std::end(general_reports::kTable<G>));
    if constexpr (has<G, capabilities::Faces>) {
      entries.push_back(
          {general_reports::kFaces, "what the faces of the die mean that is rolled", &general_reports::faces<G>});
    }
    Notation<G>::Capabilities::for_each([&]<class Ability>() {
      if constexpr (capabilities::Report<Ability>) {
        entries.push_back({Ability::kName, Ability::kTells,
                           [](Inquiry<G>& inquiry) { return Ability::template report<G>(inquiry.subject); }});
      }
    });
    return entries;
  }();
  return kEntries;
}

template <Game G>
const ReportEntry<G>* find_report(std::string_view name) {
  for (const ReportEntry<G>& entry : report_table<G>()) {
    if (entry.name == name) return &entry;
  }
  return nullptr;
}

}  // namespace spooky
