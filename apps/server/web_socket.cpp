// The WebSocket's half of the network code: frames in, frames out. What they say is the hall's business.
#include "server/web_socket.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <exception>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

#include "server/refusals.hpp"

namespace spooky::server {

namespace {

namespace websocket = beast::websocket;

/// How long a client that is one too many has to take its leave.
constexpr std::chrono::seconds kRefusalTime{2};
/// A client that is refused for its haste more often than this is shown the door.
constexpr Rate kRefusals = {.per_second = 1, .at_once = 50};

using Clock = std::chrono::steady_clock;

/// Notes when the first byte came of what is not whole yet. (To the stream it is a limit of its rate that limits
/// nothing.)
class Arrivals {
 public:
  std::optional<Clock::time_point> since;

 private:
  friend class beast::rate_policy_access;

  static constexpr std::size_t available_read_bytes() { return std::numeric_limits<std::size_t>::max(); }
  static constexpr std::size_t available_write_bytes() { return std::numeric_limits<std::size_t>::max(); }
  void transfer_read_bytes(std::size_t bytes) {
    if (bytes > 0 && !since) since = Clock::now();
  }
  static void transfer_write_bytes(std::size_t) {}
  static void on_timer() {}
};

using GuestStream = beast::basic_stream<tcp, asio::any_io_executor, Arrivals>;

}  // namespace

/// One guest. Lives as long as a callback holds it.
class WebSocket final : public Guest {
 public:
  WebSocket(tcp::socket socket, http::request<http::string_body> request, Clients::Place place, Shared& shared)
      : stream_(std::move(socket)),
        request_(std::move(request)),
        place_(std::move(place)),
        shared_(shared),
        share_(shared.backlog, [this] { drop(); }),
        allowance_(shared.limits.messages) {
    shared_.web_sockets.insert(this);
    place_.heard(Standing::Watching);
    place_.on_dismissal([this] { dismiss(); });
  }
  ~WebSocket() override {
    shared_.web_sockets.erase(this);
    if (leave_by_) --shared_.departures;
  }

