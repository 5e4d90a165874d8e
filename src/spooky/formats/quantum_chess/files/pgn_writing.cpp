#include <algorithm>
#include <span>

#include "spooky/formats/quantum_chess/files/pgn.hpp"
#include "spooky/formats/quantum_chess/files/pgn_tags.hpp"
#include "spooky/formats/quantum_chess/notation.hpp"
#include "spooky/formats/quantum_chess/text/literature.hpp"
#include "spooky/formats/quantum_chess/text/words.hpp"

namespace spooky::quantum_chess {

namespace {

using PgnEntry = GameLog<Game>::Entry;

class PgnWriter {
 public:
  explicit PgnWriter(const GameLog<Game>& log) : log_(log) {
    timed_ = std::any_of(log.entries.begin(), log.entries.end(),
                         [](const PgnEntry& entry) { return entry.milliseconds.has_value(); });
  }

  std::string write() {
    Position end = log_.start;
    for (const PgnEntry& entry : log_.entries) end.play_unchecked(entry.action);
    for (const char* name : {"Event", "Site"}) tag({name, "?"});
    tag({"Date", "????.??.??"});
    for (const char* name : {"Round", "White", "Black"}) tag({name, "?"});
    tag({"Result", pgn_result(end)});
    for (const PgnGame::Tag& one : pgn_start_tags(log_.start)) tag(one);
    if (end.ending() == Ending::Resignation) tag({"Termination", "resignation"});
    if (end.ending() == Ending::Agreement) tag({"Termination", "agreement"});
    text_ += "\n";
    write_moves();
    word(pgn_result(end));
    return text_ + line_ + "\n";
  }

 private:
  void tag(const PgnGame::Tag& tag) { text_ += "[" + tag.name + " \"" + pgn_escaped(tag.value) + "\"]\n"; }

  /// Adds a word to the line, or begins a new one.
  void word(const std::string& word) {
    constexpr std::size_t kLineLength = 79;
    if (!line_.empty() && line_.size() + 1 + word.size() > kLineLength) {
      text_ += line_ + "\n";
      line_.clear();
    }
    line_ += (line_.empty() ? "" : " ") + word;
  }

  void write_moves() {
    Position position = log_.start;
    bool number_due = true;
    for (std::span<const PgnEntry> rest = log_.entries; !rest.empty();) {
      const Action action = rest.front().action;
      const bool white = position.fields().to_move == Colour::White;
      const bool moves = action.is_of_player();
      if (moves && (white || number_due)) {
        word(std::to_string(position.fields().move_number) + (white ? "." : "..."));
      }
      std::string text;
      if (moves) text = literature_text(position, action);
      if (action.type() == Action::Type::Draw) text = "{[%draw]}";
      // Everything may be measured before the first move (K25).
      if (action.type() == Action::Type::Measure) text = "." + std::string(answer_text(action.answer()));
      std::size_t length = 1;
      position.play_unchecked(action);
      for (; length < rest.size() && rest[length].action.type() == Action::Type::Measure; ++length) {
        text += "." + std::string(answer_text(rest[length].action.answer()));
        position.play_unchecked(rest[length].action);
      }
      if (!text.empty()) word(text);
      if (timed_) write_times(rest.first(length));
      number_due = timed_ || !moves;
      rest = rest.subspan(length);
    }
  }

  void write_times(std::span<const PgnEntry> entries) {
    std::string times;
    for (const PgnEntry& entry : entries) {
      times += (times.empty() ? "{[%ms " : ",") + (entry.milliseconds ? std::to_string(*entry.milliseconds) : "");
    }
    word(times + "]}");
  }

  const GameLog<Game>& log_;
  std::string text_;
  std::string line_;
  bool timed_ = false;
};

}  // namespace

std::string Pgn::print(const GameLog<Game>& log) { return PgnWriter(log).write(); }

}  // namespace spooky::quantum_chess
