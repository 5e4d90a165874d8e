#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "commands.hpp"
#include "png_file.hpp"
#include "record_file.hpp"
#include "say.hpp"
#include "speech.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/printable.hpp"
#include "spooky/formats/record_files.hpp"
#include "terminal.hpp"

namespace spooky::cli {

namespace {

/// A record as a list of steps; step 0 is the start.
class Slides {
 public:
  Slides(Record record, Language language)
      : record_(std::move(record)), positions_(replay(record_)), language_(language) {}

  std::size_t last() const { return record_.actions.size(); }

  void show(std::size_t step) const {
    if (step == 0) {
      say("\n{}\n",
          tell(language_, "show.start",
               {{"title", game_title(record_.start, language_)}, {"count", static_cast<std::int64_t>(last())}}));
    } else {
      AnyPosition before = positions_[step - 1];
      const auto played = play_text(before, record_.actions[step - 1].text, record_.actions[step - 1].face);
      say("\n{}/{}  {}  {}\n", step, last(), played->text, spooky::say(played->events, language_));
    }
    say_drawing(diagram_of(positions_[step], DiagramStyle{colours_wanted(), language_}));
  }

  void show_end() const { say("{}\n", describe_any(positions_.back(), language_)); }

 private:
  Record record_;
  std::vector<AnyPosition> positions_;
  Language language_;
};

void step_through(const Slides& slides, Language language) {
  Prompt prompt;
  for (std::size_t step = 0;;) {
    slides.show(step);
    if (step == slides.last()) slides.show_end();
    const auto line = prompt.ask(tell(language, "prompt.show"));
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

/// The number of actions up to the end of a turn, or as far as the record goes in it.
std::size_t actions_until(const Record& record, int turn) {
  const std::vector<AnyPosition> positions = replay(record);
  bool begun = false;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const int finished = with_position(positions[i], []<class G>(const auto& now) { return finished_turns(now); });
    if (finished >= turn) return i;
    begun = begun || (finished == turn - 1 && i + 1 < positions.size());
  }
  if (begun) return record.actions.size();
  throw InputError(message("error.no-such-move", {{"turn", std::int64_t{turn}}}));
}

void draw_pictures(const ShowOptions& options) {
  for (const std::string& picture : {options.svg, options.png}) {
    std::error_code unknown;
    if (!picture.empty() && std::filesystem::equivalent(picture, options.file, unknown)) {
      throw InputError(message("error.picture-is-game", {{"file", picture}}));
    }
  }
  const Record record = load_record(options.file);
  const std::size_t actions = options.move ? actions_until(record, *options.move) : record.actions.size();
  const Picture picture = value_or_input_error(draw_record(record, actions, options.language));
  if (options.svg == "-") {
    fmt::print("{}", printable_lines(print_svg(picture)));
  } else if (!options.svg.empty()) {
    std::ofstream file(options.svg);
    file << print_svg(picture);
    file.flush();
    if (!file) throw InputError(message("error.picture-unwritten", {{"file", options.svg}}));
  }
  if (!options.png.empty()) write_png(picture, options.width, options.png);
}

}  // namespace

int run_show(const ShowOptions& options) {
  if (!options.svg.empty() || !options.png.empty()) {
    draw_pictures(options);
    return kSuccess;
  }
  if (options.move) throw InputError(message("error.move-of-picture"));
  const Slides slides(load_record(options.file), options.language);
  if (!options.all && output_is_terminal() && isatty(STDIN_FILENO) != 0) {
    step_through(slides, options.language);
    return kSuccess;
  }
  for (std::size_t step = 0; step <= slides.last(); ++step) slides.show(step);
  slides.show_end();
  return kSuccess;
}

}  // namespace spooky::cli
