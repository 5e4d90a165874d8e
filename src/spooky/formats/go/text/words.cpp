#include "spooky/formats/go/text/words.hpp"

#include <cstdlib>

#include "spooky/formats/go/text/points.hpp"
#include "spooky/words/words.hpp"

namespace spooky::go {

Error illegal(std::string_view key, std::vector<Argument> arguments) {
  return refuse(ErrorCode::IllegalAction, message(key, std::move(arguments)));
}

Error bad_rules(std::string_view key, std::vector<Argument> arguments) {
  return refuse(ErrorCode::BadRequest, message(key, std::move(arguments)));
}

std::string_view shape_name(Shape shape) {
  constexpr std::string_view kNames[] = {"1", "2", "3G", "3W", "4G", "4W"};
  return kNames[static_cast<std::size_t>(shape)];
}

std::string points_text(int halves) {
  const std::string whole = std::to_string(std::abs(halves) / 2);
  return (halves < 0 ? "-" : "") + whole + (halves % 2 == 0 ? "" : ".5");
}

Term term(Colour player) { return {"player", player == Colour::Black ? "black" : "white"}; }

Term term(Shape shape) { return {"shape", shape_name(shape)}; }

Cell cell(const Rules& rules, Point point) { return {point_name(rules, point)}; }

Cells cells(const Rules& rules, std::span<const Point> points) {
  Cells named;
  for (const Point point : points) named.names.push_back(point_name(rules, point));
  return named;
}

std::string deed(const Choice& choice) { return choice.removes ? "remove" : "keep"; }

Texts choice_actions(const Rules& rules, const Choice& choice) {
  Texts texts;
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (choice.allowed[i]) texts.items.push_back((choice.removes ? "-" : "=") + point_name(rules, choice.points[i]));
  }
  return texts;
}

Message asked(const Position& position) {
  const Rules& rules = position.rules();
  const Choice choice = position.choice();
  Cells allowed;
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (choice.allowed[i]) allowed.names.push_back(point_name(rules, choice.points[i]));
  }
  return message("event.asked", {{"chooser", term(choice.owner)},
                                 {"does", deed(choice)},
                                 {"step", static_cast<std::int64_t>(choice.step)},
                                 {"group", cells(rules, {choice.points.data(), choice.count})},
                                 {"allowed", std::move(allowed)},
                                 {"actions", choice_actions(rules, choice)}});
}

Message ended(const Position& position) {
  Message end = message("event.ended", {{"by", std::string(position.by_resignation() ? "resignation" : "points")}});
  const Score score = position.score();
  if (!position.by_resignation()) {
    end.arguments.push_back({"black", points_text(score.black_halves)});
    end.arguments.push_back({"white", points_text(score.white_halves)});
  }
  const Colour winner = position.winner();
  if (winner == Colour::Empty) return end;
  end.arguments.push_back({"winner", term(winner)});
  end.arguments.push_back({"loser", term(other(winner))});
  if (!position.by_resignation()) end.arguments.push_back({"margin", points_text(std::abs(score.margin_halves()))});
  return end;
}

}  // namespace spooky::go
