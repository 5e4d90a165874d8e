// The computer player behind a session: how long it thinks, and the choices it makes for those who do not.
#include <limits>
#include <optional>

#include "spooky/formats/go/notation.hpp"
#include "spooky/protocols/gtp/session.hpp"

namespace spooky::gtp {

namespace {

/// The choice to be made, when only one is allowed.
std::optional<go::Action> only_choice(const go::Position& position) {
  const go::Choice choice = position.choice();
  std::optional<go::Action> only;
  for (std::size_t i = 0; i < choice.count; ++i) {
    if (!choice.allowed[i]) continue;
    if (only) return std::nullopt;
    only = choice.action(i);
  }
  return only;
}

}  // namespace

go::Decision Session::think(const Table& table, Milliseconds time, bool may_resign) {
  go::PlayerSettings settings;
  settings.budget.simulations = time.count() > 0 ? std::numeric_limits<std::uint64_t>::max()
                                                 : go::level_simulations(settings_.level, table.rules());
  settings.budget.time = time;
  settings.seed = combine(settings_.seed, static_cast<std::uint64_t>(table.position().turn()));
  settings.threads = settings_.threads;
  settings.may_resign = may_resign;
  return player_.think(table.position(), settings);
}

Milliseconds Session::time_for(const Table& table, go::Colour player) const {
  return clocks_.for_turn(player, table.position().board()).value_or(settings_.time);
}

void Session::settle(Table& table) {
  while (table.position().situation().is_choosing()) {
    const auto time = time_for(table, table.position().situation().actor()) / 4;
    table.act(think(table, time, false).action);
  }
}

std::string Session::choose_own(Table& table, go::Colour player) {
  std::string chosen;
  while (table.position().situation().is_choosing() && table.position().situation().actor() == player) {
    const go::Position& position = table.position();
    const auto forced = only_choice(position);
    const go::Action action = forced ? *forced : think(table, time_for(table, player) / 4, false).action;
    chosen += (chosen.empty() ? "" : " ") + Notation<go::Game>::action_text(position, action);
    table.act(action);
  }
  return chosen;
}

bool Session::choose_forced(Table& table) {
  bool some = false;
  while (table.position().situation().is_choosing()) {
    const auto forced = only_choice(table.position());
    if (!forced) break;
    table.act(*forced);
    some = true;
  }
  return some;
}

void Session::prepare_turn(Table& table, go::Colour player) {
  settle(table);
  table.turn_to(player);
}

}  // namespace spooky::gtp
