// The server as a whole. One I/O thread runs every callback of the network code; only the engine's work and the
// database leave it, for threads of their own, and come back as callbacks.
#include "server/http_server.hpp"

#include <malloc.h>

#include <algorithm>
#include <future>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "server/change_listener.hpp"
#include "server/database_lock.hpp"
#include "server/http_connection.hpp"
#include "server/listening.hpp"
#include "server/network.hpp"

namespace spooky::server {

namespace {

/// How long the end of the server waits for clients to say goodbye too.
constexpr int kGoodbyeSteps = 50;
constexpr std::chrono::milliseconds kGoodbyeStep{10};

}  // namespace

class HttpServer::Machine {
 public:
  explicit Machine(const ServeOptions& options)
      : limits_(options.limits),
        router_(options.web_root, options.version, options.commit),
        database_(options.database.empty() ? default_database() : options.database),
        lock_(database_),
        clients_(limits_),
        engine_(limits_.engine_workers, limits_.waiting_questions, options.engine_program, limits_.engine),
        game_workers_(limits_.game_workers, limits_.waiting_games, limits_.waiting_games_of_one_address),
        errands_(game_workers_, deliver()),
        store_(std::make_unique<GameStore>(database_), limits_.waiting_writes, deliver()),
        die_(make_fair_die(options.dice, options.dice_file ? DiceFile::Allowed : DiceFile::Refused)),
        hall_(limits_, store_, errands_, now, *die_.die),
        backlog_(limits_.unsent_bytes_in_all),
        shared_{limits_, router_, engine_, hall_, clients_, backlog_},
        acceptor_(context_),
        retry_(context_),
        housekeeping_(context_),
        inspection_(context_),
        rereading_(context_) {
    listen(acceptor_, find_endpoint(context_, options), options);
    endpoint_ = acceptor_.local_endpoint();
    router_.set_addresses(network_addresses());
    router_.set_dice(options.dice, die_.is_file);
    store_.when_back([this] { hall_.store_is_back(); });
    accept();
    keep_house(0);
    inspect();
    read_outdated();
    if (store_.is_shared()) {
      listener_.emplace(database_, store_.instance(), [this](std::optional<std::string> id) {
        asio::post(context_, [this, id = std::move(id)] { id ? hall_.refresh(*id) : hall_.refresh_all(); });
      });
    }
    thread_ = std::thread([this] { context_.run(); });
  }

  ~Machine() { stop(); }

  const tcp::endpoint& endpoint() const { return endpoint_; }
  const std::string& database() const { return database_; }
  bool rolls_from_file() const { return die_.is_file; }

  std::vector<std::string> network_addresses() const { return server::network_addresses(endpoint_); }

  void stop() {
    if (!thread_.joinable()) return;
    listener_.reset();
    engine_.stop();  // while its answers can still be sent
    say_goodbye();
    context_.stop();
    thread_.join();
    game_workers_.stop();
    store_.stop();
    lock_.release();
  }

 private:
  /// How other threads hand over what is to be done on the I/O thread.
  std::function<void(std::function<void()>)> deliver() {
    return [this](std::function<void()> task) { asio::post(context_, std::move(task)); };
  }

  static std::int64_t now() {
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
  }

  void accept() {
    acceptor_.async_accept([this](ErrorCode error, tcp::socket socket) {
      if (error == asio::error::operation_aborted) return;
      if (error) return accept_later();
      welcome(std::move(socket));
      accept();
    });
  }

  void welcome(tcp::socket socket) {
    ErrorCode gone;
    const tcp::endpoint peer = socket.remote_endpoint(gone);
    if (gone) return;
    start_connection(std::move(socket), client_address(peer), shared_);
  }

  /// Out of file descriptors, say: a moment's rest instead of a busy loop.
  void accept_later() {
    retry_.expires_after(std::chrono::milliseconds(100));
    retry_.async_wait([this](ErrorCode error) {
      if (!error) accept();
    });
  }

  /// Once a minute, and once an hour.
  void keep_house(unsigned minute) {
    clients_.forget_absent();
    ::malloc_trim(0);  // what a flood has taken goes back to the system
    hall_.count_open_games();
    if (minute % 60 == 0) hall_.tidy_up();
    housekeeping_.expires_after(std::chrono::minutes(1));
    housekeeping_.async_wait([this, minute](ErrorCode error) {
      if (!error) keep_house(minute + 1);
    });
  }

  /// Several times a second: what has a deadline shorter than minutes.
  void inspect() {
    check_deadlines(shared_);
    hall_.tell_presence();
    using std::chrono::milliseconds;
    const milliseconds part = std::min(limits_.write_time, limits_.message_time) / 4;
    inspection_.expires_after(std::clamp(part, milliseconds(10), milliseconds(250)));
    inspection_.async_wait([this](ErrorCode error) {
      if (!error) inspect();
    });
  }

  /// Once a second; what comes of the database's own troubles is read as soon as it is back.
  void read_outdated() {
    hall_.read_outdated();
    rereading_.expires_after(std::chrono::seconds(1));
    rereading_.async_wait([this](ErrorCode error) {
      if (!error) read_outdated();
    });
  }

  /// Takes no more connections, and gives the open ones a moment to hear that the server ends.
  void say_goodbye() {
    std::promise<void> said;
    asio::post(context_, [this, &said] {
      ErrorCode ignored;
      acceptor_.close(ignored);
      close_web_sockets(shared_);
      wait_for_silence(kGoodbyeSteps, said);
    });
    said.get_future().wait();
  }

  void wait_for_silence(int steps, std::promise<void>& said) {
    if (shared_.web_sockets.empty() || steps == 0) return said.set_value();
    retry_.expires_after(kGoodbyeStep);
    retry_.async_wait([this, steps, &said](ErrorCode) { wait_for_silence(steps - 1, said); });
  }

  // Connections use what is above the context, and the context destroys the connections that are left.
  ServeLimits limits_;
  Router router_;
  std::string database_;
  DatabaseLock lock_;
  Clients clients_;
  EnginePool engine_;
  WorkerPool game_workers_;
  Errands errands_;
  StoreThread store_;
  FairDie die_;
  Hall hall_;
  Backlog backlog_;
  Shared shared_;
  asio::io_context context_{1};
  tcp::acceptor acceptor_;
  asio::steady_timer retry_;
  asio::steady_timer housekeeping_;
  asio::steady_timer inspection_;
  asio::steady_timer rereading_;
  tcp::endpoint endpoint_;
  std::optional<ChangeListener> listener_;
  std::thread thread_;
};

HttpServer::HttpServer(const ServeOptions& options) : machine_(std::make_unique<Machine>(options)) {}
HttpServer::~HttpServer() = default;

unsigned short HttpServer::port() const { return machine_->endpoint().port(); }

std::string HttpServer::address() const {
  const asio::ip::address address = machine_->endpoint().address();
  const std::string port = ":" + std::to_string(this->port());
  const bool is_usual = address == asio::ip::address_v4::loopback() || address == asio::ip::address_v6::loopback();
  if (is_usual || address.is_unspecified()) return "http://localhost" + port;
  return "http://" + (address.is_v6() ? "[" + address.to_string() + "]" : address.to_string()) + port;
}

std::vector<std::string> HttpServer::network_addresses() const { return machine_->network_addresses(); }

const std::string& HttpServer::database() const { return machine_->database(); }

bool HttpServer::rolls_from_file() const { return machine_->rolls_from_file(); }

void HttpServer::stop() { machine_->stop(); }

}  // namespace spooky::server
