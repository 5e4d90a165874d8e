#include <fmt/format.h>
#include <unistd.h>

#include "commands.hpp"
#include "record_file.hpp"
#include "spooky/formats/any_game.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

/// A record as a list of steps; step 0 is the start.
class Slides {
 public:
  explicit Slides(Record record) : record_(std::move(record)), positions_(replay(record_)) {}

  std::size_t last() const { return record_.actions.size(); }

  void show(std::size_t step) const {
    if (step == 0) {
      fmt::print("\n{}: the start, {} actions follow\n", game_title(record_.start), last());
    } else {
      AnyPosition before = positions_[step - 1];
      const auto played = play_text(before, record_.actions[step - 1].text);
      fmt::print("\n{}/{}  {}  {}\n", step, last(), played->text, played->narration);
    }
    fmt::print("{}", diagram_of(positions_[step], DiagramStyle{colours_wanted()}));
  }

  void show_end() const { fmt::print("{}\n", describe_any(positions_.back())); }

 private:
  Record record_;
  std::vector<AnyPosition> positions_;
};

void step_through(const Slides& slides) {
  Prompt prompt;
  for (std::size_t step = 0;;) {
    slides.show(step);
    if (step == slides.last()) slides.show_end();
    const auto line = prompt.ask("Enter: next, b: back, q: quit> ");
    if (!line || *line == "q" || *line == "quit") return;
    if (*line == "b") {
      step -= step > 0 ? 1 : 0;
    } else if (step == slides.last()) {
      return;
    } else {
      ++step;
    }
  }
}

}  // namespace

int run_show(const ShowOptions& options) {
  const Slides slides(load_record(options.file));
  if (!options.all && output_is_terminal() && isatty(STDIN_FILENO) != 0) {
    step_through(slides);
    return kSuccess;
  }
  for (std::size_t step = 0; step <= slides.last(); ++step) slides.show(step);
  slides.show_end();
  return kSuccess;
}

}  // namespace spooky::cli
