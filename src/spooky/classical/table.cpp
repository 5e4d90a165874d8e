#include "spooky/classical/table.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace spooky::classical {

TableGame::TableGame(std::vector<std::string> positions, std::vector<Letter> letters, std::vector<Entry> entries)
    : positions_(std::move(positions)), letters_(std::move(letters)), entries_(std::move(entries)) {
  std::sort(entries_.begin(), entries_.end());
  first_.assign(positions_.size() + 1, 0);
  for (const Entry& entry : entries_) ++first_[entry.from + std::size_t{1}];
  widest_row_ = *std::max_element(first_.begin(), first_.end());
  for (std::size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
}

Result<TableGame> TableGame::make(std::vector<std::string> positions, std::vector<Letter> letters,
                                  std::vector<Entry> entries) {
  TableGame game(std::move(positions), std::move(letters), std::move(entries));
  if (const auto position = game.find_cycle()) {
    return Error{ErrorCode::BadRequest,
                 "play could go on for ever: position " + game.positions_[*position] + " comes back to itself"};
  }
  return game;
}

std::optional<unsigned> TableGame::find_cycle() const {
  enum class State : std::uint8_t { New, Open, Done };
  std::vector<State> states(positions_.size(), State::New);
  std::vector<std::uint32_t> next(first_.begin(), first_.end() - 1);
  std::vector<unsigned> path;
  for (unsigned root = 0; root < positions_.size(); ++root) {
    if (states[root] == State::New) path.push_back(root);
    while (!path.empty()) {
      const unsigned position = path.back();
      states[position] = State::Open;
      if (next[position] == first_[position + 1]) {
        states[position] = State::Done;
        path.pop_back();
        continue;
      }
      const unsigned to = entries_[next[position]++].to;
      if (states[to] == State::Open) return to;
      if (states[to] == State::New) path.push_back(to);
    }
  }
  return std::nullopt;
}

unsigned TableGame::bits() const { return static_cast<unsigned>(std::bit_width(positions_.size() - 1)); }

bool TableGame::is_impartial() const {
  return std::all_of(letters_.begin(), letters_.end(),
                     [](const Letter& letter) { return letter.owner == Owner::Both; });
}

std::span<const TableGame::Entry> TableGame::row(Position position) const {
  const auto number = static_cast<std::size_t>(position.low);
  return std::span(entries_).subspan(first_[number], first_[number + 1] - first_[number]);
}

void TableGame::moves(Position position, Side side, Moves& list) const {
  for (const Entry& entry : row(position)) {
    if (may_play(side, owner(entry.move))) list.push_back(entry.move);
  }
}

std::optional<Position> TableGame::after(Position position, Move move) const {
  const std::span<const Entry> entries = row(position);
  const auto found = std::lower_bound(entries.begin(), entries.end(), move,
                                      [](const Entry& entry, Move wanted) { return entry.move < wanted; });
  if (found == entries.end() || found->move != move) return std::nullopt;
  return Position{found->to, 0};
}

}  // namespace spooky::classical
