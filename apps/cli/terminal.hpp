#pragma once

#include <memory>
#include <optional>
#include <string>

namespace spooky::cli {

/// True when a person sees what we print, and wants colours (NO_COLOR is not set).
bool output_is_terminal();
bool colours_wanted();

/// A line on stderr that shows how far something has come; nothing when stderr is no terminal.
class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(const std::string& stage, double fraction);

 private:
  bool visible_;
  std::string last_;
};

/// Asks for lines: with editing and history on a terminal, plainly otherwise. While a Prompt lives, Ctrl-C ends the
/// question instead of the program.
class Prompt {
 public:
  Prompt();
  ~Prompt();
  Prompt(const Prompt&) = delete;
  Prompt& operator=(const Prompt&) = delete;

  /// While the program computes and hears nothing: Ctrl-C is kept for the next question, a second one ends the program.
  class Busy {
   public:
    Busy();
    ~Busy();
    Busy(const Busy&) = delete;
    Busy& operator=(const Busy&) = delete;
  };

  /// True once Ctrl-C was pressed, until it is forgotten.
  static bool interrupted();
  static void forget_interrupt();

  /// Whether somebody sits at a terminal and can be asked back.
  bool is_interactive() const;

  /// The next line without its end, spaces trimmed; nothing after Ctrl-C, Ctrl-D or the end of input.
  std::optional<std::string> ask(const std::string& words);

 private:
  struct Editor;
  std::unique_ptr<Editor> editor_;
};

}  // namespace spooky::cli
