#include <array>
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/report/square_lists.hpp"
#include "spooky/formats/quantum_chess/text/squares.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"

namespace spooky {

using namespace quantum_chess;
using QuantumChess = Notation<quantum_chess::Game>;

namespace {

json::object squares_json(const Position& position) {
  const std::array<Weight, 64> chances = position.state().probabilities();
  json::object squares;
  for (SquareSet rest = position.state().possible(); rest != 0;) {
    const Square square = take_lowest(rest);
    squares[square_name(square)] =
        json::object{{"piece", std::string(1, letter_text(position.fields().letters[square]))},
                     {"p", chances[square.value()].to_string()}};
  }
  return squares;
}

/// What is asked, or was: the superposed squares of the question only.
json::object measurement_json(const Position& position, const Measurement& asked, SquareSet superposed,
                              const Weight& chance) {
  json::object told;
  if (asked.move) {
    told["move"] = QuantumChess::action_text(position, *asked.move);
  } else {
    told["move"] = nullptr;
  }
  told["full"] = square_names(asked.question.full & superposed);
  told["empty"] = square_names(asked.question.empty & superposed);
  told["p"] = chance.to_string();
  return told;
}

}  // namespace

json::object QuantumChess::state(const Position& position) {
  json::object state = {{"position", position_text(position)},
                        {"squares", squares_json(position)},
                        {"boards", position.state().boards()},
                        {"branches", position.state().branches()},
                        {"measuring", nullptr},
                        {"measured", nullptr}};
  if (const auto& asked = position.measurement()) {
    state["measuring"] = measurement_json(position, *asked, position.state().superposed(), asked->yes);
  }
  if (const auto& measured = position.measured()) {
    const Measurement& asked = measured->measurement;
    json::object told = measurement_json(position, asked, measured->superposed, asked.chance(measured->answer));
    told["outcome"] = to_json(answer_text(measured->answer));
    state["measured"] = std::move(told);
  }
  if (const auto offer = position.draw_offer()) state["draw_offer"] = to_json(actor_text(*offer));
  return state;
}

json::value QuantumChess::result(const Position& position) {
  if (!position.is_over()) return nullptr;
  const auto winner = position.winner();
  return json::object{{"winner", to_json(winner ? actor_text(*winner) : "draw")},
                      {"by", to_json(ending_name(position.ending()))}};
}

json::value QuantumChess::value(const Position&, const Solution& solution) {
  return json::value(solution.value.to_string());
}

json::value QuantumChess::decided(const Position& position) {
  json::array decided;
  const bool by_board =
      position.ending() != Ending::Resignation && position.ending() != Ending::Agreement && position.winner();
  if (!by_board) return decided;
  const Colour winner = *position.winner();
  decided.push_back(json::object{{"actor", to_json(actor_text(winner))},
                                 {"at", square_names(position.fields().letters.of(Letter(winner, PieceType::King)))}});
  return decided;
}

}  // namespace spooky
