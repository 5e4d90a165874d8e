#include "spooky/formats/combinatorial/text/table_text.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::TableGame;

Result<ClassicalStart> parse_table(const std::string& table, std::string_view text) {
  auto named = read_table(table);
  if (!named) return named.error();
  const auto parts = split_realisations(text);
  if (!parts) return parts.error();
  std::unordered_map<std::string_view, std::uint64_t> numbers;
  for (const std::string& name : named->game.positions()) numbers.emplace(name, numbers.size());
  ClassicalStart start;
  for (const std::string_view part : *parts) {
    const auto found = numbers.find(part);
    if (found == numbers.end()) return bad_position("there is no position " + quote(part) + " in the table");
    start.positions.push_back({found->second, 0});
  }
  start.game = std::move(named->game);
  return start;
}

std::string position_text(const TableGame& game, Position position) {
  return game.positions()[static_cast<std::size_t>(position.low)];
}

std::string move_text(const TableGame& game, Move move) { return game.letters()[move].name; }

Result<Move> parse_move(const TableGame& game, Side side, std::string_view text) {
  const auto found = std::find_if(game.letters().begin(), game.letters().end(),
                                  [&](const TableGame::Letter& letter) { return letter.name == text; });
  if (found == game.letters().end()) return illegal("refusal.no-letter", {{"text", quote(text)}});
  if (!classical::may_play(side, found->owner)) {
    return illegal("refusal.letter-of-other", {{"move", found->name}, {"player", player_term(other(side))}});
  }
  return static_cast<Move>(found - game.letters().begin());
}

Message why_not(const TableGame& game, Position position, Move move) {
  return message("why.no-such-move", {{"position", position_text(game, position)}, {"move", move_text(game, move)}});
}

std::string drawing(const TableGame& game, Position position) {
  std::string picture = position_text(game, position) + '\n';
  const TableGame::Entry wanted{static_cast<std::uint16_t>(position.low), 0, 0};
  for (auto entry = std::lower_bound(game.entries().begin(), game.entries().end(), wanted);
       entry != game.entries().end() && entry->from == wanted.from; ++entry) {
    const TableGame::Letter& letter = game.letters()[entry->move];
    picture += "  " + letter.name + " → " + game.positions()[entry->to];
    if (letter.owner != classical::Owner::Both) {
      picture += letter.owner == classical::Owner::Left ? " (Left)" : " (Right)";
    }
    picture += '\n';
  }
  return picture;
}

}  // namespace spooky::combinatorial::texts
