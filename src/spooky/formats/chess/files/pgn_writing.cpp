#include <algorithm>
#include <span>

#include "spooky/formats/chess/files/pgn.hpp"
#include "spooky/formats/chess/files/pgn_tags.hpp"
#include "spooky/formats/chess/notation.hpp"
#include "spooky/formats/chess/text/san.hpp"
#include "spooky/formats/pgn_text.hpp"

namespace spooky::chess {

namespace {

using Entry = GameLog<Game>::Entry;

constexpr std::size_t kLineLength = 79;

class Writer {
 public:
  explicit Writer(const GameLog<Game>& log) : log_(log) {
    timed_ = std::any_of(log.entries.begin(), log.entries.end(), [](const Entry& entry) { return entry.milliseconds; });
  }

  std::string write() {
    Position end = log_.start;
    for (const Entry& entry : log_.entries) end.play_unchecked(entry.action);
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
    if (!line_.empty() && line_.size() + 1 + word.size() > kLineLength) {
      text_ += line_ + "\n";
      line_.clear();
    }
    line_ += (line_.empty() ? "" : " ") + word;
  }

  void write_moves() {
    Position position = log_.start;
    bool number_due = true;
    for (std::span<const Entry> rest = log_.entries; !rest.empty();) {
      const Board& board = position.board();
      const bool white = board.to_move() == Colour::White;
      const bool draw = rest.front().action.type() == Action::Type::Draw;
      const bool moves = !draw && rest.front().action.type() != Action::Type::Resign;
      // The second part of a turn, after a remote collapse, has no number of its own.
      if (moves && !position.must_move() && (white || number_due)) {
        word(std::to_string(board.fullmove()) + (white ? "." : "..."));
      }
      std::string text = moves ? move_text(position, rest.front().action) : draw ? "{[%draw]}" : "";
      std::size_t length = 1;
      position.play_unchecked(rest.front().action);
      for (; length < rest.size() && rest[length].action.type() == Action::Type::Roll; ++length) {
        text += Notation<Game>::action_text(position, rest[length].action);
        position.play_unchecked(rest[length].action);
      }
      if (!text.empty()) word(text);
      const bool faced = write_faces(rest.first(length));
      if (timed_) write_times(rest.first(length));
      number_due = timed_ || faced || draw;
      rest = rest.subspan(length);
    }
  }

  static std::string move_text(const Position& position, const Action& action) {
    return position.rules().is_quantum() ? Notation<Game>::action_text(position, action) : san_text(position, action);
  }

  /// The faces of the rolls, where one is known; true when there was one to write.
  bool write_faces(std::span<const Entry> entries) {
    const bool known = std::any_of(entries.begin(), entries.end(), [](const Entry& entry) { return entry.face; });
    if (!known) return false;
    std::string faces;
    for (const Entry& entry : entries) {
      if (entry.action.type() != Action::Type::Roll) continue;
      faces += (faces.empty() ? "{[%face " : ",") + (entry.face ? std::to_string(*entry.face) : "");
    }
    word(faces + "]}");
    return true;
  }

  void write_times(std::span<const Entry> entries) {
    std::string times;
    for (const Entry& entry : entries) {
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

std::string Pgn::print(const GameLog<Game>& log) { return Writer(log).write(); }

}  // namespace spooky::chess
