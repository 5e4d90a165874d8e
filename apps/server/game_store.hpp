#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "server/file_identity.hpp"

namespace spooky::server {

/// One action of a stored game.
struct StoredAction {
  std::string text;
  std::string actor;
  std::int64_t milliseconds = 0;           ///< since the game was opened
  std::optional<int> face = std::nullopt;  ///< that was rolled for it, where it is known

  bool operator==(const StoredAction&) const = default;
};

/// A game as it is kept: texts in their one spelling, times in milliseconds since 1970.
struct StoredGame {
  std::string id;
  std::string game;
  std::string rules;                    ///< complete, a JSON object
  std::optional<std::string> start;     ///< a position text; none: the beginning
  std::optional<std::string> previous;  ///< the game of which this is the rematch
  std::optional<std::string> next;      ///< its rematch; told by begin_reading()
  std::int64_t opened = 0;
  bool over = false;
  std::int64_t given = 0;             ///< so many of the first actions were brought along when the game was opened
  std::optional<std::string> result;  ///< a JSON text; known when it is over
  std::vector<std::pair<std::string, std::string>> seats;  ///< taken ones: the actor and the token's fingerprint
  std::vector<StoredAction> actions;

  bool operator==(const StoredGame&) const = default;
};

/// A stored game that is being read piece by piece, so that nobody has to wait for the whole of a long one.
struct GameReading {
  StoredGame game;         ///< with the actions that have been read
  std::size_t length = 0;  ///< how many actions there were at the beginning: those that follow are left out

  bool whole() const { return game.actions.size() >= length; }
};

/// The database said no; the sentence is for the log.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// What keeps a whole database from being used.
enum class StoreTrouble {
  None,
  Unreachable,  ///< nobody answers, or somebody else has locked it
  Replaced,     ///< the SQLite file is no longer the one that was opened
};

/// Whatever is asked of the database next would fail likewise.
struct StoreUnavailable : StoreError {
  explicit StoreUnavailable(const std::string& reason, StoreTrouble kind = StoreTrouble::Unreachable)
      : StoreError(reason), trouble(kind) {}
  StoreTrouble trouble;
};

/// Games on disk, in SQLite or PostgreSQL; one connection, for one thread. Every function throws StoreError when the
/// database fails, and then the transaction is lost. The next one tries to connect anew.
class GameStore {
 public:
  /// A file name or postgresql://…; makes what is missing, and refuses a damaged file. Throws StoreError with one clear
  /// sentence. In the lists of a PostgreSQL the connection bears the name `spooky-<purpose>`.
  explicit GameStore(const std::string& database, std::string purpose = "store");
  ~GameStore();
  GameStore(const GameStore&) = delete;
  GameStore& operator=(const GameStore&) = delete;

  /// A connection to PostgreSQL that was lost meanwhile is replaced without a word. Throws StoreUnavailable when the
  /// database cannot be used, after a wait of some seconds when it is locked.
  void begin();
  /// What was done since begin() is on disk when it returns.
  void commit();
  void rollback() noexcept;

  /// Whether a transaction could begin now; waits for nobody who has locked the database.
  bool answers() noexcept;

  /// How often it has connected to the database.
  int connections() const { return connections_; }

  /// False, and nothing done, when the game has a previous one and that already has a rematch.
  bool create(const StoredGame& game);

  /// False, and nothing done, when there is an action of this number.
  bool append(const std::string& id, std::int64_t number, const StoredAction& action);

  /// Something happened in the game now.
  void touch(const std::string& id, std::int64_t now, bool over);

  /// The game's result, a JSON text, once it is over.
  void note_result(const std::string& id, const std::string& result);

  /// False, and nothing done, when somebody else has this seat.
  bool take_seat(const std::string& id, const std::string& actor, const std::string& fingerprint);

  /// The whole game.
  std::optional<StoredGame> load(const std::string& id);
  /// The game without its actions, or nothing when there is none of this id.
  std::optional<GameReading> begin_reading(const std::string& id);
  /// The next actions, so many at most.
  void read_on(GameReading& reading, std::size_t most);

  std::optional<std::string> rematch_of(const std::string& id);

  /// Games that are not over and in which something happened since then.
  std::int64_t open_games(std::int64_t since);

  /// Deletes games without any action in which nothing happened since then.
  void forget_unbegun(std::int64_t before);

  /// What SQLite says of one of its settings: "wal" for journal_mode.
  std::string setting(const std::string& name);

  /// True when other servers may change the games too.
  bool is_shared() const;

  /// Tells this store from those of other servers in what they announce to each other.
  const std::string& instance() const { return instance_; }

  /// For a shared database, on a store used for nothing else: waits up to a second for changes that were committed
  /// elsewhere than in the given instance. Returns the games' ids.
  std::vector<std::string> wait_for_changes(const std::string& own_instance);

 private:
  class Connection;
  Connection& connection();
  void begin_once();
  /// Throws StoreUnavailable when the SQLite file was deleted or replaced.
  void check_file() const;
  template <class Work>
  auto with_sql(Work work);
  /// In a shared database: other servers hear of the game when this transaction is committed.
  void announce(const std::string& id);

  std::string database_;
  std::string instance_;
  std::string purpose_;
  std::unique_ptr<Connection> connection_;
  std::optional<FileIdentity> file_;  ///< of SQLite's file, once that was opened
  int connections_ = 0;
  bool broken_ = false;
  bool in_transaction_ = false;
  bool listening_ = false;
};

/// True for a database that is a file of SQLite's on disk.
bool is_sqlite_file(const std::string& database);

/// The SQLite file that is used when none is named; its folder is made. Throws StoreError when there is no place for
/// it.
std::string default_database();

}  // namespace spooky::server
