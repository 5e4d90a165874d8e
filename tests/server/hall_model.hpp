#pragma once

// The contract of docs/server.md once more, as plainly as possible: no store, no rooms, one message at a time.
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "spooky/core/random.hpp"
#include "spooky/formats/any_game.hpp"
#include "spooky/formats/json.hpp"

namespace spooky {

class HallModel {
 public:
  /// The tokens of x and o; an empty one leaves the seat free.
  void add_game(const std::string& id, const json::object& rules, const std::array<std::string, 2>& tokens);
  void add_guests(std::size_t count) { guests_.resize(count); }

  /// A message that makes sense, mostly; an empty one means that the guest leaves.
  json::object random_message(Random& random, std::size_t who) const;

  /// What a guest says. The id of a rematch is the server's to choose: it is looked up in what the guest really heard.
  void hear(std::size_t who, const json::object& message, const std::vector<std::string>& really_heard);
  void leave(std::size_t who);

  /// What a guest has to hear since the last time.
  std::vector<std::string> take(std::size_t who);

  std::map<std::string, std::vector<std::string>> all_actions() const;

 private:
  struct Game {
    std::string id;
    AnyPosition start;
    std::vector<std::string> actions;
    std::vector<std::string> actors;
    std::array<std::string, 2> tokens;  ///< of x and o
    std::string next;

    AnyPosition position(std::size_t length) const;
    AnyPosition position() const { return position(actions.size()); }
    bool is_over() const { return actor_of(position()) == Actor::None; }
    bool holds(const std::string& token, int seat) const;
    bool holds_any(const std::string& token) const { return holds(token, 0) || holds(token, 1); }
  };
  struct Guest {
    std::string game;
    std::string token;
    std::vector<std::string> heard;
  };

  void join(std::size_t who, const json::object& message);
  void sit(std::size_t who, const std::string& seat);
  void act(std::size_t who, const std::string& action, std::int64_t number);
  void rematch(std::size_t who, const std::vector<std::string>& really_heard);

  void tell(std::size_t who, const json::object& message) { guests_[who].heard.push_back(print_json(message)); }
  /// An error; only its code counts, and the number of the action.
  void refuse(std::size_t who, const std::string& code, const std::string& reason,
              std::optional<std::int64_t> number = std::nullopt);
  void tell_all(const std::string& game, const json::object& message, std::optional<std::size_t> except = std::nullopt);
  json::object action_message(const Game& game, std::size_t index) const;
  json::array seats_of(const Game& game, const std::string& token) const;
  json::object seats_message(const Game& game) const;

  std::map<std::string, Game> games_;
  std::vector<Guest> guests_;
};

}  // namespace spooky
