#include "spooky/protocols/gtp/session.hpp"

#include <algorithm>

#include "spooky/formats/quote.hpp"
#include "spooky/protocols/gtp/line.hpp"

namespace spooky::gtp {

Session::Session(SessionSettings settings) : settings_(std::move(settings)), table_(settings_.rules) {}

const std::vector<Session::Command>& Session::commands() {
  static const std::vector<Command> kCommands = {
      {"boardsize", &Session::boardsize},
      {"clear_board", &Session::clear_board},
      {"final_score", &Session::final_score},
      {"final_status_list", &Session::final_status_list},
      {"fixed_handicap", &Session::fixed_handicap},
      {"genmove", &Session::genmove},
      {"gogui-analyze_commands", &Session::gogui_analyze_commands},
      {"kgs-time_settings", &Session::kgs_time_settings},
      {"known_command", &Session::known_command},
      {"komi", &Session::komi},
      {"list_commands", &Session::list_commands},
      {"loadsgf", &Session::loadsgf},
      {"name", &Session::name},
      {"place_free_handicap", &Session::place_free_handicap},
      {"play", &Session::play},
      {"protocol_version", &Session::protocol_version},
      {"quit", &Session::quit},
      {"reg_genmove", &Session::reg_genmove},
      {"set_free_handicap", &Session::set_free_handicap},
      {"showboard", &Session::showboard},
      {"spooky-belief", &Session::spooky_belief},
      {"spooky-choices", &Session::spooky_choices},
      {"spooky-genmove", &Session::spooky_genmove},
      {"spooky-groups", &Session::spooky_groups},
      {"spooky-keep", &Session::spooky_keep},
      {"spooky-last", &Session::spooky_last},
      {"spooky-play", &Session::spooky_play},
      {"spooky-position", &Session::spooky_position},
      {"spooky-remove", &Session::spooky_remove},
      {"spooky-rules", &Session::spooky_rules},
      {"time_left", &Session::time_left},
      {"time_settings", &Session::time_settings},
      {"undo", &Session::undo},
      {"version", &Session::version},
  };
  return kCommands;
}

const Session::Command* Session::find_command(std::string_view name) {
  const auto found =
      std::find_if(commands().begin(), commands().end(), [&](const Command& command) { return command.name == name; });
  return found == commands().end() ? nullptr : &*found;
}

std::string Session::answer(std::string_view line) {
  const auto parsed = parse_line(line);
  if (!parsed) return "";
  const Command* command = find_command(parsed->name);
  return format_answer(parsed->id, command ? (this->*command->run)(parsed->arguments) : fault("unknown command"));
}

Session::Answer Session::protocol_version(const Arguments&) { return std::string("2"); }

Session::Answer Session::name(const Arguments&) { return std::string("spooky"); }

Session::Answer Session::version(const Arguments&) { return settings_.version; }

Session::Answer Session::known_command(const Arguments& arguments) {
  return std::string(arguments.size() == 1 && find_command(arguments[0]) ? "true" : "false");
}

Session::Answer Session::list_commands(const Arguments&) {
  std::string list;
  for (const Command& command : commands()) list += (list.empty() ? "" : "\n") + std::string(command.name);
  return list;
}

Session::Answer Session::quit(const Arguments&) {
  finished_ = true;
  return std::string();
}

Error fault(std::string reason) { return {ErrorCode::BadRequest, std::move(reason)}; }

Error illegal_move(const go::Rules& rules, const std::string& reason) {
  return fault(rules.variant == go::Variant::Plain ? "illegal move" : "illegal move: " + reason);
}

}  // namespace spooky::gtp
