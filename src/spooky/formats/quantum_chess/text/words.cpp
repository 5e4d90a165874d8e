#include "spooky/formats/quantum_chess/text/words.hpp"

#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/squares.hpp"

namespace spooky::quantum_chess {

namespace {

// In the order of the enumerations.
constexpr std::string_view kPieceWords[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
constexpr std::string_view kEndings[] = {"", "king", "fifty", "repetition", "stalemate", "resignation", "agreement"};

}  // namespace

std::string_view actor_text(Colour player) { return player == Colour::White ? Game::kFirst : Game::kSecond; }

Term term_of(PieceType type) { return {"piece", kPieceWords[index_of(type)]}; }

Cell cell(Square square) { return {square_name(square)}; }

Cells cells(SquareSet squares) {
  Cells named;
  while (squares != 0) named.names.push_back(square_name(take_lowest(squares)));
  return named;
}

std::string_view answer_text(Answer answer) { return answer == Answer::Yes ? "m1" : "m0"; }

std::string_view ending_name(Ending ending) { return kEndings[static_cast<std::size_t>(ending)]; }

Message ended(const Position& position) {
  Message end = message("event.ended", {{"by", std::string(ending_name(position.ending()))}});
  if (const auto winner = position.winner()) {
    end.arguments.push_back({"winner", term_of(*winner)});
    end.arguments.push_back({"loser", term_of(other(*winner))});
  }
  if (position.ending() == Ending::Stalemate) {
    end.arguments.push_back({"player", term_of(position.fields().to_move)});
  }
  return end;
}

Message question_words(const Question& question, SquareSet superposed) {
  return message("phrase.question",
                 {{"full", cells(question.full & superposed)}, {"empty", cells(question.empty & superposed)}});
}

Message asked(const Position& position) {
  const Measurement& asks = *position.measurement();
  Message told = message("event.asked");
  if (asks.move) {
    told.arguments.push_back({"action", Notation<Game>::action_text(position, *asks.move)});
    told.arguments.push_back({"by", term_of(position.fields().to_move)});
  }
  told.arguments.push_back({"question", Phrases{question_words(asks.question, position.state().superposed())}});
  told.arguments.push_back({"yes", asks.chance(Answer::Yes).to_string()});
  told.arguments.push_back({"no", asks.chance(Answer::No).to_string()});
  return told;
}

}  // namespace spooky::quantum_chess
