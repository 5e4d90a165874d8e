// What a player wants to know before a move: what it would ask, and how likely yes is.
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/report/square_lists.hpp"

namespace spooky {

using namespace quantum_chess;
using QuantumChess = Notation<quantum_chess::Game>;

json::value QuantumChess::odds(const Position& position) {
  std::vector<std::pair<std::string, json::object>> attempts;
  Position::Actions actions;
  if (!position.measurement()) position.legal_actions(actions);
  for (const Action& action : actions) {
    const auto question = question_of(position.rules(), position.fields(), action);
    if (!question) continue;
    const Weight yes = position.state().probability(*question);
    if (yes == Weight(1)) continue;
    const SquareSet superposed = position.state().superposed();
    std::string text = action_text(position, action);
    attempts.emplace_back(text, json::object{{"action", text},
                                             {"success", yes.to_string()},
                                             {"full", square_names(question->full & superposed)},
                                             {"empty", square_names(question->empty & superposed)}});
  }
  std::sort(attempts.begin(), attempts.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  json::array list;
  for (auto& attempt : attempts) list.push_back(std::move(attempt.second));
  return json::object{{"attempts", std::move(list)}};
}

}  // namespace spooky
