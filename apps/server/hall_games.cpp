// How games come into the hall and out of it: opened, read from disk, read again, shown.
#include <algorithm>
#include <utility>

#include "server/game_texts.hpp"
#include "server/hall.hpp"
#include "server/refusals.hpp"
#include "server/room.hpp"
#include "server/secrets.hpp"

namespace spooky::server {

namespace {

/// What it takes to send a long reply.
constexpr double kSecondsPerByte = 1e-9;
/// So many rows of the database take a fraction of a millisecond.
constexpr std::size_t kActionsAtOnce = 512;

/// What a worker made of a request to open a game.
struct Opening {
  Result<StoredGame> game = Error{};
  std::optional<Refusal> no_dice;
};

}  // namespace

void Hall::open(std::string request, std::function<void(Reply)> reply, Payer payer, const std::string& address) {
  const auto opening = std::make_shared<Opening>();
  const bool queued = errands_.submit(
      address,
      [this, opening, request = std::move(request), now = clock_()] {
        try {
          opening->game = read_new_game(request, now, limits_.game, die_);
        } catch (const DieError& error) {
          opening->no_dice = no_die(error);
        }
      },
      [this, opening, reply, payer = std::move(payer)](const Errands::Report& report) {
        payer(report.seconds);
        if (!report.finished) return reply(as_reply(out_of_memory()));
        if (opening->no_dice) return reply(as_reply(*opening->no_dice));
        if (!opening->game) return reply(as_reply(as_refusal(opening->game.error())));
        keep(std::make_shared<const StoredGame>(std::move(*opening->game)), reply);
      });
  if (!queued) reply(as_reply(too_busy()));
}

/// Has a new game stored.
void Hall::keep(const std::shared_ptr<const StoredGame>& game, const std::function<void(Reply)>& reply) {
  if (!open_games_.has_room(limits_.open_games)) {
    return reply(as_reply(refused("too-many", "too-many-open-games")));
  }
  const bool queued = store_.submit([game](GameStore& store) { store.create(*game); },
                                    [this, game, reply](bool on_disk) {
                                      open_games_.opened(on_disk && !game->over);
                                      if (!on_disk) return reply(as_reply(busy()));
                                      Reply created;
                                      created.status = 201;
                                      created.text = print_json(json::object{{"ok", true}, {"id", game->id}});
                                      reply(std::move(created));
                                    });
  if (!queued) return reply(as_reply(busy()));
  open_games_.opening();
}

void Hall::show(const std::string& id, std::function<void(Reply)> reply, Payer payer, const std::string& address) {
  if (!is_game_id(id)) return reply(as_reply(no_game()));
  if (Room* room = room_of(id); room && room->game) {
    const double before = thread_seconds();
    if (!room->record || room->record_actions != room->game->length()) {
      room->record_actions = room->game->length();
      room->record =
          std::make_shared<const std::string>(record_text(room->game->kept(), print_json(room->game->result())));
      count_bytes(*room);
    }
    Reply record;
    record.shared = room->record;
    payer(thread_seconds() - before + kSecondsPerByte * static_cast<double>(record.shared->size()));
    return reply(std::move(record));
  }
  if (!begin_reading(address)) return reply(as_reply(too_busy()));
  const auto shown = [this, address, reply = std::move(reply)](Reply record) {
    end_reading(address);
    reply(std::move(record));
  };
  read(id, [this, reply = shown, payer = std::move(payer), address](bool read, std::optional<StoredGame> game) {
    if (!read) return reply(as_reply(busy()));
    if (!game) return reply(as_reply(no_game()));
    show_stored(std::move(*game), reply, payer, address);
  });
}

/// Each holds a whole game in memory: so many at once, and no more.
bool Hall::begin_reading(const std::string& address) {
  const auto [found, added] = readings_of_.try_emplace(address, 0);
  if (readings_ >= limits_.read_games || found->second >= limits_.read_games_of_one_address) {
    if (found->second == 0) readings_of_.erase(found);
    return false;
  }
  ++found->second;
  ++readings_;
  return true;
}

void Hall::end_reading(const std::string& address) {
  --readings_;
  const auto found = readings_of_.find(address);
  if (--found->second == 0) readings_of_.erase(found);
  const auto next = std::find_if(to_be_read_.begin(), to_be_read_.end(),
                                 [&](const std::string& id) { return begin_reading(room_of(id)->asked_from); });
  if (next == to_be_read_.end()) return;
  Room& room = *room_of(*next);
  to_be_read_.erase(next);
  room.read_for = room.asked_from;
  load(room);
}

/// Reads the game of an empty room, now or when fewer games are being read. A room that waits stays open.
void Hall::load_first(Room& room) {
  if (begin_reading(room.asked_from)) {
    room.read_for = room.asked_from;
    return load(room);
  }
  room.loading = true;
  to_be_read_.push_back(room.id);
}

/// What was begun for the first guest of a room is at its end, whatever came of it.
void Hall::end_first_load(Room& room) {
  room.asked_from.clear();
  room.payer = nullptr;
  if (const auto address = std::exchange(room.read_for, std::nullopt)) end_reading(*address);
}

/// Has a worker write the record of what was read.
void Hall::show_stored(StoredGame game, std::function<void(Reply)> reply, Payer payer, const std::string& address) {
  const auto record = std::make_shared<Reply>();
  const bool queued = errands_.submit(
      address,
      [record, game = std::move(game)] {
        record->text = record_text(game, game.over ? game.result.value_or("") : "null");
      },
      [record, reply, payer = std::move(payer)](const Errands::Report& report) {
        if (!report.finished) return reply(as_reply(out_of_memory()));
        // It is read from disk, written and sent; the reading takes about as long as the writing.
        payer(2 * report.seconds + kSecondsPerByte * static_cast<double>(record->text.size()));
        reply(std::move(*record));
      });
  if (!queued) reply(as_reply(too_busy()));
}

/// Reads a stored game piece by piece: what others want to have stored meanwhile does not wait for a long one.
void Hall::read(const std::string& id, Read done) {
  const auto reading = std::make_shared<std::optional<GameReading>>();
  const bool queued = store_.submit(
      [id, reading](GameStore& store) {
        *reading = store.begin_reading(id);
        if (*reading) store.read_on(**reading, kActionsAtOnce);
      },
      [this, reading, done](bool read) {
        if (!read || !*reading) return done(read, std::nullopt);
        read_on(std::make_shared<GameReading>(std::move(**reading)), done);
      });
  if (!queued) done(false, std::nullopt);
}

void Hall::read_on(const std::shared_ptr<GameReading>& reading, const Read& done) {
  if (reading->whole()) return done(true, std::move(reading->game));
  const bool queued = store_.submit([reading](GameStore& store) { store.read_on(*reading, kActionsAtOnce); },
                                    [this, reading, done](bool read) {
                                      if (!read) return done(false, std::nullopt);
                                      read_on(reading, done);
                                    });
  if (!queued) done(false, std::nullopt);
}

/// Reads the game from disk, for the first time or again.
void Hall::load(Room& room) {
  room.loading = true;
  room.outdated = false;
  read(room.id, [this, id = room.id](bool read, std::optional<StoredGame> game) {
    if (!read) return not_loaded_yet(id, busy());
    if (!game) return loaded(id, no_game());
    replay(id, std::move(*game));
  });
}

/// The store or the workers have no time for it. A game that is here already stays as it is, until read_outdated().
void Hall::not_loaded_yet(const std::string& id, Refusal refusal) {
  Room& room = *room_of(id);
  room.outdated = true;
  end_first_load(room);
  if (room.game) {
    room.loading = false;
    close_if_empty(room);
  } else {
    loaded(id, std::move(refusal));
  }
}

/// Has a worker replay what was read.
void Hall::replay(const std::string& id, StoredGame stored) {
  const auto game = std::make_shared<Result<LiveGame>>(Error{});
  Room& room = *room_of(id);
  const bool queued = errands_.submit(
      room.asked_from,
      [this, game, stored = std::move(stored)]() mutable {
        *game = LiveGame::from_stored(std::move(stored), limits_.game);
      },
      [this, id, game, payer = std::exchange(room.payer, nullptr)](const Errands::Report& report) {
        if (payer) payer(report.seconds);
        if (!report.finished) return loaded(id, out_of_memory());
        if (!*game) {
          const Error& error = game->error();
          return loaded(id, error.code == ErrorCode::TooLarge ? as_refusal(error) : unreadable_game());
        }
        loaded(id, std::move(**game));
      });
  if (!queued) not_loaded_yet(id, too_busy());
}

/// Games that ended before servers kept results: what the replay has found is kept now.
void Hall::note_result(const LiveGame& game) {
  if (!game.over() || game.kept().result) return;
  (void)store_.submit(
      [id = game.id(), result = print_json(game.result())](GameStore& store) { store.note_result(id, result); },
      [](bool) {});
}

void Hall::loaded(const std::string& id, std::variant<LiveGame, Refusal> outcome) {
  Room& room = *room_of(id);
  room.loading = false;
  end_first_load(room);
  if (auto* game = std::get_if<LiveGame>(&outcome)) {
    if (room.game) {
      catch_up(room, std::move(*game));
    } else if (live_bytes_ + game->bytes() > limits_.live_bytes) {
      outcome = too_busy();
    } else {
      room.game = std::move(*game);
      count_bytes(room);
      note_result(*room.game);
    }
  }
  const auto arriving = std::exchange(room.arriving, {});
  for (const std::weak_ptr<Guest>& waiting : arriving) {
    const auto guest = waiting.lock();
    if (!guest || guest->awaited_ != id) continue;
    if (room.game) {
      await_entry(*guest, room);
    } else {
      guest->awaited_.clear();
      guest->tell(as_message(std::get<Refusal>(outcome)));
    }
  }
  if (std::holds_alternative<LiveGame>(outcome) && room.outdated && room.game) return load(room);
  close_if_empty(room);
}

void Hall::refresh(const std::string& id) {
  if (Room* room = room_of(id)) reload(*room);
}

void Hall::refresh_all() {
  for (const auto& [id, room] : rooms_) reload(*room);
}

void Hall::read_outdated() {
  for (const auto& [id, room] : rooms_) {
    if (room->outdated && room->game && !room->loading) load(*room);
  }
}

void Hall::store_is_back() {
  if (store_.is_shared()) return refresh_all();
  read_outdated();
}

Refusal Hall::busy() const { return store_.trouble() == StoreTrouble::Replaced ? no_storage() : server::busy(); }

/// Reads the room's game again, now or when what is being read has come.
void Hall::reload(Room& room) {
  if (room.loading) {
    room.outdated = true;
  } else {
    load(room);
  }
}

/// The game went on elsewhere.
void Hall::catch_up(Room& room, LiveGame newer) {
  if (newer.length() < room.game->length()) return;
  const std::size_t known = room.game->length();
  const bool seats_changed = std::any_of(kPlayers.begin(), kPlayers.end(),
                                         [&](Actor player) { return newer.seat(player) != room.game->seat(player); });
  const bool has_next = newer.next && !room.game->next;
  room.game = std::move(newer);
  count_bytes(room);
  for (std::size_t index = known; index < room.game->length(); ++index) {
    tell_all(room, Message(action_message(*room.game, index)), nullptr);
  }
  if (seats_changed) presence_changed(room, nullptr);
  if (has_next) tell_all(room, next_message(*room.game->next), nullptr);
}

}  // namespace spooky::server
