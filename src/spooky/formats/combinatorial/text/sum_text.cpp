#include "spooky/formats/combinatorial/text/sum_text.hpp"

#include "spooky/formats/combinatorial/text/all_texts.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"

namespace spooky::combinatorial::texts {

using classical::ClassicalSum;

namespace {

/// Joins text(number, game, position) over the parts.
template <class Text>
std::string join_parts(const ClassicalSum& sum, Position position, std::string_view separator, const Text& text) {
  std::string joined;
  for (unsigned part = 0; part < sum.parts().size(); ++part) {
    if (part > 0) joined += separator;
    joined +=
        std::visit([&](const auto& game) { return text(part, game, sum.part_of(position, part)); }, sum.parts()[part]);
  }
  return joined;
}

}  // namespace

std::string position_text(const ClassicalSum& sum, Position position) {
  return join_parts(sum, position, ";",
                    [](unsigned, const auto& game, Position place) { return position_text(game, place); });
}

std::string content_text(const ClassicalSum& sum, Position position) {
  return join_parts(sum, position, ";",
                    [](unsigned, const auto& game, Position place) { return content_of(game, place); });
}

std::string move_text(const ClassicalSum& sum, Move move) {
  const unsigned part = ClassicalSum::part_of(move);
  return std::to_string(part + 1) + ":" +
         std::visit([&](const auto& game) { return move_text(game, ClassicalSum::move_of(move)); }, sum.parts()[part]);
}

Result<Move> parse_move(const ClassicalSum& sum, Side side, std::string_view text) {
  const std::size_t colon = text.find(':');
  const auto number = colon == std::string_view::npos ? std::nullopt : read_number(text.substr(0, colon));
  if (!number) {
    return illegal("refusal.no-part-named", {{"text", quote(text)}});
  }
  if (*number == 0 || *number > sum.parts().size()) {
    return illegal("refusal.no-part", {{"part", as_number(*number)}, {"parts", as_number(sum.parts().size())}});
  }
  const unsigned part = *number - 1;
  const auto move =
      std::visit([&](const auto& game) { return parse_move(game, side, text.substr(colon + 1)); }, sum.parts()[part]);
  if (!move) return move;
  return ClassicalSum::in_part(part, *move);
}

Message why_not(const ClassicalSum& sum, Position position, Move move) {
  const unsigned part = ClassicalSum::part_of(move);
  Message why = std::visit(
      [&](const auto& game) { return why_not(game, sum.part_of(position, part), ClassicalSum::move_of(move)); },
      sum.parts()[part]);
  return message("why.in-part", {{"part", as_number(part + 1)}, {"why", Phrases{std::move(why)}}});
}

std::string drawing(const ClassicalSum& sum, Position position) {
  return join_parts(sum, position, "", [](unsigned part, const auto& game, Position place) {
    return "part " + std::to_string(part + 1) + ":\n" + drawing(game, place);
  });
}

}  // namespace spooky::combinatorial::texts
