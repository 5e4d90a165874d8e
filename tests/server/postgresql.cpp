#include "postgresql.hpp"

#include <libpq-fe.h>
#include <pwd.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>
#include <thread>

namespace spooky {

namespace {

namespace fs = std::filesystem;

/// The newest version that is installed; script/bootstrap sees to it that there is one.
fs::path find_programs() {
  fs::path found;
  std::error_code error;
  for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", error)) {
    if (fs::exists(version.path() / "bin" / "initdb")) found = std::max(found, version.path() / "bin");
  }
  if (found.empty()) throw std::runtime_error("PostgreSQL is not installed: run script/bootstrap");
  return found;
}

/// The database's name in an address.
std::string database_of(const std::string& address) {
  const std::size_t begin = address.find("///") + 3;
  return address.substr(begin, address.find('?') - begin);
}

}  // namespace

Postgresql& Postgresql::instance() {
  static Postgresql only;
  return only;
}

Postgresql::Postgresql() : programs_(find_programs()) {
  std::string name = (fs::temp_directory_path() / "spooky-postgresql-XXXXXX").string();
  if (!mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
  folder_ = name;
  if (::geteuid() == 0) {
    const passwd* const user = ::getpwnam("postgres");
    if (!user || ::chown(name.c_str(), user->pw_uid, user->pw_gid) != 0) {
      throw std::runtime_error("there is no user postgres");
    }
  }
  auto words = command("initdb");
  for (const char* word : {"--username=spooky", "--auth=trust", "--no-sync", "--encoding=UTF8", "--no-locale", "-D"}) {
    words.emplace_back(word);
  }
  words.push_back((folder_ / "data").string());
  if (Process(words, true).wait() != 0) throw std::runtime_error("initdb failed");
  start();
}

Postgresql::~Postgresql() {
  crash();
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

/// The program, under another name when the test runs as root, and ended with the test; what it logs is its output.
std::vector<std::string> Postgresql::command(const std::string& program) const {
  std::vector<std::string> words{"setpriv"};
  if (::geteuid() == 0) {
    for (const char* word : {"--reuid=postgres", "--regid=postgres", "--clear-groups"}) words.emplace_back(word);
  }
  for (const char* word : {"--pdeathsig=QUIT", "sh", "-c", "cd /; exec \"$0\" \"$@\" 2>&1"}) words.emplace_back(word);
  words.push_back((programs_ / program).string());
  return words;
}

void Postgresql::crash() {
  if (!process_) return;
  process_->signal(SIGQUIT);
  process_->wait();
  process_.reset();
}

void Postgresql::start() {
  auto words = command("postgres");
  for (const std::string& word :
       {std::string("-D"), (folder_ / "data").string(), std::string("-k"), folder_.string(), std::string("-c"),
        std::string("listen_addresses="), std::string("-c"), std::string("fsync=off"), std::string("-c"),
        std::string("log_min_messages=log"), std::string("-c"), std::string("log_checkpoints=off")}) {
    words.push_back(word);
  }
  process_ = std::make_unique<Process>(words);
  for (std::string line = process_->hear_line(); line.find("ready to accept") == std::string::npos;
       line = process_->hear_line()) {
    if (line.empty()) throw std::runtime_error("PostgreSQL does not start");
  }
}

std::string Postgresql::address(const std::string& database) const {
  return "postgresql:///" + database + "?user=spooky&host=" + folder_.string();
}

std::string Postgresql::new_database() {
  const std::string name = "games" + std::to_string(++databases_);
  ask(address("postgres"), "create database " + name);
  return address(name);
}

std::vector<std::string> Postgresql::ask(const std::string& address, const std::string& query) {
  PGconn* const connection = PQconnectdb(address.c_str());
  PGresult* const result = PQexec(connection, query.c_str());
  std::vector<std::string> column;
  for (int row = 0; row < PQntuples(result); ++row) column.emplace_back(PQgetvalue(result, row, 0));
  const bool good = PQresultStatus(result) == PGRES_COMMAND_OK || PQresultStatus(result) == PGRES_TUPLES_OK;
  const std::string reason = PQerrorMessage(connection);
  PQclear(result);
  PQfinish(connection);
  if (!good) throw std::runtime_error(reason);
  return column;
}

std::vector<std::string> Postgresql::connections(const std::string& address, const std::string& name) {
  return ask(this->address("postgres"), "select pid from pg_stat_activity where datname = '" + database_of(address) +
                                            "' and application_name = '" + name + "' order by backend_start");
}

void Postgresql::cut(const std::string& process) {
  const std::string anywhere = address("postgres");
  ask(anywhere, "select pg_terminate_backend(" + process + ")");
  while (!ask(anywhere, "select pid from pg_stat_activity where pid = " + process).empty()) std::this_thread::yield();
}

void Postgresql::let_in(const std::string& address, bool allowed) {
  ask(this->address("postgres"),
      "alter database " + database_of(address) + " allow_connections " + (allowed ? "true" : "false"));
}

}  // namespace spooky
