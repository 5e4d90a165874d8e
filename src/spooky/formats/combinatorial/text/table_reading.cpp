// A table of positions, moves and Γ from JSON.
#include <algorithm>
#include <unordered_map>
#include <utility>

#include "spooky/formats/combinatorial/text/table_text.hpp"
#include "spooky/formats/json.hpp"

namespace spooky::combinatorial::texts {

using classical::Owner;
using classical::TableGame;

namespace {

using Numbers = std::unordered_map<std::string, std::uint16_t>;

Error bad(std::string reason) { return {ErrorCode::BadRequest, "the table is wrong: " + std::move(reason)}; }

bool is_table_name(std::string_view name) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-";
  return !name.empty() && name.size() <= 32 && name.find_first_not_of(kLetters) == std::string_view::npos;
}

Status check_name(std::string_view name) {
  if (is_table_name(name)) return success();
  return bad(quote(name) + " is not a name: names have 1 to 32 letters, digits, _, . and -");
}

std::optional<Owner> read_owner(const json::value& value) {
  const json::string* text = value.if_string();
  if (text == nullptr) return std::nullopt;
  if (*text == "left") return Owner::Left;
  if (*text == "right") return Owner::Right;
  if (*text == "both") return Owner::Both;
  return std::nullopt;
}

class TableReader {
 public:
  explicit TableReader(const json::object& table) : table_(table) {}

  Result<NamedTable> read() {
    for (const auto& step : {&TableReader::read_keys, &TableReader::read_moves, &TableReader::read_positions,
                             &TableReader::read_start, &TableReader::check_reach}) {
      if (const auto done = (this->*step)(); !done) return done.error();
    }
    auto game = TableGame::make(std::move(positions_), std::move(letters_), std::move(entries_));
    if (!game) return bad(game.error().reason);
    return NamedTable{*std::move(game), std::move(start_)};
  }

 private:
  Status read_keys() {
    for (const auto& [key, value] : table_) {
      if (key != "start" && key != "moves" && key != "positions") {
        return bad("unknown key " + quote(from_json(key)) + "; the keys are start, moves and positions");
      }
    }
    return success();
  }

  Status read_moves() {
    const json::value* moves = table_.if_contains("moves");
    if (moves == nullptr) return success();
    declares_moves_ = true;
    const json::object* object = moves->if_object();
    if (object == nullptr) return bad("'moves' must be an object from moves to left, right or both");
    for (const auto& [key, value] : *object) {
      const auto owner = read_owner(value);
      if (!owner) return bad("move " + quote(from_json(key)) + " must be left, right or both");
      if (const auto added = add_letter(std::string(from_json(key)), *owner); !added) return added;
    }
    return success();
  }

  Status add_letter(const std::string& name, Owner owner) {
    if (auto named = check_name(name); !named) return named;
    if (letters_.size() == TableGame::kMostMoves) {
      return bad("there are more than " + std::to_string(TableGame::kMostMoves) + " moves");
    }
    letter_numbers_.emplace(name, static_cast<std::uint16_t>(letters_.size()));
    letters_.push_back({name, owner});
    return success();
  }

  Status read_positions() {
    const json::value* value = table_.if_contains("positions");
    const json::object* rows = value == nullptr ? nullptr : value->if_object();
    if (rows == nullptr) return bad("'positions' must be an object from positions to their moves");
    if (rows->empty()) return bad("there are no positions");
    if (rows->size() > TableGame::kMostPositions) {
      return bad("there are more than " + std::to_string(TableGame::kMostPositions) + " positions");
    }
    for (const auto& row : *rows) {
      const std::string name(from_json(row.key()));
      if (auto named = check_name(name); !named) return named;
      numbers_.emplace(name, static_cast<std::uint16_t>(positions_.size()));
      positions_.push_back(name);
    }
    for (const auto& row : *rows) {
      if (auto done = read_row(std::string(from_json(row.key())), row.value()); !done) return done;
    }
    return success();
  }

  Status read_row(const std::string& name, const json::value& value) {
    const json::object* row = value.if_object();
    if (row == nullptr) return bad("position " + name + " must be an object from moves to positions");
    for (const auto& [key, target] : *row) {
      const std::string move(from_json(key));
      if (!letter_numbers_.contains(move)) {
        if (declares_moves_) return bad("position " + name + " has the move " + quote(move) + ", which 'moves' lacks");
        if (auto added = add_letter(move, Owner::Both); !added) return added;
      }
      const json::string* to = target.if_string();
      if (to == nullptr) return bad("move " + move + " of position " + name + " must lead to the name of a position");
      const auto found = numbers_.find(std::string(from_json(*to)));
      if (found == numbers_.end()) {
        return bad("move " + move + " of position " + name + " leads to " + quote(from_json(*to)) +
                   ", which is not a position");
      }
      entries_.push_back({numbers_.at(name), letter_numbers_.at(move), found->second});
    }
    return success();
  }

  Status read_start() {
    const json::value* value = table_.if_contains("start");
    const json::string* name = value == nullptr ? nullptr : value->if_string();
    if (name == nullptr) return bad("'start' must be the name of a position");
    start_ = from_json(*name);
    if (!numbers_.contains(start_)) return bad("the start " + quote(start_) + " is not a position");
    return success();
  }

  /// Entries come position after position, so each has its own stretch.
  Status check_reach() {
    std::vector<std::size_t> first(positions_.size() + 1, 0);
    for (const auto& entry : entries_) ++first[entry.from + std::size_t{1}];
    for (std::size_t i = 1; i < first.size(); ++i) first[i] += first[i - 1];
    std::vector<bool> is_reached(positions_.size(), false);
    std::vector<std::uint16_t> waiting = {numbers_.at(start_)};
    is_reached[waiting.front()] = true;
    while (!waiting.empty()) {
      const std::uint16_t from = waiting.back();
      waiting.pop_back();
      for (std::size_t i = first[from]; i < first[from + std::size_t{1}]; ++i) {
        if (is_reached[entries_[i].to]) continue;
        is_reached[entries_[i].to] = true;
        waiting.push_back(entries_[i].to);
      }
    }
    const auto missed = std::find(is_reached.begin(), is_reached.end(), false);
    if (missed == is_reached.end()) return success();
    return bad("position " + positions_[static_cast<std::size_t>(missed - is_reached.begin())] +
               " cannot be reached from the start");
  }

  const json::object& table_;
  bool declares_moves_ = false;
  std::vector<std::string> positions_;
  std::vector<TableGame::Letter> letters_;
  std::vector<TableGame::Entry> entries_;
  Numbers numbers_;
  Numbers letter_numbers_;
  std::string start_;
};

}  // namespace

Result<NamedTable> read_table(const std::string& table) {
  const auto parsed = parse_json(table);
  const json::object* object = parsed ? parsed->if_object() : nullptr;
  if (object == nullptr) return Error{ErrorCode::BadRequest, "table needs a table: an object with start and positions"};
  return TableReader(*object).read();
}

}  // namespace spooky::combinatorial::texts
