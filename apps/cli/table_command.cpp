#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "checkpoint.hpp"
#include "commands.hpp"
#include "say.hpp"
#include "speech.hpp"
#include "spooky/formats/combinatorial/report/value_table.hpp"
#include "spooky/formats/notations.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

using combinatorial::TableSolver;
using combinatorial::ValueTable;

/// `8`, or for boards `5x6`.
void parse_max(const std::string& text, combinatorial::TableRequest& request) {
  const std::size_t cross = text.find('x');
  const auto number = [&](const std::string& digits) {
    if (digits.empty() || digits.size() > 4 || digits.find_first_not_of("0123456789") != std::string::npos) {
      throw InputError(message("error.table-max", {{"text", quote(text)}}));
    }
    return static_cast<unsigned>(std::stoul(digits));
  };
  request.max = number(text.substr(0, cross));
  if (cross != std::string::npos) request.columns = number(text.substr(cross + 1));
}

ValueTable plan(const TableOptions& options) {
  combinatorial::TableRequest request;
  request.heaps = options.heaps;
  parse_max(options.max, request);
  request.graph = options.graph;
  if (options.outcome) request.content = combinatorial::TableContent::Outcome;
  const AnyRules any = options.game.any_rules();
  return std::visit(
      [&]<class Rules>(const Rules& rules) -> ValueTable {
        if constexpr (has<typename Rules::Game, capabilities::ValueTables>) {
          return value_or_input_error(Notation<typename Rules::Game>::plan_table(rules, request));
        } else {
          throw InputError(message("error.table-games", {{"games", Texts{games_with<capabilities::ValueTables>()}}}));
        }
      },
      any);
}

/// Takes an entry of a checkpoint into the table; false when it is none.
bool take_value(const json::object& entry, ValueTable& table) {
  const json::value* text = entry.if_contains("position");
  const json::value* value = entry.if_contains("value");
  if (!text || !text->is_string() || !value || !value->is_string()) return false;
  for (ValueTable::Position& position : table.positions) {
    if (position.text == from_json(text->get_string())) position.value = std::string(from_json(value->get_string()));
  }
  return true;
}

/// The values found, kept in a file: a table can be interrupted.
Checkpoint checkpoint_of(const std::string& path, ValueTable& table) {
  return Checkpoint(path, "table", combinatorial::table_header(table),
                    [&](const json::object& entry) { return take_value(entry, table); });
}

std::size_t count_missing(const ValueTable& table) {
  return static_cast<std::size_t>(std::count_if(table.positions.begin(), table.positions.end(),
                                                [](const ValueTable::Position& position) { return !position.value; }));
}

/// Fills in the values that are missing, as far as the memory reaches; returns how many positions were looked at.
std::uint64_t fill(ValueTable& table, const TableOptions& options, Checkpoint& checkpoint) {
  SolveLimits limits;
  limits.positions = 1'000'000'000;
  limits.table_bytes = parse_memory(options.memory);
  const std::size_t total = table.positions.size();
  std::size_t done = total - count_missing(table);
  std::uint64_t visited = 0;
  ProgressBar bar;
  for (std::size_t board = 0; board < table.boards.size(); ++board) {
    std::vector<ValueTable::Position*> wanted;
    std::vector<classical::Position> starts;
    for (ValueTable::Position& position : table.positions) {
      if (position.value || position.board != board) continue;
      wanted.push_back(&position);
      starts.push_back(position.position);
    }
    if (wanted.empty()) continue;
    TableSolver solver(table.boards[board], limits, table.request.content);
    solver.prepare(starts, [&](double fraction) { bar.show(tell(options.language, "table.positions"), fraction); });
    for (ValueTable::Position* position : wanted) {
      position->value = solver.text(position->position);
      if (!position->value) continue;
      checkpoint.add({{"position", position->text}, {"value", *position->value}});
      checkpoint.flush();
      ++done;
      bar.show(tell(options.language, "table.progress",
                    {{"values", static_cast<std::int64_t>(done)}, {"of", static_cast<std::int64_t>(total)}}),
               static_cast<double>(done) / static_cast<double>(total));
    }
    visited += solver.visited();
  }
  return visited;
}

