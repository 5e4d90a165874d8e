// What can be told of a quantum position: its worlds, its moves, and its state as a ket.
#include "spooky/formats/combinatorial/notation.hpp"
#include "spooky/formats/combinatorial/text/classical_text.hpp"
#include "spooky/formats/combinatorial/text/quantum_text.hpp"
#include "spooky/formats/combinatorial/text/words.hpp"
#include "spooky/formats/message_json.hpp"

namespace spooky {

using namespace combinatorial;

using Combinatorial = Notation<combinatorial::Game>;

namespace {

constexpr std::size_t kMostWorlds = 10'000;

Status check_worlds(const Position& position) {
  for (std::size_t i = 0; i < position.summands().size(); ++i) {
    if (position.realisations(i).size() > kMostWorlds) {
      return refuse(ErrorCode::TooLarge, message("refusal.unlisted-worlds", {{"most", as_number(kMostWorlds)}}));
    }
  }
  return success();
}

}  // namespace

Result<json::value> Combinatorial::worlds(const Position& position) {
  if (const Status status = check_worlds(position); !status) return status.error();
  json::array list;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    const AnyClassical& game = position.summands()[summand].game;
    for (const World& world : printed_worlds(position, summand)) {
      Moves moves;
      classical::moves(game, position.realisations(summand)[world.place], position.side(), moves);
      std::vector<std::string> texts;
      for (const Move move : moves) texts.push_back(part_move_text(position, summand, move));
      std::sort(texts.begin(), texts.end());
      json::object one{{"position", world.text}, {"moves", json::array(texts.begin(), texts.end())}};
      if (is_sum_of_quantum_games(position)) one["part"] = summand + 1;
      list.push_back(std::move(one));
    }
  }
  return json::value(std::move(list));
}

Result<json::value> Combinatorial::available(const Position& position) {
  if (const Status status = check_worlds(position); !status) return status.error();
  // Every move is tried in every world.
  constexpr std::size_t kMostTries = 1'000'000;
  std::vector<std::vector<World>> worlds;
  std::vector<std::size_t> moves;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    worlds.push_back(printed_worlds(position, summand));
    moves.push_back(position.available(summand).size());
    if (worlds.back().size() * moves.back() > kMostTries) {
      return refuse(ErrorCode::TooLarge,
                    message("refusal.unlisted-moves",
                            {{"moves", as_number(moves.back())}, {"worlds", as_number(worlds.back().size())}}));
    }
  }
  json::array list;
  for (const PrintedMove& move : printed_moves(position)) {
    json::object one{{"move", move.text},
                     {"worlds", json::array(move.worlds.begin(), move.worlds.end())},
                     {"alone", move.available.alone}};
    if (!move.available.alone) {
      const Message why =
          why_not_alone(position, move.summand, move.available.move, worlds[move.summand], moves[move.summand]);
      one["why"] = say(why, Language::English);
      one["detail"] = to_json(why.code());
      one["arguments"] = arguments_json(why);
    }
    list.push_back(std::move(one));
  }
  return json::value(std::move(list));
}

Result<json::value> Combinatorial::ket(const Position& position) {
  if (const Status status = check_worlds(position); !status) return status.error();
  std::string text;
  std::string latex;
  for (std::size_t summand = 0; summand < position.summands().size(); ++summand) {
    const bool brackets = position.summands().size() > 1 && position.realisations(summand).size() > 1;
    if (summand > 0) {
      text += " ⊗ ";
      latex += " \\otimes ";
    }
    if (brackets) {
      text += '(';
      latex += '(';
    }
    bool first = true;
    for (const World& world : printed_worlds(position, summand)) {
      text += (first ? "|" : " + |") + world.text + "⟩";
      std::string escaped;
      for (const char letter : world.text)
        escaped += letter == '#' || letter == '_' ? std::string("\\") + letter : std::string(1, letter);
      latex += (first ? "|\\texttt{" : " + |\\texttt{") + escaped + "}\\rangle";
      first = false;
    }
    if (brackets) {
      text += ')';
      latex += ')';
    }
  }
  return json::value(json::object{{"text", text}, {"latex", latex}});
}

}  // namespace spooky
