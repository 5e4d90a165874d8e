#include "terminal.hpp"

#include <fmt/format.h>
#include <histedit.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cwchar>

#include "ascii.hpp"

namespace spooky::cli {

namespace {

volatile sig_atomic_t interrupt_noted = 0;
volatile sig_atomic_t is_busy = 0;

/// Only what a signal handler may do.
void note_interrupt(int) {
  if (is_busy != 0) {
    constexpr char kOnce[] = "\n(Ctrl-C again leaves at once and loses the game.)\n";
    if (interrupt_noted != 0) _exit(128 + SIGINT);
    if (isatty(STDOUT_FILENO) != 0 && write(STDOUT_FILENO, kOnce, sizeof kOnce - 1) < 0) _exit(128 + SIGINT);
  }
  interrupt_noted = 1;
}

/// SIGINT waits as long as this lives.
class WithoutInterrupts {
 public:
  WithoutInterrupts() {
    sigset_t interrupts;
    sigemptyset(&interrupts);
    sigaddset(&interrupts, SIGINT);
    sigprocmask(SIG_BLOCK, &interrupts, &before_);
  }
  ~WithoutInterrupts() { sigprocmask(SIG_SETMASK, &before_, nullptr); }
  WithoutInterrupts(const WithoutInterrupts&) = delete;
  WithoutInterrupts& operator=(const WithoutInterrupts&) = delete;

 private:
  sigset_t before_;
};

/// What std::mbrtowc says of bytes that are no character, and of those that are the beginning of one.
constexpr auto kNoCharacter = static_cast<std::size_t>(-1);
constexpr auto kMoreToCome = static_cast<std::size_t>(-2);

/// The next character that is typed, for libedit: 1, or 0 at the end of the input, or -1 after Ctrl-C. To be called
/// without interrupts: they are let through while it waits and at no other time, so that none can come unseen between
/// the last look at the note and the wait.
int next_character(EditLine*, wchar_t* character) {
  sigset_t interrupts_too;
  sigprocmask(SIG_SETMASK, nullptr, &interrupts_too);
  sigdelset(&interrupts_too, SIGINT);
  std::mbstate_t state{};
  for (;;) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    const int ready = ppoll(&input, 1, nullptr, &interrupts_too);
    if (interrupt_noted != 0) return -1;
    if (ready < 0 && errno == EINTR) continue;  // another signal: the window has a new size, say
    if (ready < 0) return -1;
    char byte = 0;
    const ssize_t got = read(STDIN_FILENO, &byte, 1);
    if (got <= 0) return static_cast<int>(got);
    if (byte == '\0') byte = '\x04';  // what the system makes of Ctrl-D that is typed before the question
    const bool begun = std::mbsinit(&state) == 0;
    std::size_t used = std::mbrtowc(character, &byte, 1, &state);
    if (used == kNoCharacter) {
      // What was begun is dropped; the byte that does not belong to it may begin another.
      state = {};
      used = begun ? std::mbrtowc(character, &byte, 1, &state) : kNoCharacter;
    }
    if (used == kNoCharacter) {
      state = {};
    } else if (used != kMoreToCome) {
      return 1;
    }
  }
}

std::string trimmed(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

}  // namespace

bool output_is_terminal() { return isatty(STDOUT_FILENO) != 0; }

bool colours_wanted() { return output_is_terminal() && std::getenv("NO_COLOR") == nullptr; }

ProgressBar::ProgressBar() : visible_(isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar() {
  if (visible_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::show(const std::string& stage, double fraction) {
  if (!visible_) return;
  constexpr int kWidth = 30;
  const int full = static_cast<int>(fraction * kWidth);
  std::string line = fmt::format("[{:#<{}}{:.<{}}] {:3.0f} % {}", "", full, "", kWidth - full, fraction * 100, stage);
  if (line == last_) return;
  fmt::print(stderr, "\r\x1b[K{}", line);
  std::fflush(stderr);
  last_ = std::move(line);
}

struct Prompt::Editor {
  EditLine* line = nullptr;
  History* history = nullptr;
  std::string question;
  struct sigaction before{};
};

Prompt::Prompt() : editor_(std::make_unique<Editor>()) {
  struct sigaction action{};
  action.sa_handler = note_interrupt;
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, &editor_->before);  // no SA_RESTART: a waiting read must return
  interrupt_noted = 0;
  if (isatty(STDIN_FILENO) == 0 || !output_is_terminal()) return;
  editor_->line = el_init("spooky", stdin, stdout, stderr);
  editor_->history = history_init();
  HistEvent event;
  history(editor_->history, &event, H_SETSIZE, 200);
  el_set(editor_->line, EL_CLIENTDATA, editor_.get());
  el_set(
      editor_->line, EL_PROMPT, +[](EditLine* line) -> char* {
        Editor* editor = nullptr;
        el_get(line, EL_CLIENTDATA, &editor);
        return editor->question.data();
      });
  el_set(editor_->line, EL_GETCFN, &next_character);
  el_set(editor_->line, EL_EDITOR, "emacs");
  // While a line is edited and between two of them: after Ctrl-C a terminal would throw away what is not shown yet, the
  // answer to Ctrl-C included.
  for (const char* const mode : {"-d", "-x"}) el_set(editor_->line, EL_SETTY, mode, "+noflsh", nullptr);
  el_set(editor_->line, EL_HIST, history, editor_->history);
}

Prompt::~Prompt() {
  if (editor_->line != nullptr) {
    history_end(editor_->history);
    el_end(editor_->line);
  }
  sigaction(SIGINT, &editor_->before, nullptr);
}

Prompt::Busy::Busy() { is_busy = 1; }

Prompt::Busy::~Busy() { is_busy = 0; }

bool Prompt::interrupted() { return interrupt_noted != 0; }

void Prompt::forget_interrupt() { interrupt_noted = 0; }

bool Prompt::is_interactive() const { return editor_->line != nullptr; }

std::optional<std::string> Prompt::ask(const std::string& words) {
  const std::string question = locale_is_utf8() ? words : in_ascii(words);
  std::fflush(stdout);
  if (interrupt_noted != 0) return std::nullopt;
  if (editor_->line != nullptr) {
    editor_->question = question;
    const WithoutInterrupts while_editing;
    // Before the question is shown: who answers at once is heard as who takes time.
    el_set(editor_->line, EL_PREP_TERM, 1);
    int length = 0;
    const char* line = el_gets(editor_->line, &length);
    if (line == nullptr || length <= 0 || interrupt_noted != 0) {
      fmt::print("\n");
      return std::nullopt;
    }
    const std::string answer = trimmed(line);
    HistEvent event;
    if (!answer.empty()) history(editor_->history, &event, H_ENTER, line);
    return answer;
  }
  fmt::print("{}", question);
  std::fflush(stdout);
  std::string line;
  for (int c = std::getc(stdin); c != '\n'; c = std::getc(stdin)) {
    if (c == EOF) {
      if (line.empty() || interrupt_noted != 0) return std::nullopt;
      break;
    }
    if (line.size() < 4096) line.push_back(static_cast<char>(c));
  }
  fmt::print("\n");
  return trimmed(line);
}

}  // namespace spooky::cli
