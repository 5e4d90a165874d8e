// A GTP session, a command a line: every command is answered, and the engine lives on.
#include "fuzz.hpp"
#include "spooky/formats/go/notation.hpp"
#include "spooky/protocols/gtp/session.hpp"

using namespace spooky;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text = fuzz_text(data, size);
  const auto rules = read_rules<go::Game>(take_line(text));
  if (!rules) return 0;
  gtp::SessionSettings settings;
  settings.rules = *rules;
  settings.level = 1;
  settings.read_file = [](const std::string& name) -> Result<std::string> { return name; };
  gtp::Session session(std::move(settings));
  // Few commands, and thinking only on small boards: the fuzzer wants many sessions.
  for (int i = 0; i < 40 && !text.empty() && !session.finished(); ++i) {
    const std::string_view line = take_line(text);
    const bool thinks = line.find("genmove") != line.npos || line.find("belief") != line.npos ||
                        line.find("status") != line.npos || session.position().situation().is_choosing();
    if (thinks && session.position().rules().points() > 12) continue;
    if (line.find("time") != line.npos) continue;
    const std::string answer = session.answer(line);
    require(answer.empty() || ((answer[0] == '=' || answer[0] == '?') && answer.ends_with("\n\n")));
    require(answer.find("\n\n") == answer.size() - 2 || answer.empty());
    require(session.position().hash() == session.position().recomputed_hash());
  }
  return 0;
}
