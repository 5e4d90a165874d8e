#include <cstdlib>
#include <string>

#include "spooky/formats/go/notation.hpp"
#include "spooky/formats/go/text/points.hpp"
#include "spooky/formats/go/text/shown.hpp"
#include "spooky/formats/go/text/words.hpp"
#include "spooky/formats/message_json.hpp"
#include "spooky/games/go/rules/score.hpp"

namespace spooky {

using namespace go;
using Go = Notation<go::Game>;

namespace {

json::string_view actor_text(Colour player) { return to_json(player == Colour::Black ? Game::kFirst : Game::kSecond); }

json::value points_json(int halves) { return halves % 2 == 0 ? json::value(halves / 2) : json::value(halves / 2.0); }

json::array names(const Rules& rules, std::span<const Point> points) {
  json::array list;
  for (const Point point : points) list.emplace_back(point_name(rules, point));
  return list;
}

json::value choosing_json(const Position& position) {
  if (position.is_over() || !position.situation().is_choosing()) return nullptr;
  const Choice choice = position.choice();
  json::array allowed;
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (choice.allowed[i]) allowed.emplace_back(point_name(position.rules(), choice.points[i]));
  }
  return json::object{{"step", static_cast<int>(choice.step)},
                      {"group", names(position.rules(), {choice.points.data(), choice.count})},
                      {"allowed", std::move(allowed)}};
}

}  // namespace

json::object Go::state(const Position& position) {
  const Rules& rules = position.rules();
  const Shown shown(position);
  json::array board;
  rules.for_rows([&](std::span<const Point> row) {
    std::string letters;
    for (const Point point : row) letters += shown.letter(point);
    board.emplace_back(letters);
  });
  json::array groups;
  for (const Group& group : shown.groups()) {
    groups.push_back(json::object{{"owner", actor_text(group.owner)},
                                  {"shape", to_json(shape_name(group.shape))},
                                  {"points", names(rules, group.stones())}});
  }
  const Situation& situation = position.situation();
  return {{"board", std::move(board)},
          {"groups", std::move(groups)},
          {"captured",
           json::object{{"black", situation.captured(Colour::Black)}, {"white", situation.captured(Colour::White)}}},
          {"choosing", choosing_json(position)},
          {"position", position_text(position)}};
}

json::value Go::score(const Position& position) {
  const Score score = position.score();
  return json::object{{"black", points_json(score.black_halves)},
                      {"white", points_json(score.white_halves)},
                      {"margin", points_json(std::abs(score.margin_halves()))}};
}

json::value Go::count(const Position& position) {
  const Rules& rules = position.rules();
  const Count count = count_points(position.situation());
  const bool area = rules.scoring == Scoring::Area;
  const auto entry = [&](Colour player, const Tally& tally, int komi_halves, int total_halves) {
    return json::object{
        {"actor", actor_text(player)},      {"stones", area ? json::value(tally.stones) : json::value()},
        {"surrounded", tally.surrounded},   {"captured", area ? json::value() : json::value(tally.captured)},
        {"komi", points_json(komi_halves)}, {"total", points_json(total_halves)}};
  };
  const Score score = position.score();
  return json::array{entry(Colour::Black, count.black, 0, score.black_halves),
                     entry(Colour::White, count.white, rules.komi_halves, score.white_halves)};
}

json::value Go::choice(const Position& position) {
  if (position.is_over() || !position.situation().is_choosing()) return nullptr;
  const Choice choice = position.choice();
  json::array stones;
  for (std::size_t i = 0; i < choice.count; ++i) {
    const Action action = choice.action(i);
    json::object stone{{"at", point_name(position.rules(), choice.points[i])},
                       {"action", action_text(position, action)},
                       {"allowed", choice.allowed[i]}};
    if (!choice.allowed[i]) {
      const Error why = refusal(position, action);
      stone["detail"] = to_json(why.message.code());
      stone["arguments"] = arguments_json(why.message);
    }
    stones.push_back(std::move(stone));
  }
  return json::object{{"chooser", actor_text(choice.owner)},
                      {"does", deed(choice)},
                      {"step", static_cast<int>(choice.step)},
                      {"group", names(position.rules(), {choice.points.data(), choice.count})},
                      {"stones", std::move(stones)}};
}

json::value Go::result(const Position& position) {
  if (!position.is_over()) return nullptr;
  const Colour winner = position.winner();
  json::object result{{"winner", winner == Colour::Empty ? json::string_view("draw") : actor_text(winner)},
                      {"by", position.by_resignation() ? "resignation" : "points"}};
  const json::value count = score(position);
  for (const auto& [key, value] : count.get_object()) result[key] = value;
  return result;
}

json::value Go::value(const Position&, const Solution<Action>& solution) {
  return json::value(solution.value.to_string());
}

}  // namespace spooky
