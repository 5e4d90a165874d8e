#pragma once

// Shared by the files with network code, and by nothing else.
#include <boost/asio.hpp>
#include <unordered_set>

#include "server/backlog.hpp"
#include "server/clients.hpp"
#include "server/engine_pool.hpp"
#include "server/hall.hpp"
#include "server/limits.hpp"
#include "server/router.hpp"

namespace spooky::server {

namespace asio = boost::asio;
using asio::ip::tcp;
using ErrorCode = boost::system::error_code;

class WebSocket;

/// What every connection needs from its server. All of it on the I/O thread.
struct Shared {
  const ServeLimits& limits;
  const Router& router;
  EnginePool& engine;
  Hall& hall;
  Clients& clients;
  Backlog& backlog;
  std::unordered_set<WebSocket*> web_sockets = {};
  std::size_t departures = 0;  ///< of guests who were asked to leave, and have a moment to do so
};

/// Drops guests who take too long over a message, theirs or ours; to be called several times in each such span.
void check_deadlines(Shared& shared);

/// Says goodbye to every guest, because the server ends.
void close_web_sockets(Shared& shared);

}  // namespace spooky::server
