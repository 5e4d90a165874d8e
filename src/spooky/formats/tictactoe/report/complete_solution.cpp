// The complete solution of a board as a table and as JSON.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "spooky/formats/tictactoe/notation.hpp"
#include "spooky/formats/tictactoe/text/words.hpp"
#include "spooky/games/tictactoe/solver/census.hpp"

namespace spooky {

using namespace tictactoe;
using TicTacToe = Notation<tictactoe::Game>;

namespace {

constexpr std::array<int, 5> kValues = {2, 1, 0, -1, -2};

std::string halves(int value) { return Rational(value, 2).to_string(); }

/// 1234567 as 1,234,567.
std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3;) {
    at -= 3;
    digits.insert(at, ",");
  }
  return digits;
}

/// Characters of UTF-8.
std::size_t letters_in(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// Rows of cells with every column as wide as its widest cell, aligned to the right.
std::string aligned(const std::vector<std::vector<std::string>>& rows) {
  std::vector<std::size_t> widths(rows.front().size(), 0);
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], letters_in(row[i]));
  }
  std::string text;
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      text += std::string(widths[i] - letters_in(row[i]) + (i == 0 ? 0 : 2), ' ') + row[i];
    }
    text += "\n";
  }
  return text;
}

std::string in_words(std::string_view key, Language language, std::vector<Argument> arguments = {}) {
  return say(tictactoe::message(key, std::move(arguments)), language);
}

/// A label and a figure.
std::string figure(std::string_view key, const std::string& text, Language language) {
  std::string label = in_words(key, language);
  label.resize(std::max<std::size_t>(label.size() + 2, 16), ' ');
  return label + text + "\n";
}

std::string counts_table(const Census& census, Language language) {
  const std::string once = in_words("complete.once", language);
  std::vector<std::vector<std::string>> rows = {
      {in_words("complete.marks", language), in_words("complete.placing", language), once,
       in_words("complete.measuring", language), once, in_words("complete.over", language), once,
       in_words("complete.classes", language)}};
  for (std::size_t marks = 0; marks < census.plies.size(); ++marks) {
    const PlyCensus& ply = census.plies[marks];
    std::vector<std::string> row = {std::to_string(marks)};
    for (const PositionCount& count : {ply.positions.placing, ply.positions.measuring, ply.positions.finished}) {
      row.push_back(grouped(count.all));
      row.push_back(grouped(count.up_to_symmetry));
    }
    row.push_back(ply.classes ? grouped(ply.classes->total()) : "-");
    rows.push_back(std::move(row));
  }
  return aligned(rows);
}

std::string values_table(const Census& census, Language language) {
  std::vector<std::vector<std::string>> rows = {{in_words("complete.marks", language)}};
  for (const int value : kValues)
    rows[0].push_back(in_words("complete.value-column", language, {{"value", halves(value)}}));
  for (std::size_t marks = 0; marks < census.plies.size(); ++marks) {
    std::vector<std::string> row = {std::to_string(marks)};
    for (const int value : kValues) {
      row.push_back(grouped(census.plies[marks].placing.of(value) + census.plies[marks].measuring.of(value)));
    }
    rows.push_back(std::move(row));
  }
  return aligned(rows);
}

json::object by_value(const ValueCount& counts) {
  json::object object;
  for (const int value : kValues) object[halves(value)] = counts.of(value);
  return object;
}

json::array plies(const Census& census) {
  json::array list;
  for (std::size_t marks = 0; marks < census.plies.size(); ++marks) {
    const PlyCensus& ply = census.plies[marks];
    json::object entry{{"marks", marks},
                       {"placing", ply.positions.placing.all},
                       {"placing_up_to_symmetry", ply.positions.placing.up_to_symmetry},
                       {"placing_by_value", by_value(ply.placing)},
                       {"measuring", ply.positions.measuring.all},
                       {"measuring_up_to_symmetry", ply.positions.measuring.up_to_symmetry},
                       {"measuring_by_value", by_value(ply.measuring)},
                       {"over", ply.positions.finished.all},
                       {"over_up_to_symmetry", ply.positions.finished.up_to_symmetry}};
    entry["classes"] = ply.classes ? json::value(ply.classes->total()) : json::value(nullptr);
    list.push_back(std::move(entry));
  }
  return list;
}

}  // namespace

Result<CompleteSolution> TicTacToe::solve_all(const Rules& rules, const SolveLimits& limits,
                                              const ReportProgress& report) {
  if (rules.variant != Variant::Goff) {
    return refuse(ErrorCode::BadRequest, tictactoe::message("refusal.complete-goff"));
  }
  const auto tell = [&](const CensusProgress& progress) {
    if (!report) return;
    const bool listing = progress.stage == CensusProgress::Stage::Listing;
    report({tictactoe::message(listing ? "complete.listing" : "complete.solving",
                               {{"marks", static_cast<std::int64_t>(progress.marks)}}),
            progress.total == 0 ? 1 : static_cast<double>(progress.done) / static_cast<double>(progress.total)});
  };
  const auto census = take_census(rules, limits, tell);
  if (!census) return census.error();
  CompleteSolution solution;
  solution.text = [counted = *census](Language language) {
    const std::string solved = in_words(
        "complete.solved", language, {{"classes", grouped(counted.classes)}, {"endgames", grouped(counted.endgames)}});
    return in_words("complete.counts", language) + "\n" + counts_table(counted, language) + "\n" +
           in_words("complete.values", language) + "\n" + values_table(counted, language) + "\n" +
           figure("complete.games-label", grouped(counted.games), language) +
           figure("complete.value-label", halves(counted.value), language) +
           figure("complete.solved-label", solved, language);
  };
  solution.data = {{"game", to_json(Game::kName)}, {"rules", rules_json(rules)}, {"value", halves(census->value)},
                   {"games", census->games},       {"classes", census->classes}, {"endgames", census->endgames},
                   {"plies", plies(*census)}};
  return solution;
}

}  // namespace spooky
