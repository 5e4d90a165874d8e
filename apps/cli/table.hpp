#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "commands.hpp"
#include "dice/nature.hpp"
#include "play_words.hpp"
#include "speech.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/record.hpp"
#include "terminal.hpp"

namespace spooky::cli {

/// A game at the terminal: asks whoever is to act, plays for the computer, rolls for Nature.
class Table {
 public:
  Table(Record record, const PlayOptions& options);

  /// Until the players leave; the exit status.
  int play();

 private:
  const AnyPosition& now() const { return positions_.back(); }
  bool is_over() const { return actor_of(now()) == Actor::None; }
  bool is_computers_turn() const;
  std::uint64_t next_seed() const;

  /// What the terminal says here.
  std::string words(std::string_view key, std::vector<Argument> arguments = {}) const {
    return tell(language_, key, std::move(arguments));
  }

  // table.cpp
  void show() const;
  void answer(const std::string& line);
  void play_typed(const std::string& line);
  void refuse(const Error& error) const;
  void accept(const AnyPosition& next, const Played& played);
  void play_computer();
  void play_next();
  void announce(const std::string& said, const std::string& action, std::optional<int> face = std::nullopt);
  Drawn<std::string> roll();
  void undo();
  /// After Ctrl-C or Ctrl-D: whether to leave, asked where a game would be lost.
  bool is_leaving();

  // table_commands.cpp
  bool has_odds() const;
  void list_odds() const;
  void list_legal() const;
  void hint() const;
  /// True when the game is in the file.
  bool save(const std::string& path);
  /// A name for the game that no file has.
  std::string free_file_name() const;

  Record record_;
  std::vector<AnyPosition> positions_;
  ComputerSides computer_;
  Language language_;
  std::uint64_t seed_;
  std::string dice_;
  std::unique_ptr<Die> die_;
  bool out_of_dice_ = false;
  bool unsaved_ = false;
  Prompt prompt_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::chrono::milliseconds earlier_{0};  ///< played before this sitting
};

}  // namespace spooky::cli
