#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "server/errands.hpp"
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
  virtual void tell(Message message) = 0;

  /// Whether one more new game is within what it may ask for; counts as one.
  virtual bool may_open_game() { return true; }

  /// Where it comes from: what is done for guests of one address waits in one queue.
  virtual std::string address() const { return ""; }

  /// Hears of work that was done for it, in seconds of a processor, also after it has gone.
  using Payer = std::function<void(double seconds)>;
  virtual Payer payer() {
    return [](double) {};
  }

 private:
  friend class Hall;
  Room* room_ = nullptr;
  std::string awaited_;    ///< the id of the game it has asked to join, until it is let in
  std::int64_t from_ = 1;  ///< the first action it wants to hear of there
  std::string fingerprint_;
};

/// All games that somebody plays or watches now. Understands messages, asks the referee, has accepted actions stored
/// and tells everybody in the game, in this order. Every function, and every callback, on one thread; what may take
/// long is done elsewhere meanwhile. In two files: hall.cpp is about guests, hall_games.cpp about how games come and
/// go.
class Hall {
 public:
  /// Milliseconds since 1970.
  using Clock = std::function<std::int64_t()>;

  /// The die rolls for Nature in every game.
  Hall(const ServeLimits& limits, StoreThread& store, Errands& errands, Clock clock, Die& die);
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  using Payer = Guest::Payer;

  /// POST /api/games: opens a game.
  void open(
      std::string request, std::function<void(Reply)> reply, Payer payer = [](double) {},
      const std::string& address = "");

  /// GET /api/games/ID: the game so far as a record.
  void show(
      const std::string& id, std::function<void(Reply)> reply, Payer payer = [](double) {},
      const std::string& address = "");

  void hear(Guest& guest, std::string_view text);
  void leave(Guest& guest);

  /// Whether it has a seat in a game that is not over.
  bool plays(const Guest& guest) const;

  /// Tells those rooms who is in them now in which that changed lately; to be called several times a second.
  void tell_presence();

  /// Another server changed this game.
  void refresh(const std::string& id);
  /// Other servers may have changed anything.
  void refresh_all();

  /// Reads again what could not be read when it changed; to be called now and then.
  void read_outdated();
  /// The database can be used again after some trouble: reads again what may have changed meanwhile.
  void store_is_back();

  /// Deletes what nobody has begun and nobody comes back to; to be called now and then.
  void tidy_up();

  /// Asks the database how many games are open; to be called at the start and now and then.
  void count_open_games();

 private:
  void join(Guest& guest, const Join& join);
  void sit(Guest& guest, const Sit& sit);
  void act(Guest& guest, const Act& act);
  void rematch(Guest& guest);

  void keep(const std::shared_ptr<const StoredGame>& game, const std::function<void(Reply)>& reply);
  bool begin_reading(const std::string& address);
  void end_reading(const std::string& address);
  void show_stored(StoredGame game, std::function<void(Reply)> reply, Payer payer, const std::string& address);
  /// What a stored game was read as: nothing when there is no such game.
  using Read = std::function<void(bool read, std::optional<StoredGame> game)>;
  void read(const std::string& id, Read done);
  void read_on(const std::shared_ptr<GameReading>& reading, const Read& done);
  void load_first(Room& room);
  void end_first_load(Room& room);
  void load(Room& room);
  void replay(const std::string& id, StoredGame stored);
  void note_result(const LiveGame& game);
  void loaded(const std::string& id, std::variant<LiveGame, Refusal> outcome);
  void not_loaded_yet(const std::string& id, Refusal refusal);
  /// Nothing can be stored or read now.
  Refusal busy() const;
  void await_entry(Guest& guest, Room& room);
  void let_one_in();
  void enter(Guest& guest, Room& room);
  void stored(const std::string& id, const std::weak_ptr<Guest>& sender, bool appended, bool on_disk);
  void catch_up(Room& room, LiveGame newer);
  void reload(Room& room);
  void seated(Room& room, Guest& guest);
  static Presence presence(const Room& room);
  void presence_changed(Room& room, const Guest* except);
  void tell_seats(Room& room, const Guest* except);
  static void tell_all(const Room& room, const Message& message, const Guest* except);
  void close_if_empty(Room& room);
  void count_bytes(Room& room);
  Room* room_of(const std::string& id);

  const ServeLimits& limits_;
  StoreThread& store_;
  Errands& errands_;
  Clock clock_;
  Die& die_;
  OpenGames open_games_;
  std::size_t live_bytes_ = 0;  ///< of all games in rooms, roughly
  std::map<std::string, std::unique_ptr<Room>, std::less<>> rooms_;
  std::deque<std::pair<std::weak_ptr<Guest>, std::string>> at_the_door_;  ///< and the id of the game they want to enter
  std::map<std::string, std::size_t> readings_of_;  ///< how many stored games are being read for an address
  std::size_t readings_ = 0;                        ///< in all
  std::deque<std::string> to_be_read_;              ///< rooms whose game is read when fewer are
  std::set<std::string> changed_rooms_;             ///< in which not everybody has heard yet who is there
};

}  // namespace spooky::server
