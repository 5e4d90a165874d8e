#include "server/hall.hpp"

#include <algorithm>
#include <utility>

#include "server/game_texts.hpp"
#include "server/refusals.hpp"
#include "server/room.hpp"
#include "server/secrets.hpp"
#include "spooky/core/overloaded.hpp"

namespace spooky::server {

namespace {

/// So many more guests are told so much less often who is there.
constexpr std::size_t kCrowd = 50;
constexpr std::int64_t kHour = 60 * 60 * 1000;
constexpr std::int64_t kDay = 24 * kHour;
constexpr std::int64_t kWeek = 7 * kDay;

json::array seats_held(const LiveGame& game, const std::string& fingerprint) {
  json::array held;
  for (const Actor player : kPlayers) {
    if (game.holds(fingerprint, player)) held.emplace_back(to_json(game.name(player)));
  }
  return held;
}

}  // namespace

Hall::Hall(const ServeLimits& limits, StoreThread& store, Errands& errands, Clock clock, Die& die)
    : limits_(limits), store_(store), errands_(errands), clock_(std::move(clock)), die_(die) {}

Hall::~Hall() = default;

Room* Hall::room_of(const std::string& id) {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second.get();
}

void Hall::close_if_empty(Room& room) {
  if (!room.guests.empty() || room.at_the_door > 0 || room.pending || room.loading) return;
  live_bytes_ -= room.bytes;
  rooms_.erase(room.id);
}

void Hall::count_bytes(Room& room) {
  const std::size_t bytes = (room.game ? room.game->bytes() : 0) + (room.welcome ? room.welcome->bytes() : 0) +
                            (room.record ? room.record->size() : 0);
  live_bytes_ += bytes - room.bytes;
  room.bytes = bytes;
}

void Hall::hear(Guest& guest, std::string_view text) {
  const auto message = read_message(text);
  if (!message) return guest.tell(as_message(as_refusal(message.error())));
  const auto has_joined = [&] {
    if (!guest.room_) guest.tell(as_message(refused("not-joined", "not-joined")));
    return guest.room_ != nullptr;
  };
  // By type: a message that is not handled here does not compile.
  std::visit(Overloaded{[&](const Ping& ping) { guest.tell(pong_message(ping)); },
                        [&](const Join& wanted) { join(guest, wanted); },
                        [&](const Sit& wanted) {
                          if (has_joined()) sit(guest, wanted);
                        },
                        [&](const Act& wanted) {
                          if (has_joined()) act(guest, wanted);
                        },
                        [&](const Rematch&) {
                          if (has_joined()) rematch(guest);
                        }},
             *message);
}

void Hall::leave(Guest& guest) {
  guest.awaited_.clear();
  Room* room = std::exchange(guest.room_, nullptr);
  if (!room) return;
  std::erase(room->guests, &guest);
  presence_changed(*room, nullptr);
  close_if_empty(*room);
}

void Hall::join(Guest& guest, const Join& join) {
  if (!join.token.empty() && !is_token(join.token)) {
    return guest.tell(as_message(refused("bad-request", "bad-token")));
  }
  leave(guest);
  if (!is_game_id(join.game)) return guest.tell(as_message(no_game()));
  guest.fingerprint_ = join.token.empty() ? "" : fingerprint_of(join.token);
  auto& room = rooms_[join.game];
  if (!room) room = std::make_unique<Room>(join.game);
  // Who asks again before being let in means the last of the questions.
  guest.awaited_ = join.game;
  guest.from_ = join.from;
  if (room->game) return await_entry(guest, *room);
  std::erase_if(room->arriving, [&](const std::weak_ptr<Guest>& one) { return one.lock().get() == &guest; });
  room->arriving.push_back(guest.weak_from_this());
  if (room->loading) return;
  room->asked_from = guest.address();
  room->payer = guest.payer();
  load_first(*room);
}

/// A crowd is let in one by one, each in a turn of its own: a welcome can be long, and others want to be served too.
void Hall::await_entry(Guest& guest, Room& room) {
  ++room.at_the_door;
  at_the_door_.emplace_back(guest.weak_from_this(), room.id);
  if (at_the_door_.size() == 1) errands_.later([this] { let_one_in(); });
}

void Hall::let_one_in() {
  const auto [waiting, id] = std::move(at_the_door_.front());
  at_the_door_.pop_front();
  if (!at_the_door_.empty()) errands_.later([this] { let_one_in(); });
  Room& room = *room_of(id);
  --room.at_the_door;
  const auto guest = waiting.lock();
  if (guest && guest->awaited_ == id) {
    guest->awaited_.clear();
    const double before = thread_seconds();
    enter(*guest, room);
    guest->payer()(thread_seconds() - before);
  }
  close_if_empty(room);
}

void Hall::enter(Guest& guest, Room& room) {
  if (room.guests.size() >= limits_.guests_of_one_game) {
    return guest.tell(as_message(refused("too-many", "too-many-people")));
  }
  guest.room_ = &room;
  room.guests.push_back(&guest);
  const std::string members = presence_members(presence(room));
  const std::string you = print_json(seats_held(*room.game, guest.fingerprint_));
  if (!room.welcome || room.welcome->actions() != room.game->length()) {
    room.welcome = std::make_shared<const Welcome>(*room.game);
    count_bytes(room);
  }
  guest.tell(Welcome::message(room.welcome, you, members, guest.from_, room.game->next));
  presence_changed(room, &guest);
}

Presence Hall::presence(const Room& room) {
  Presence presence;
  for (const Actor player : kPlayers) {
    const bool here = std::any_of(room.guests.begin(), room.guests.end(),
                                  [&](const Guest* guest) { return room.game->holds(guest->fingerprint_, player); });
    presence.seats.push_back({std::string(room.game->name(player)), !room.game->seat(player).empty(), here});
  }
  for (const Guest* guest : room.guests) presence.watching += room.game->holds_any(guest->fingerprint_) ? 0 : 1;
  return presence;
}

void Hall::tell_all(const Room& room, const Message& message, const Guest* except) {
  for (Guest* guest : room.guests) {
    if (guest != except) guest->tell(message);
  }
}

/// At most so often: a crowd that comes and goes would make everybody hear of everybody. The last state is always told.
void Hall::presence_changed(Room& room, const Guest* except) {
  const auto crowds = static_cast<std::int64_t>(room.guests.size() / kCrowd);
  if (clock_() - room.presence_told >= limits_.presence_time.count() * (1 + crowds)) return tell_seats(room, except);
  changed_rooms_.insert(room.id);
}

void Hall::tell_presence() {
  for (const std::string& id : std::exchange(changed_rooms_, {})) {
    if (Room* const room = room_of(id); room && room->game) presence_changed(*room, nullptr);
  }
}

bool Hall::plays(const Guest& guest) const {
  const Room* const room = guest.room_;
  return room && room->game && !room->game->over() && room->game->holds_any(guest.fingerprint_);
}

void Hall::tell_seats(Room& room, const Guest* except) {
  room.presence_told = clock_();
  changed_rooms_.erase(room.id);
  tell_all(room, as_message(presence(room)), except);
}

void Hall::sit(Guest& guest, const Sit& sit) {
  Room& room = *guest.room_;
  const auto player = room.game->player(sit.actor);
  if (!player) {
    return guest.tell(as_message(refused("bad-request", "no-such-seat", {{"seat", quote(sit.actor)}})));
  }
  if (guest.fingerprint_.empty()) {
    return guest.tell(as_message(refused("bad-request", "sit-needs-token")));
  }
  if (room.game->holds(guest.fingerprint_, *player)) return seated(room, guest);
  if (!room.game->seat(*player).empty()) return guest.tell(as_message(seat_taken(sit.actor)));
  const auto taken = std::make_shared<bool>(false);
  const bool queued =
      store_.submit([id = room.id, actor = sit.actor, fingerprint = guest.fingerprint_,
                     taken](GameStore& store) { *taken = store.take_seat(id, actor, fingerprint); },
                    [this, id = room.id, actor = sit.actor, player = *player, fingerprint = guest.fingerprint_,
                     sitter = guest.weak_from_this(), taken](bool on_disk) {
                      Room* const here = room_of(id);
                      const auto still = sitter.lock();
                      Guest* const guest_here = still && here && still->room_ == here ? still.get() : nullptr;
                      if (on_disk && *taken && here && here->game) {
                        here->game->set_seat(player, fingerprint);
                        if (guest_here) return seated(*here, *guest_here);
                        return presence_changed(*here, nullptr);
                      }
                      if (guest_here) guest_here->tell(as_message(on_disk ? seat_taken(actor) : busy()));
                      if (here && on_disk) reload(*here);
                    });
  if (!queued) guest.tell(as_message(busy()));
}

void Hall::seated(Room& room, Guest& guest) {
  guest.tell(seated_message(seats_held(*room.game, guest.fingerprint_), presence(room)));
  presence_changed(room, &guest);
}

void Hall::act(Guest& guest, const Act& act) {
  Room& room = *guest.room_;
  LiveGame& game = *room.game;
  auto verdict = game.judge(guest.fingerprint_, act);
  if (const auto* refusal = std::get_if<Refusal>(&verdict)) return guest.tell(as_message(*refusal));
  if (std::holds_alternative<LiveGame::Repeated>(verdict)) {
    return guest.tell(Message(action_message(game, static_cast<std::size_t>(act.number - 1))));
  }
  auto& accepted = std::get<LiveGame::Accepted>(verdict);
  if (room.pending) {
    // The same again: the answer to the first one is on its way.
    if (room.pending->accepted.text() == accepted.text()) return;
    return guest.tell(
        as_message(refused("number-taken", "number-taken",
                           {{"number", act.number}, {"action", room.pending->accepted.text()}}, act.number)));
  }
  if (live_bytes_ > limits_.live_bytes) {
    return guest.tell(as_message(numbered(busy(), act.number)));
  }
  try {
    roll_until_player(accepted, die_);
  } catch (const DieError& error) {
    return guest.tell(as_message(numbered(no_die(error), act.number)));
  }
  const std::int64_t now = clock_();
  const bool over = actor_of(accepted.after) == Actor::None;
  const bool touch = over || now - room.touched > kHour;
  if (touch) room.touched = now;
  const std::int64_t milliseconds = std::max<std::int64_t>(0, now - game.opened());
  std::vector<StoredAction> actions;
  for (const Step& step : accepted.steps) {
    actions.push_back({step.text, std::string(game.name(step.actor)), milliseconds, step.face});
  }
  std::string result = over ? print_json(result_of(accepted.after)) : "";
  const auto appended = std::make_shared<bool>(false);
  const bool queued = store_.submit(
      [id = room.id, number = act.number, actions = std::move(actions), touch, now, over, result = std::move(result),
       appended](GameStore& store) {
        *appended = store.append(id, number, actions.front());
        for (std::size_t i = 1; *appended && i < actions.size(); ++i) {
          store.append(id, number + static_cast<std::int64_t>(i), actions[i]);
        }
        if (*appended && touch) store.touch(id, now, over);
        if (*appended && over) store.note_result(id, result);
      },
      [this, id = room.id, sender = guest.weak_from_this(), appended](bool on_disk) {
        stored(id, sender, *appended, on_disk);
      });
  if (!queued) return guest.tell(as_message(numbered(busy(), act.number)));
  room.pending = Room::Pending{std::move(accepted), act.number, milliseconds};
}

/// The answer of the store to the room's pending action.
void Hall::stored(const std::string& id, const std::weak_ptr<Guest>& sender, bool appended, bool on_disk) {
  Room& room = *room_of(id);
  Room::Pending pending = std::move(*room.pending);
  room.pending.reset();
  const auto last = static_cast<std::int64_t>(room.game->length());
  if (on_disk && appended && pending.number == last + 1) {
    const std::size_t known = room.game->length();
    room.game->apply(std::move(pending.accepted), pending.milliseconds);
    count_bytes(room);
    if (room.game->over()) open_games_.ended();
    for (std::size_t index = known; index < room.game->length(); ++index) {
      tell_all(room, Message(action_message(*room.game, index)), nullptr);
    }
  } else {
    Refusal refusal = on_disk ? refused("number-taken", "came-first") : busy();
    refusal.number = pending.number;
    const auto guest = sender.lock();
    if (guest && guest->room_ == &room) guest->tell(as_message(refusal));
    if (on_disk) reload(room);
  }
  close_if_empty(room);
}

void Hall::rematch(Guest& guest) {
  Room& room = *guest.room_;
  const LiveGame& game = *room.game;
  if (!game.holds_any(guest.fingerprint_)) {
    return guest.tell(as_message(refused("no-seat", "watching-rematch")));
  }
  if (!game.over()) return guest.tell(as_message(refused("not-over", "not-over")));
  if (game.next) return guest.tell(next_message(*game.next));
  if (!guest.may_open_game()) {
    return guest.tell(as_message(refused("too-many", "too-many-new-games")));
  }
  const auto rematch = std::make_shared<const StoredGame>(rematch_for(game, clock_()));
  const auto next = std::make_shared<std::string>();
  const bool queued = store_.submit(
      [rematch, next](GameStore& store) {
        *next = store.create(*rematch) ? rematch->id : store.rematch_of(*rematch->previous).value_or("");
      },
      [this, id = room.id, sender = guest.weak_from_this(), rematch, next](bool on_disk) {
        open_games_.opened(on_disk && *next == rematch->id && !rematch->over);
        Room* const here = room_of(id);
        if (!here || !here->game) return;
        if (on_disk && !next->empty()) {
          here->game->next = *next;
          return tell_all(*here, next_message(*next), nullptr);
        }
        const auto still = sender.lock();
        if (still && still->room_ == here) still->tell(as_message(busy()));
      });
  if (!queued) return guest.tell(as_message(busy()));
  open_games_.opening();
}

void Hall::tidy_up() {
  std::vector<std::string> unbegun;
  for (const auto& [id, room] : rooms_) {
    if (room->game && room->game->length() == 0 && !room->game->over()) unbegun.push_back(id);
  }
  // Nobody waits for the answer: what fails now is done the next time.
  (void)store_.submit(
      [unbegun, now = clock_()](GameStore& store) {
        for (const std::string& id : unbegun) store.touch(id, now, false);
        store.forget_unbegun(now - kDay);
      },
      [](bool) {});
}

void Hall::count_open_games() {
  const auto count = std::make_shared<std::int64_t>(0);
  (void)store_.submit([count, since = clock_() - kWeek](GameStore& store) { *count = store.open_games(since); },
                      [this, count](bool read) {
                        if (read) open_games_.counted(*count);
                      });
}

}  // namespace spooky::server