  void start(bool crowded) {
    if (crowded) {
      // It need not stay for long.
      stream_.set_option(websocket::stream_base::timeout{
          .handshake_timeout = kRefusalTime, .idle_timeout = kRefusalTime, .keep_alive_pings = false});
    } else {
      stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = shared_.limits.request_time,
                                                         .idle_timeout = shared_.limits.silence,
                                                         .keep_alive_pings = true});
    }
    stream_.set_option(websocket::stream_base::decorator(
        [](websocket::response_type& response) { response.set(http::field::server, "spooky"); }));
    stream_.control_callback([this](websocket::frame_type, beast::string_view) {
      // A ping between two parts of a message does not make it come sooner.
      if (stream_.is_message_done()) arrivals().since.reset();
    });
    stream_.read_message_max(shared_.limits.message_bytes);
    stream_.auto_fragment(false);
    stream_.text(true);
    stream_.async_accept(*request_, [self = self()](ErrorCode error) {
      self->request_.reset();
      if (error) return;
      self->read();
      if (self->closing_) self->send_close();
    });
    if (crowded) close({websocket::close_code::try_again_later, "the server has too many connections"});
  }

  Payer payer() override {
    return
        [&clients = shared_.clients, address = place_.address()](double seconds) { clients.spend(address, seconds); };
  }

  std::string address() const override { return place_.address(); }

  bool may_open_game() override { return shared_.clients.may_open_game(place_.address()); }

  void tell(Message message) override {
    if (closing_) return;
    place_.stands(standing());
    const std::size_t bytes = message.size();
    unsent_.push_back({std::move(message), Clock::now()});
    if (unsent_.size() == 1) write();
    share_.add(bytes);
    if (share_.bytes() > shared_.limits.unsent_bytes) drop();
  }

  /// Drops a client whose message, or ours to it, is not through in time.
  void check(Clock::time_point now) {
    const auto& begun = arrivals().since;
    const bool dawdles = begun && now - *begun > shared_.limits.message_time;
    const bool is_deaf = !unsent_.empty() && now - unsent_.front().since > shared_.limits.write_time;
    if (dawdles || is_deaf || (leave_by_ && now > *leave_by_)) drop();
  }

  /// Sends what waits, then the reason.
  void close(websocket::close_reason reason) {
    if (closing_) return;
    closing_ = reason;
    // Who has not been let in yet hears it then.
    const bool accepted = !request_;
    if (accepted && unsent_.empty()) send_close();
  }

 private:
  struct Unsent {
    Message message;
    Clock::time_point since;
  };

  Arrivals& arrivals() { return beast::get_lowest_layer(stream_).rate_policy(); }

  Standing standing() const { return shared_.hall.plays(*this) ? Standing::Busy : Standing::Watching; }

  /// Its place is needed. It is told so, if not too many are being told.
  void dismiss() {
    constexpr std::size_t kMostDepartures = 64;
    if (leave_by_) return;
    if (shared_.departures >= kMostDepartures) return drop();
    ++shared_.departures;
    leave_by_ = Clock::now() + kRefusalTime;
    close({websocket::close_code::try_again_later, "the server has too many connections"});
  }

  std::shared_ptr<WebSocket> self() { return std::static_pointer_cast<WebSocket>(shared_from_this()); }

  void read() {
    stream_.async_read(buffer_, [self = self()](ErrorCode error, std::size_t) {
      // Whatever the error is, the library has told the client as far as the protocol knows a word for it.
      self->arrivals().since.reset();
      if (error) return self->finish();
      self->place_.heard(self->standing());
      self->hear();
      self->buffer_.consume(self->buffer_.size());
      self->read_on();
    });
  }

  /// Nothing more is heard of a client that has much to read itself: it cannot ask for ever more.
  void read_on() {
    paused_ = !closing_ && share_.bytes() > shared_.limits.unsent_bytes / 8;
    if (!paused_) read();
  }

  void hear() {
    if (closing_) return;
    if (!stream_.got_text()) return close({websocket::close_code::unknown_data, "messages are text"});
    if (!allowance_.take(shared_.limits.messages) || !shared_.clients.may_speak(place_.address())) {
      return refuse_haste("too-many-messages");
    }
    if (shared_.clients.has_overspent(place_.address())) return refuse_haste(kOverspent);
    const double before = thread_seconds();
    const auto bytes = buffer_.cdata();
    try {
      shared_.hall.hear(*this, {static_cast<const char*>(bytes.data()), bytes.size()});
    } catch (const std::exception&) {
      close({websocket::close_code::internal_error, "the server could not do this"});
    }
    shared_.clients.spend(place_.address(), thread_seconds() - before);
  }

  void refuse_haste(std::string_view key) {
    tell(as_message(refused("too-many", key)));
    if (!refusals_.take(kRefusals)) close({websocket::close_code::policy_error, "too many messages"});
  }

  void write() {
    std::array<asio::const_buffer, 4> parts;
    std::transform(unsent_.front().message.parts().begin(), unsent_.front().message.parts().end(), parts.begin(),
                   [](const Message::Part& part) { return asio::buffer(part.text); });
    stream_.async_write(parts, [self = self()](ErrorCode error, std::size_t) {
      if (error) return self->drop();
      self->share_.remove(self->unsent_.front().message.size());
      self->unsent_.pop_front();
      if (self->paused_) self->read_on();
      if (!self->unsent_.empty()) return self->write();
      if (self->closing_) self->send_close();
    });
  }

  void send_close() {
    stream_.async_close(*closing_, [self = self()](ErrorCode) {});
  }

  /// Without a word: the client does not listen. The read that is under way ends with an error.
  void drop() {
    if (!closing_) closing_ = websocket::close_reason();
    beast::get_lowest_layer(stream_).close();
    // The first is being written, as far as the library knows.
    if (unsent_.size() > 1) unsent_.erase(unsent_.begin() + 1, unsent_.end());
    share_.clear();
    if (std::exchange(paused_, false)) read();
  }

  void finish() {
    if (!closing_) closing_ = websocket::close_reason();
    shared_.hall.leave(*this);
  }

  websocket::stream<GuestStream> stream_;
  std::optional<http::request<http::string_body>> request_;
  Clients::Place place_;
  Shared& shared_;
  beast::flat_buffer buffer_;
  std::deque<Unsent> unsent_;
  Backlog::Share share_;  ///< of all that waits to be sent
  Allowance allowance_;
  Allowance refusals_{kRefusals};
  bool paused_ = false;  ///< nothing is read from it
  std::optional<websocket::close_reason> closing_;
  std::optional<Clock::time_point> leave_by_;
};

void start_web_socket(beast::tcp_stream stream, http::request<http::string_body> request, Clients::Place place,
                      Shared& shared, bool crowded) {
  // From here on the WebSocket has clocks of its own.
  std::make_shared<WebSocket>(stream.release_socket(), std::move(request), std::move(place), shared)->start(crowded);
}

void check_deadlines(Shared& shared) {
  const auto now = Clock::now();
  for (WebSocket* one : shared.web_sockets) one->check(now);
}

void close_web_sockets(Shared& shared) {
  for (WebSocket* one : shared.web_sockets) {
    one->close({websocket::close_code::service_restart, "the server ends"});
  }
}

}  // namespace spooky::server