/// The same positions with every value replaced by that of the sum of quantum games, one a heap (Q6).
void value_as_sums(ValueTable& table, const TableOptions& options) {
  const auto* board = std::get_if<classical::Heaps>(&table.boards.front().game);
  if (board == nullptr || options.outcome) throw InputError(message("error.versus-sum"));
  TableOptions one_heap = options;
  one_heap.heaps = 1;
  ValueTable heaps = plan(one_heap);
  Checkpoint nowhere = checkpoint_of("", heaps);
  fill(heaps, options, nowhere);
  for (ValueTable::Position& position : table.positions) {
    unsigned sum = 0;
    bool known = true;
    for (unsigned heap = 0; heap < board->heaps(); ++heap) {
      const auto& value = heaps.positions[board->size(position.position, heap)].value;
      known = known && value;
      if (value) sum ^= static_cast<unsigned>(std::stoul(*value));
    }
    if (known) position.value = std::to_string(sum);
  }
}

/// Where the values of a table differ from those by other rules, small positions first.
int list_differences(const TableOptions& options) {
  ValueTable table = plan(options);
  TableOptions other = options;
  const bool sums = options.versus == "sum";
  if (!sums) {
    // Of a rule given twice the other one counts.
    if (options.versus.starts_with("ruleset="))
      other.game.flags["ruleset"] = options.versus.substr(8);
    else if (options.versus.starts_with("width="))
      other.game.flags["width"] = options.versus.substr(6);
    else
      throw InputError(message("error.versus"));
  }
  ValueTable against = plan(other);
  Checkpoint checkpoint = checkpoint_of(options.checkpoint, table);
  Checkpoint nowhere = checkpoint_of("", against);
  fill(table, options, checkpoint);
  sums ? value_as_sums(against, options) : void(fill(against, other, nowhere));
  json::array differences;
  std::size_t compared = 0;
  for (std::size_t i = 0; i < table.positions.size(); ++i) {
    const auto& mine = table.positions[i].value;
    const auto& theirs = against.positions[i].value;
    if (!mine || !theirs) continue;
    ++compared;
    if (*mine != *theirs) differences.push_back(json::array{table.positions[i].text, *mine, *theirs});
  }
  if (options.format == "json") {
    json::object object = combinatorial::table_header(table);
    object["versus"] = options.versus;
    object["compared"] = compared;
    object["differences"] = std::move(differences);
    fmt::print("{}\n", print_json(object));
    return kSuccess;
  }
  fmt::print("{}\n", for_this_output(tell(options.language, "table.differ",
                                          {{"count", static_cast<std::int64_t>(differences.size())},
                                           {"of", static_cast<std::int64_t>(compared)}})));
  constexpr std::size_t kMost = 20;
  for (std::size_t i = 0; i < std::min(differences.size(), kMost); ++i) {
    const json::array& one = differences[i].get_array();
    const auto text = [&](std::size_t place) { return std::string(from_json(one[place].get_string())); };
    fmt::print("{}\n", for_this_output(fmt::format("{}  {}  {}", text(0), text(1), text(2))));
  }
  if (differences.size() > kMost) fmt::print("{}\n", for_this_output("…"));
  return kSuccess;
}

}  // namespace

int run_table(const TableOptions& options) {
  const auto format = combinatorial::table_format_named(options.format);
  if (!format) throw InputError(message("error.table-format"));
  if (!options.versus.empty()) return list_differences(options);
  ValueTable table = plan(options);
  Checkpoint checkpoint = checkpoint_of(options.checkpoint, table);
  const std::uint64_t visited = fill(table, options, checkpoint);
  fmt::print("{}", for_this_output(combinatorial::print_table(table, *format)));
  const std::size_t missing = count_missing(table);
  if (missing == 0) return kSuccess;
  fmt::print(stderr, "spooky: {}\n",
             tell(options.language, "table.missing",
                  {{"found", static_cast<std::int64_t>(table.positions.size() - missing)},
                   {"of", static_cast<std::int64_t>(table.positions.size())},
                   {"positions", static_cast<std::int64_t>(visited)},
                   {"memory", options.memory}}));
  return kNo;
}

}  // namespace spooky::cli
