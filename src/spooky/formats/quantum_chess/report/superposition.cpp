// The quantum view of a position: its boards, its branches as kets, and phases.
#include <map>
#include <optional>
#include <string>

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/report/square_lists.hpp"
#include "spooky/formats/quantum_chess/text/state_text.hpp"

namespace spooky {

using namespace quantum_chess;
using QuantumChess = Notation<quantum_chess::Game>;

namespace {

/// |Ne2 Bg4⟩
std::string ket_text(const Letters& letters, SquareSet squares) {
  std::string text = "|";
  while (squares != 0) {
    const Square square = take_lowest(squares);
    if (text.size() > 1) text += ' ';
    text += letter_text(letters[square]) + square_name(square);
  }
  return text + "⟩";
}

std::string ket_latex(const Letters& letters, SquareSet squares) {
  std::string text = "\\lvert ";
  bool is_first = true;
  while (squares != 0) {
    const Square square = take_lowest(squares);
    if (!is_first) text += "\\,";
    is_first = false;
    text += letter_text(letters[square]) + ("_{" + square_name(square) + "}");
  }
  return text + "\\rangle";
}

/// An amplitude before a ket: 1 is left out, several terms are in brackets.
std::string factor_text(const ComplexNumber& amplitude) {
  const std::string text = number_text(amplitude);
  if (text == "1") return "";
  return terms_of(amplitude) > 1 ? "(" + text + ")" : text;
}

/// The same with the sign or the sum that joins it to what stands before.
std::string factor_latex(const ComplexNumber& amplitude, bool is_first) {
  const std::string joint = is_first ? "" : " + ";
  std::string text = number_latex(amplitude);
  if (terms_of(amplitude) > 1) return joint + "\\left(" + text + "\\right)";
  const bool is_negative = text.starts_with('-');
  if (is_negative) text.erase(0, 1);
  if (text == "1") text.clear();
  return (is_negative ? (is_first ? "-" : " - ") : joint) + text;
}

/// Whether two numbers other than 0 point into the same direction: one times the conjugate of the other is positive.
bool have_one_direction(const ComplexNumber& a, const ComplexNumber& b) {
  return (a.imaginary * b.real - a.real * b.imaginary).sign() == 0 &&
         (a.real * b.real + a.imaginary * b.imaginary).sign() > 0;
}

}  // namespace

json::value QuantumChess::worlds(const Position& position) {
  std::map<SquareSet, Weight> shares;
  for (const ToldBranch& branch : told_branches(position.state())) {
    for (const ToldBoard& board : branch.boards) {
      const auto [entry, is_new] = shares.try_emplace(board.board, board.share);
      if (!is_new) entry->second = entry->second + board.share;
    }
  }
  json::array worlds;
  for (const auto& [board, share] : shares) {
    worlds.push_back(
        json::object{{"p", share.to_string()},
                     {"classical", pieces_on(position.fields().letters, board & position.state().superposed())}});
  }
  return worlds;
}

json::value QuantumChess::ket(const Position& position) {
  const Letters& letters = position.fields().letters;
  const SquareSet superposed = position.state().superposed();
  json::array kets;
  for (const ToldBranch& branch : told_branches(position.state())) {
    std::string text;
    std::string latex;
    for (const ToldBoard& board : branch.boards) {
      if (!text.empty()) text += " + ";
      text += factor_text(board.amplitude) + ket_text(letters, board.board & superposed);
      latex += factor_latex(board.amplitude, latex.empty()) + ket_latex(letters, board.board & superposed);
    }
    kets.push_back(json::object{{"p", branch.weight.to_string()}, {"text", text}, {"latex", latex}});
  }
  return kets;
}

json::value QuantumChess::boards(const Position& position) {
  json::array branches;
  for (const ToldBranch& branch : told_branches(position.state())) {
    json::array boards;
    for (const ToldBoard& board : branch.boards) {
      boards.push_back(json::object{
          {"p", board.share.to_string()},
          {"amplitude", number_text(board.amplitude)},
          {"classical", pieces_on(position.fields().letters, board.board & position.state().superposed())}});
    }
    branches.push_back(json::object{{"p", branch.weight.to_string()}, {"boards", std::move(boards)}});
  }
  return branches;
}

json::value QuantumChess::phases(const Position& position) {
  const SquareSet superposed = position.state().superposed();
  std::array<std::optional<ComplexNumber>, 64> directions;
  SquareSet mixed = 0;
  for (const ToldBranch& branch : told_branches(position.state())) {
    for (const ToldBoard& board : branch.boards) {
      for (SquareSet rest = board.board & superposed & ~mixed; rest != 0;) {
        const Square square = take_lowest(rest);
        auto& direction = directions[square.value()];
        if (!direction) {
          direction = board.amplitude;
        } else if (!have_one_direction(*direction, board.amplitude)) {
          mixed |= only(square);
        }
      }
    }
  }
  const auto chances = position.state().probabilities();
  json::array phases;
  for (SquareSet rest = superposed; rest != 0;) {
    const Square square = take_lowest(rest);
    json::value phase;
    if (!contains(mixed, square)) phase = number_text(*directions[square.value()]);
    phases.push_back(json::object{{"square", square_name(square)},
                                  {"piece", std::string(1, letter_text(position.fields().letters[square]))},
                                  {"p", chances[square.value()].to_string()},
                                  {"phase", std::move(phase)}});
  }
  return phases;
}

}  // namespace spooky
