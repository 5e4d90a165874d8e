#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/limits.hpp"
#include "server/live_game.hpp"
#include "server/messages.hpp"
#include "server/open_games.hpp"
#include "server/router.hpp"
#include "server/store_thread.hpp"

namespace spooky::server {

struct Room;

/// Somebody at the other end of a WebSocket. The hall keeps its own notes in it.
class Guest : public std::enable_shared_from_this<Guest> {
 public:
  virtual ~Guest() = default;

  /// Sends a message some time soon; never calls the hall back at once.
  virtual void tell(std::shared_ptr<const std::string> message) = 0;

  /// Whether one more new game is within what it may ask for; counts as one.
  virtual bool may_open_game() { return true; }

 private:
  friend class Hall;
  Room* room_ = nullptr;
  std::string awaited_;  ///< the id of the game it has asked to join, while that is read from disk
  std::string fingerprint_;
};

/// All games that somebody plays or watches now. Understands messages, asks the referee, has accepted actions stored
/// and tells everybody in the game, in this order. Every function, and every callback, on one thread.
class Hall {
 public:
  /// Milliseconds since 1970.
  using Clock = std::function<std::int64_t()>;

  /// The die rolls for Nature in every game.
  Hall(const ServeLimits& limits, StoreThread& store, Clock clock, Die& die);
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  /// POST /api/games: opens a game.
  void open(std::string_view request, std::function<void(Reply)> reply);

  /// GET /api/games/ID: the game so far as a record.
  void show(const std::string& id, std::function<void(Reply)> reply);

  void hear(Guest& guest, std::string_view text);
  void leave(Guest& guest);

  /// Another server changed this game.
  void refresh(const std::string& id);
  /// Other servers may have changed anything.
  void refresh_all();

  /// Deletes what nobody has begun and nobody comes back to; to be called now and then.
  void tidy_up();

  /// Asks the database how many games are open; to be called at the start and now and then.
  void count_open_games();

 private:
  void join(Guest& guest, const Join& join);
  void sit(Guest& guest, const Sit& sit);
  void act(Guest& guest, const Act& act);
  void rematch(Guest& guest);

  void load(Room& room);
  void loaded(const std::string& id, std::optional<LiveGame> game, bool read);
  void enter(Guest& guest, Room& room, std::int64_t from);
  void stored(const std::string& id, const std::weak_ptr<Guest>& sender, bool appended, bool on_disk);
  void catch_up(Room& room, LiveGame newer);
  void reload(Room& room);
  void seated(const Room& room, Guest& guest) const;
  void add_seats(json::object& message, const Room& room) const;
  void tell_seats(const Room& room, const Guest* except) const;
  void tell_all(const Room& room, const json::object& message, const Guest* except) const;
  void close_if_empty(Room& room);
  Room* room_of(const std::string& id);

  const ServeLimits& limits_;
  StoreThread& store_;
  Clock clock_;
  Die& die_;
  OpenGames open_games_;
  std::map<std::string, std::unique_ptr<Room>, std::less<>> rooms_;
};

}  // namespace spooky::server
