#pragma once

#include <string>
#include <vector>

#include "server/http_server.hpp"
#include "server/network.hpp"

// Where the server listens, and who is at the other end.
namespace spooky::server {

/// Where these options say; throws std::runtime_error with one clear sentence when that is nowhere.
tcp::endpoint find_endpoint(asio::io_context& context, const ServeOptions& options);

/// Takes the endpoint; throws std::runtime_error with one clear sentence when it cannot.
void listen(tcp::acceptor& acceptor, const tcp::endpoint& endpoint, const ServeOptions& options);

/// The addresses of this machine under which others in its network reach what listens there.
std::vector<std::string> network_addresses(const tcp::endpoint& endpoint);

/// Whom limits count as one client: an address of IPv4, a network of IPv6, which is what one client is given there.
std::string client_address(const tcp::endpoint& peer);

/// A socket needs a file descriptor: takes as many as the system gives.
void raise_file_limit();

}  // namespace spooky::server
