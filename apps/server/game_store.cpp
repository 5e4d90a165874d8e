#include "server/game_store.hpp"

#include <poll.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <utility>

#include "server/log_space.hpp"
#include "server/schema.hpp"
#include "server/secrets.hpp"

namespace spooky::server {

namespace {

using soci::into;
using soci::use;

constexpr int kWaitMilliseconds = 1000;
/// For somebody else who has locked the SQLite file: a backup, say.
constexpr int kPatienceMilliseconds = 2000;

bool is_postgresql(const std::string& database) {
  return database.rfind("postgresql://", 0) == 0 || database.rfind("postgres://", 0) == 0;
}

/// What the database itself said: the first line, without what SOCI puts before it.
std::string sentence(const soci::soci_error& error) {
  std::string text = error.get_error_message();
  for (const std::string_view prefix :
       {"Cannot establish connection to the database.", "sqlite3_statement_backend::prepare:",
        "sqlite3_statement_backend::loadOne:", "sqlite3_statement_backend::load_one:"}) {
    if (text.rfind(prefix, 0) == 0) text.erase(0, prefix.size());
  }
  text.erase(0, text.find_first_not_of(" \n\t"));
  return text.substr(0, text.find('\n'));
}

std::string sqlite_parameters(const std::string& file) {
  if (file.find('"') != std::string::npos) throw StoreError("the name of a database file may hold no quotation mark");
  return "db=\"" + file + "\" timeout=10";
}

/// A text that may be missing, as SOCI wants it.
struct MaybeText {
  explicit MaybeText(const std::optional<std::string>& value = std::nullopt)
      : text(value.value_or("")), indicator(value ? soci::i_ok : soci::i_null) {}

  std::optional<std::string> get() const { return indicator == soci::i_ok ? std::optional(text) : std::nullopt; }

  std::string text;
  soci::indicator indicator;
};

void set_patience(soci::session& sqlite, int milliseconds) {
  sqlite << "pragma busy_timeout = " + std::to_string(milliseconds);
}

/// Throws StoreError when the file is damaged.
void check_pages(soci::session& sqlite) {
  std::string verdict;
  sqlite << "pragma quick_check(1)", into(verdict);
  if (verdict == "ok") return;
  throw StoreError("the file is damaged (" + verdict.substr(0, verdict.find('\n')) +
                   "): put back a copy of it, or name another file with --database");
}

std::unique_ptr<soci::session> open_sqlite(const std::string& file, bool first_time) {
  auto session = std::make_unique<soci::session>(soci::sqlite3, sqlite_parameters(file));
  if (first_time) check_pages(*session);
  // What is acknowledged survives a power cut.
  *session << "pragma journal_mode = wal";
  *session << "pragma synchronous = full";
  *session << "pragma foreign_keys = on";
  *session << "begin immediate";
  prepare_tables(*session, " without rowid");
  if (is_sqlite_file(file)) reserve_log_space(file);
  *session << "commit";
  set_patience(*session, kPatienceMilliseconds);
  return session;
}

/// The address with a parameter, unless it says something of that itself.
std::string with_parameter(const std::string& address, const std::string& key, const std::string& value) {
  if (address.find(key + "=") != std::string::npos) return address;
  return address + (address.find('?') == std::string::npos ? "?" : "&") + key + "=" + value;
}

std::unique_ptr<soci::session> open_postgresql(const std::string& database, const std::string& purpose) {
  // Does not wait for ever for a machine that does not answer.
  const std::string patient = with_parameter(database, "connect_timeout", "4");
  const std::string address = with_parameter(patient, "application_name", "spooky-" + purpose);
  auto session = std::make_unique<soci::session>(soci::postgresql, address);
  *session << "set client_min_messages to warning";
  *session << "begin";
  // Several servers may start at once: one of them makes the tables.
  *session << "select pg_advisory_xact_lock(7077)";
  prepare_tables(*session, "");
  *session << "commit";
  return session;
}

}  // namespace

/// An open session, with the statement that is run for every action prepared once.
class GameStore::Connection {
 public:
  Connection(const std::string& database, const std::string& purpose, bool first_time)
      : is_postgresql_(is_postgresql(database)),
        session_(is_postgresql_ ? open_postgresql(database, purpose) : open_sqlite(database, first_time)),
        insert_action_((session_->prepare << "insert into actions (game, number, action, actor, ms, face)"
                                             " values (:game, :number, :action, :actor, :ms, :face)"
                                             " on conflict do nothing",
                        use(game_), use(number_), use(action_), use(actor_), use(milliseconds_),
                        use(face_, face_known_))) {}

