#include "typed_action.hpp"

#include <algorithm>

#include "speech.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/notations.hpp"

namespace spooky::cli {

namespace {

/// Several actions may be meant; the first few of many are named.
Error ambiguous(std::string_view line, std::vector<std::string> actions) {
  constexpr std::size_t kMost = 6;
  std::vector<Argument> arguments = {{"text", quote(line)}};
  if (actions.size() > kMost) {
    actions.resize(kMost);
    arguments.push_back({"more", std::string("yes")});
  }
  arguments.push_back({"actions", Texts{std::move(actions)}});
  return refuse(ErrorCode::IllegalAction, message("refusal.ambiguous", std::move(arguments)));
}

/// The refusal of a text that is no action. `a1 b1` may be refused for its blanks, and a1b1 for a better reason: then
/// that is told.
template <Game G>
Error refusal_of_spelling(const typename G::Position& position, std::string_view line, const Error& exact) {
  for (const std::string_view between : {"", "-"}) {
    std::string together;
    for (const char letter : line) together += letter == ' ' ? std::string(between) : std::string(1, letter);
    const auto action = read_action<G>(position, together);
    if (!action && action.error().message.code() != exact.message.code()) return action.error();
  }
  return exact;
}

}  // namespace

Result<std::string> read_typed(const AnyPosition& any, std::string_view line) {
  return with_position(any, [&]<class G>(const auto& position) -> Result<std::string> {
    const auto exact = read_action<G>(position, line);
    if (exact) return Notation<G>::action_text(position, *exact);
    if (position.actor() == Actor::None) return exact.error();
    const auto meant = Notation<G>::meant(position, line);
    std::vector<std::string> legal;
    for (const auto& action : meant) {
      if (position.is_legal(action)) legal.push_back(Notation<G>::action_text(position, action));
    }
    std::sort(legal.begin(), legal.end());
    legal.erase(std::unique(legal.begin(), legal.end()), legal.end());
    if (legal.size() == 1) return legal.front();
    if (legal.size() > 1) return ambiguous(line, std::move(legal));
    // What has the form of an action is refused for a better reason than its spelling.
    const bool has_form = Notation<G>::parse_action(position, line).has_value();
    if (has_form) return exact.error();
    return meant.empty() ? refusal_of_spelling<G>(position, line, exact.error())
                         : Notation<G>::refusal(position, meant.front());
  });
}

}  // namespace spooky::cli
