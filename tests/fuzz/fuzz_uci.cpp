// A UCI session, a command per line: every `go` ends with a move or a count, what cannot be understood changes nothing,
// and the engine lives on.
#include <string>
#include <vector>

#include "fuzz.hpp"
#include "spooky/protocols/uci/session.hpp"
#include "spooky/protocols/uci/words.hpp"

using namespace spooky;

namespace {

/// A session, and what it says until it is silent.
class Talk {
 public:
  std::string ask(std::string_view line) {
    said_.clear();
    session_.hear(line);
    session_.hear_end();
    return said_;
  }
  bool finished() const { return session_.finished(); }

 private:
  static uci::SessionSettings settings(std::string& said) {
    uci::SessionSettings settings;
    settings.options.hash_megabytes = 1;
    settings.options.threads = 1;
    settings.say = [&said](const std::string& lines) { said += lines; };
    return settings;
  }

  std::string said_;
  uci::Session session_{settings(said_)};
};

bool has(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
  return found;
}

/// Whether a line would have the engine take much memory, many threads or a long time: the fuzzer wants many sessions.
bool is_dear(const std::vector<std::string>& words) {
  const bool sets_number = words[0] == "setoption" && words.back().size() > 1 && words.back()[0] <= '9';
  return sets_number || (words[0] == "go" && (has(words, "infinite") || has(words, "ponder")));
}

/// The last number counts, so that few positions are searched and only the moves themselves are counted.
std::string with_small_limits(std::string line, const std::vector<std::string>& words) {
  if (words[0] != "go") return line;
  return line + (has(words, "perft") ? " perft 1" : " depth 1 nodes 100");
}

void hear(Talk& talk, std::string_view line) {
  const std::vector<std::string> words = uci::split_words(line);
  if (words.empty() || is_dear(words)) return;
  const std::string before = talk.ask("d");
  const std::string answer = talk.ask(with_small_limits(std::string(line), words));
  const std::string after = talk.ask("d");
  require(answer.empty() || answer.back() == '\n');
  require(count_of(after, "\nFen: ") == 1);
  const bool is_refused = answer.starts_with("info string ");
  if (words[0] == "go") {
    require(count_of(answer, "bestmove ") + count_of(answer, "Nodes searched: ") == 1);
    require(after == before);
  } else if (is_refused) {
    require(count_of(answer, "\n") == 1);
    require(after == before);
  } else if (words[0] == "isready") {
    require(answer == "readyok\n");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz_text(data, size);
  Talk talk;
  for (int i = 0; i < 40 && !text.empty() && !talk.finished(); ++i) hear(talk, take_line(text));
  return 0;
}
