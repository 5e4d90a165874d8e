// The WebSocket's half of the network code: frames in, frames out. What they say is the hall's business.
#include "server/web_socket.hpp"

#include <deque>
#include <exception>
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

}  // namespace

/// One guest. Lives as long as a callback holds it.
class WebSocket final : public Guest {
 public:
  WebSocket(beast::tcp_stream stream, http::request<http::string_body> request, Clients::Place place, Shared& shared)
      : stream_(std::move(stream)),
        request_(std::move(request)),
        place_(std::move(place)),
        shared_(shared),
        allowance_(shared.limits.messages) {
    shared_.web_sockets.insert(this);
  }
  ~WebSocket() override { shared_.web_sockets.erase(this); }

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

  void spend(double seconds) override { shared_.clients.spend(place_.address(), seconds); }

  bool may_open_game() override { return shared_.clients.may_open_game(place_.address()); }

  void tell(std::shared_ptr<const std::string> message) override {
    if (closing_) return;
    unsent_bytes_ += message->size();
    unsent_.push_back(std::move(message));
    if (unsent_bytes_ > shared_.limits.unsent_bytes) return drop();
    if (unsent_.size() == 1) write();
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
  std::shared_ptr<WebSocket> self() { return std::static_pointer_cast<WebSocket>(shared_from_this()); }

  void read() {
    stream_.async_read(buffer_, [self = self()](ErrorCode error, std::size_t) {
      // Whatever the error is, the library has told the client as far as the protocol knows a word for it.
      if (error) return self->finish();
      self->hear();
      self->buffer_.consume(self->buffer_.size());
      self->read();
    });
  }

  void hear() {
    if (closing_) return;
    if (!stream_.got_text()) return close({websocket::close_code::unknown_data, "messages are text"});
    if (!allowance_.take(shared_.limits.messages) || !shared_.clients.may_speak(place_.address())) {
      return refuse_haste("too many messages: slow down");
    }
    if (shared_.clients.has_overspent(place_.address())) return refuse_haste(kOverspent);
    const double before = thread_seconds();
    const auto bytes = buffer_.cdata();
    try {
      shared_.hall.hear(*this, {static_cast<const char*>(bytes.data()), bytes.size()});
    } catch (const std::exception&) {
      close({websocket::close_code::internal_error, "the server could not do this"});
    }
    spend(thread_seconds() - before);
  }

  void refuse_haste(const std::string& reason) {
    tell(as_message(Refusal{"too-many", reason}));
    if (!refusals_.take(kRefusals)) close({websocket::close_code::policy_error, "too many messages"});
  }

  void write() {
    stream_.async_write(asio::buffer(*unsent_.front()), [self = self()](ErrorCode error, std::size_t) {
      if (error) return self->drop();
      self->unsent_bytes_ -= self->unsent_.front()->size();
      self->unsent_.pop_front();
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
  }

  void finish() {
    if (!closing_) closing_ = websocket::close_reason();
    shared_.hall.leave(*this);
  }

  websocket::stream<beast::tcp_stream> stream_;
  std::optional<http::request<http::string_body>> request_;
  Clients::Place place_;
  Shared& shared_;
  beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> unsent_;
  std::size_t unsent_bytes_ = 0;
  Allowance allowance_;
  Allowance refusals_{kRefusals};
  std::optional<websocket::close_reason> closing_;
};

void start_web_socket(beast::tcp_stream stream, http::request<http::string_body> request, Clients::Place place,
                      Shared& shared, bool crowded) {
  // From here on the WebSocket has a clock of its own.
  stream.expires_never();
  std::make_shared<WebSocket>(std::move(stream), std::move(request), std::move(place), shared)->start(crowded);
}

void close_web_sockets(Shared& shared) {
  for (WebSocket* one : shared.web_sockets) {
    one->close({websocket::close_code::service_restart, "the server ends"});
  }
}

}  // namespace spooky::server
