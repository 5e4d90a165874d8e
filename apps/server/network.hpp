#pragma once

// Shared by the two files with network code, http_server.cpp and web_socket.cpp, and by nothing else.
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <string_view>
#include <unordered_set>

#include "server/clients.hpp"
#include "server/hall.hpp"
#include "server/limits.hpp"
#include "server/router.hpp"
#include "server/worker_pool.hpp"

namespace spooky::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using ErrorCode = boost::system::error_code;

class WebSocket;

/// What every connection needs from its server. All of it on the I/O thread.
struct Shared {
  const ServeLimits& limits;
  const Router& router;
  WorkerPool& pool;
  Hall& hall;
  Clients& clients;
  std::unordered_set<WebSocket*> web_sockets = {};
};

}  // namespace spooky::server
