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
/// input instead of the program.
class Prompt {
 public:
  Prompt();
  ~Prompt();
  Prompt(const Prompt&) = delete;
  Prompt& operator=(const Prompt&) = delete;

  /// True once Ctrl-C was pressed.
  static bool interrupted();

  /// The next line without its end, spaces trimmed; nothing after Ctrl-C, Ctrl-D or the end of input.
  std::optional<std::string> ask(const std::string& question);

 private:
  struct Editor;
  std::unique_ptr<Editor> editor_;
};

}  // namespace spooky::cli
