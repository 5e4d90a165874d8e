#pragma once

#include "server/network.hpp"

namespace spooky::server {

/// Makes a guest of the hall out of a connection whose request for an upgrade has been read; one of a crowd is only
/// told to come back later.
void start_web_socket(beast::tcp_stream stream, http::request<http::string_body> request, Clients::Place place,
                      Shared& shared, bool crowded);

/// Says goodbye to every guest, because the server ends.
void close_web_sockets(Shared& shared);

}  // namespace spooky::server
