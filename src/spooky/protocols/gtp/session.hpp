#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/games/go/player/player.hpp"
#include "spooky/protocols/gtp/clocks.hpp"
#include "spooky/protocols/gtp/table.hpp"

namespace spooky::gtp {

struct SessionSettings {
  go::Rules rules;
  int level = 3;
  /// For a turn, instead of what the level takes; 0: the level decides. A controller's clock comes before both.
  Milliseconds time{0};
  unsigned threads = 1;
  std::uint64_t seed = 1;
  std::string version;
  /// Reads a file for `loadsgf`: the engine itself touches no files.
  std::function<Result<std::string>(const std::string& path)> read_file;
};

/// A Go engine that speaks GTP 2 (docs/gtp.md): a line in, an answer out. In the variant `plain` it is an ordinary one;
/// in the others there are private commands for groups and choices, and ordinary controllers get along without them.
class Session {
 public:
  explicit Session(SessionSettings settings);

  /// The answer to a line, with the empty line that ends it; nothing when the line holds no command.
  std::string answer(std::string_view line);
  /// `quit` was answered.
  bool finished() const { return finished_; }

  const go::Position& position() const { return table_.position(); }

 private:
  using Arguments = std::vector<std::string>;
  using Answer = Result<std::string>;
  struct Command {
    std::string_view name;
    Answer (Session::*run)(const Arguments&);
  };
  static const std::vector<Command>& commands();
  static const Command* find_command(std::string_view name);

  // session.cpp: about the session
  Answer protocol_version(const Arguments&);
  Answer name(const Arguments&);
  Answer version(const Arguments&);
  Answer known_command(const Arguments&);
  Answer list_commands(const Arguments&);
  Answer quit(const Arguments&);

  // setup_commands.cpp: before and around a game
  Answer boardsize(const Arguments&);
  Answer clear_board(const Arguments&);
  Answer komi(const Arguments&);
  Answer fixed_handicap(const Arguments&);
  Answer place_free_handicap(const Arguments&);
  Answer set_free_handicap(const Arguments&);
  Answer time_settings(const Arguments&);
  Answer kgs_time_settings(const Arguments&);
  Answer time_left(const Arguments&);
  Answer loadsgf(const Arguments&);
  Answer spooky_rules(const Arguments&);

  // play_commands.cpp: what ordinary controllers say
  Answer play(const Arguments&);
  Answer undo(const Arguments&);
  Answer genmove(const Arguments&);
  Answer reg_genmove(const Arguments&);

  // quantum_commands.cpp: groups and choices
  Answer spooky_play(const Arguments&);
  Answer spooky_keep(const Arguments&);
  Answer spooky_remove(const Arguments&);
  Answer spooky_genmove(const Arguments&);
  Answer spooky_choices(const Arguments&);

  // report_commands.cpp: questions
  Answer showboard(const Arguments&);
  Answer final_score(const Arguments&);
  Answer final_status_list(const Arguments&);
  Answer gogui_analyze_commands(const Arguments&);
  Answer spooky_position(const Arguments&);
  Answer spooky_groups(const Arguments&);
  Answer spooky_belief(const Arguments&);
  Answer spooky_last(const Arguments&);

  // thinking.cpp
  go::Decision think(const Table& table, Milliseconds time, bool may_resign);
  Milliseconds time_for(const Table& table, go::Colour player) const;
  /// Makes the choices that are open, each as is best for its owner.
  void settle(Table& table);
  /// Makes the player's choices until the turn is over or the other must choose. Returns them as text.
  std::string choose_own(Table& table, go::Colour player);
  /// Makes the choices of anybody that leave no choice; false when there was none.
  static bool choose_forced(Table& table);
  /// Clears the way for a new turn of the player: open choices are settled, the other player passes if need be.
  void prepare_turn(Table& table, go::Colour player);

  Answer generate(Table& table, go::Colour player);
  Answer choose(const Arguments& arguments, bool removes);
  Answer set_handicap(const std::vector<go::Point>& points);

  SessionSettings settings_;
  Table table_;
  Clocks clocks_;
  go::Player player_;
  bool finished_ = false;
};

/// A fault of a command: what stands after the `?`.
Error fault(std::string reason);
/// "illegal move", with the reason where an ordinary controller does not expect the bare words.
Error illegal_move(const go::Rules& rules, const std::string& reason);
/// Who must choose and among what, as actions: `white =C4 =D5`; empty when nothing is to be chosen.
std::string choices_text(const go::Position& position);

inline constexpr std::string_view kSyntaxError = "syntax error";

}  // namespace spooky::gtp