  soci::session& sql() { return *session_; }

  bool append(const std::string& id, std::int64_t number, const StoredAction& action) {
    game_ = id;
    number_ = number;
    action_ = action.text;
    actor_ = action.actor;
    milliseconds_ = action.milliseconds;
    face_ = action.face.value_or(0);
    face_known_ = action.face ? soci::i_ok : soci::i_null;
    insert_action_.execute(true);
    return insert_action_.get_affected_rows() == 1;
  }

  /// The library beneath, for what SOCI does not have.
  PGconn* postgresql() { return static_cast<soci::postgresql_session_backend*>(session_->get_backend())->conn_; }

  bool is_lost() { return is_postgresql_ && PQstatus(postgresql()) != CONNECTION_OK; }

 private:
  bool is_postgresql_;
  std::unique_ptr<soci::session> session_;
  std::string game_;
  long long number_ = 0;
  std::string action_;
  std::string actor_;
  long long milliseconds_ = 0;
  long long face_ = 0;
  soci::indicator face_known_ = soci::i_null;
  soci::statement insert_action_;
};

GameStore::GameStore(const std::string& database, std::string purpose)
    : database_(database), instance_(new_game_id()), purpose_(std::move(purpose)) {
  try {
    connection();
  } catch (const StoreError& error) {
    const std::string where = is_shared() ? "the PostgreSQL database" : "'" + database + "'";
    throw StoreError("cannot keep games in " + where + ": " + error.what());
  }
  if (is_sqlite_file(database_)) file_ = file_identity(database_);
}

GameStore::~GameStore() = default;

GameStore::Connection& GameStore::connection() {
  if (std::exchange(broken_, false)) {
    connection_.reset();
    listening_ = false;
    in_transaction_ = false;
  }
  if (connection_) return *connection_;
  // Without the file SQLite would make a new and empty one.
  check_file();
  try {
    connection_ = std::make_unique<Connection>(database_, purpose_, connections_ == 0);
  } catch (const soci::soci_error& error) {
    throw StoreUnavailable(sentence(error));
  } catch (const StoreError& error) {
    throw StoreUnavailable(error.what());
  }
  ++connections_;
  return *connection_;
}

void GameStore::check_file() const {
  if (!file_ || file_identity(database_) == file_) return;
  throw StoreUnavailable("the file '" + database_ +
                             "' was deleted or replaced: put it back, or start the server again to use what is there",
                         StoreTrouble::Replaced);
}

/// Runs something on the connection. After an error that is not used again, unless the database was merely locked:
/// what comes next opens a new one.
template <class Work>
auto GameStore::with_sql(Work work) {
  Connection& open = connection();
  try {
    return work(open.sql());
  } catch (const soci::sqlite3_soci_error& error) {
    const int primary = error.result() & 0xff;
    if (primary == SQLITE_BUSY || primary == SQLITE_LOCKED) throw StoreUnavailable(sentence(error));
    broken_ = true;
    throw StoreError(sentence(error));
  } catch (const soci::soci_error& error) {
    broken_ = true;
    if (open.is_lost()) throw StoreUnavailable(sentence(error));
    throw StoreError(sentence(error));
  } catch (const StoreError&) {
    broken_ = true;
    throw;
  }
}

void GameStore::begin_once() {
  with_sql([&](soci::session& sql) { sql << (is_shared() ? "begin" : "begin immediate"); });
  in_transaction_ = true;
}

void GameStore::begin() {
  check_file();
  const bool is_new = !connection_ || broken_;
  try {
    begin_once();
  } catch (const StoreUnavailable&) {
    // It may have been lost long ago, while nobody asked for anything. Nothing has been done on it: a new one is as
    // good.
    if (is_new || !is_shared()) throw;
    begin_once();
  }
}

void GameStore::commit() {
  check_file();
  with_sql([](soci::session& sql) { sql << "commit"; });
  in_transaction_ = false;
}

void GameStore::rollback() noexcept {
  if (!std::exchange(in_transaction_, false)) return;
  try {
    if (connection_) connection_->sql() << "rollback";
  } catch (const std::exception&) {
    broken_ = true;
  }
}

bool GameStore::answers() noexcept {
  try {
    check_file();
    if (!is_shared()) with_sql([](soci::session& sql) { set_patience(sql, 0); });
    bool began = true;
    try {
      begin_once();
      rollback();
    } catch (const StoreError&) {
      began = false;
    }
    if (!is_shared() && !broken_) with_sql([](soci::session& sql) { set_patience(sql, kPatienceMilliseconds); });
    return began;
  } catch (const std::exception&) {
    return false;
  }
}

bool GameStore::create(const StoredGame& game) {
  const bool created = with_sql([&](soci::session& sql) {
    MaybeText start(game.start);
    MaybeText previous(game.previous);
    const long long opened = game.opened;
    const int over = game.over ? 1 : 0;
    const long long given = game.given;
    MaybeText result(game.result);
    soci::statement insert =
        (sql.prepare << "insert into games (id, game, rules, start, previous, opened, touched, is_over, given, result)"
                        " values (:id, :game, :rules, :start, :previous, :opened, :touched, :over, :given, :result)"
                        " on conflict do nothing",
         use(game.id), use(game.game), use(game.rules), use(start.text, start.indicator),
         use(previous.text, previous.indicator), use(opened), use(opened), use(over), use(given),
         use(result.text, result.indicator));
    insert.execute(true);
    return insert.get_affected_rows() == 1;
  });
  if (!created) return false;
  for (const auto& [actor, fingerprint] : game.seats) take_seat(game.id, actor, fingerprint);
  for (std::size_t i = 0; i < game.actions.size(); ++i) {
    append(game.id, static_cast<std::int64_t>(i) + 1, game.actions[i]);
  }
  if (game.previous) announce(*game.previous);
  return true;
}

bool GameStore::append(const std::string& id, std::int64_t number, const StoredAction& action) {
  const bool appended = with_sql([&](soci::session&) { return connection().append(id, number, action); });
  if (appended) announce(id);
  return appended;
}

void GameStore::touch(const std::string& id, std::int64_t now, bool over) {
  with_sql([&](soci::session& sql) {
    const long long touched = now;
    const int is_over = over ? 1 : 0;
    sql << "update games set touched = :touched, is_over = :over where id = :id", use(touched), use(is_over), use(id);
  });
}

void GameStore::note_result(const std::string& id, const std::string& result) {
  with_sql(
      [&](soci::session& sql) { sql << "update games set result = :result where id = :id", use(result), use(id); });
}

bool GameStore::take_seat(const std::string& id, const std::string& actor, const std::string& fingerprint) {
  const bool taken = with_sql([&](soci::session& sql) {
    soci::statement insert = (sql.prepare << "insert into seats (game, actor, fingerprint)"
                                             " values (:game, :actor, :fingerprint) on conflict do nothing",
                              use(id), use(actor), use(fingerprint));
    insert.execute(true);
    return insert.get_affected_rows() == 1;
  });
  if (taken) {
    announce(id);
    return true;
  }
  return with_sql([&](soci::session& sql) {
    std::string holder;
    sql << "select fingerprint from seats where game = :game and actor = :actor", into(holder), use(id), use(actor);
    return sql.got_data() && holder == fingerprint;
  });
}

std::optional<StoredGame> GameStore::load(const std::string& id) {
  auto reading = begin_reading(id);
  if (!reading) return std::nullopt;
  read_on(*reading, reading->length);
  return std::move(reading->game);
}

std::optional<GameReading> GameStore::begin_reading(const std::string& id) {
  auto reading = with_sql([&](soci::session& sql) -> std::optional<GameReading> {
    GameReading begun;
    StoredGame& found = begun.game;
    MaybeText start;
    MaybeText previous;
    long long opened = 0;
    int over = 0;
    long long given = 0;
    MaybeText result;
    sql << "select id, game, rules, start, previous, opened, is_over, given, result from games where id = :id",
        into(found.id), into(found.game), into(found.rules), into(start.text, start.indicator),
        into(previous.text, previous.indicator), into(opened), into(over), into(given),
        into(result.text, result.indicator), use(id);
    if (!sql.got_data()) return std::nullopt;
    found.start = start.get();
    found.previous = previous.get();
    found.opened = opened;
    found.over = over != 0;
    found.given = given;
    found.result = result.get();

    std::string actor;
    std::string text;
    soci::statement seats = (sql.prepare << "select actor, fingerprint from seats where game = :game order by actor",
                             into(actor), into(text), use(id));
    seats.execute();
    while (seats.fetch()) found.seats.emplace_back(actor, text);

    long long length = 0;
    sql << "select coalesce(max(number), 0) from actions where game = :game", into(length), use(id);
    begun.length = static_cast<std::size_t>(length);
    found.actions.reserve(begun.length);
    return begun;
  });
  if (reading) reading->game.next = rematch_of(id);
  return reading;
}

void GameStore::read_on(GameReading& reading, std::size_t most) {
  with_sql([&](soci::session& sql) {
    std::vector<StoredAction>& actions = reading.game.actions;
    const auto known = static_cast<long long>(actions.size());
    const auto last = static_cast<long long>(std::min(reading.length, actions.size() + most));
    std::string text;
    std::string actor;
    long long milliseconds = 0;
    long long face = 0;
    soci::indicator face_known = soci::i_null;
    soci::statement rows = (sql.prepare << "select action, actor, ms, face from actions where game = :game and "
                                           "number > :known and number <= :last order by number",
                            into(text), into(actor), into(milliseconds), into(face, face_known), use(reading.game.id),
                            use(known), use(last));
    rows.execute();
    while (rows.fetch()) {
      const bool rolled = face_known == soci::i_ok;
      actions.push_back({text, actor, milliseconds, rolled ? std::optional(static_cast<int>(face)) : std::nullopt});
    }
    // Numbers have no gaps; if they had, the reading would still come to an end.
    if (static_cast<long long>(actions.size()) < last) reading.length = actions.size();
    return 0;
  });
}

std::optional<std::string> GameStore::rematch_of(const std::string& id) {
  return with_sql([&](soci::session& sql) -> std::optional<std::string> {
    std::string next;
    sql << "select id from games where previous = :id", into(next), use(id);
    return sql.got_data() ? std::optional(next) : std::nullopt;
  });
}

std::int64_t GameStore::open_games(std::int64_t since) {
  return with_sql([&](soci::session& sql) {
    long long count = 0;
    const long long touched = since;
    sql << "select count(*) from games where is_over = 0 and touched >= :since", into(count), use(touched);
    return count;
  });
}

void GameStore::forget_unbegun(std::int64_t before) {
  with_sql([&](soci::session& sql) {
    const long long opened = before;
    sql << "delete from games where is_over = 0 and touched < :before"
           " and not exists (select 1 from actions where actions.game = games.id)",
        use(opened);
  });
}

std::string GameStore::setting(const std::string& name) {
  return with_sql([&](soci::session& sql) {
    std::string value;
    sql << "pragma " + name, into(value);
    return value;
  });
}

bool GameStore::is_shared() const { return is_postgresql(database_); }

void GameStore::announce(const std::string& id) {
  if (!is_shared()) return;
  with_sql([&](soci::session& sql) {
    const std::string news = instance_ + id;
    sql << "select pg_notify('spooky', :news)", use(news);
  });
}

std::vector<std::string> GameStore::wait_for_changes(const std::string& own_instance) {
  return with_sql([&](soci::session& sql) {
    if (!std::exchange(listening_, true)) sql << "listen spooky";
    PGconn* connection = connection_->postgresql();
    pollfd socket{PQsocket(connection), POLLIN, 0};
    ::poll(&socket, 1, kWaitMilliseconds);
    if (PQconsumeInput(connection) != 1) throw StoreUnavailable("the connection to the database is lost");
    std::vector<std::string> changed;
    while (PGnotify* notice = PQnotifies(connection)) {
      const std::string_view news = notice->extra;
      if (news.rfind(own_instance, 0) != 0) changed.emplace_back(news.substr(own_instance.size()));
      PQfreemem(notice);
    }
    return changed;
  });
}

bool is_sqlite_file(const std::string& database) { return !is_postgresql(database) && database != ":memory:"; }

std::string default_database() {
  namespace fs = std::filesystem;
  fs::path folder;
  if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data == '/') {
    folder = data;
  } else if (const char* home = std::getenv("HOME"); home && *home == '/') {
    folder = fs::path(home) / ".local" / "share";
  } else {
    throw StoreError("there is no home folder to keep games in: name a file with --database");
  }
  folder /= "spooky";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw StoreError("cannot make the folder " + folder.string() + ": " + error.message());
  return (folder / "games.db").string();
}

}  // namespace spooky::server
