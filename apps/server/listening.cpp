#include "server/listening.hpp"

#include <ifaddrs.h>
#include <net/if.h>
#include <sys/resource.h>

#include <stdexcept>

namespace spooky::server {

namespace {

std::string quoted_address(const ServeOptions& options) { return options.host + ":" + std::to_string(options.port); }

}  // namespace

tcp::endpoint find_endpoint(asio::io_context& context, const ServeOptions& options) {
  if (options.host.empty()) throw std::runtime_error("the address to listen on is empty");
  ErrorCode error;
  tcp::resolver resolver(context);
  const auto found = resolver.resolve(options.host, std::to_string(options.port),
                                      tcp::resolver::passive | tcp::resolver::numeric_service, error);
  if (error || found.empty()) {
    throw std::runtime_error("cannot listen on '" + options.host + "': it is not an address of this machine");
  }
  return found.begin()->endpoint();
}

void listen(tcp::acceptor& acceptor, const tcp::endpoint& endpoint, const ServeOptions& options) {
  ErrorCode error;
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (!error) return;
  if (error == asio::error::address_in_use) {
    throw std::runtime_error("port " + std::to_string(options.port) +
                             " is already in use: end the other program or choose another with --port");
  }
  if (error == asio::error::access_denied) {
    throw std::runtime_error("port " + std::to_string(options.port) +
                             " is reserved: choose one above 1023 with --port");
  }
  if (error == boost::system::errc::address_not_available) {
    throw std::runtime_error("cannot listen on '" + options.host + "': it is not an address of this machine");
  }
  throw std::runtime_error("cannot listen on " + quoted_address(options) + ": " + error.message());
}

std::vector<std::string> network_addresses(const tcp::endpoint& endpoint) {
  const std::string port = ":" + std::to_string(endpoint.port());
  const asio::ip::address own = endpoint.address();
  if (own.is_loopback()) return {};
  if (!own.is_unspecified()) return {"http://" + (own.is_v6() ? "[" + own.to_string() + "]" : own.to_string()) + port};
  std::vector<std::string> found;
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return found;
  for (const ifaddrs* one = all; one; one = one->ifa_next) {
    const bool useful = one->ifa_addr && one->ifa_addr->sa_family == AF_INET && (one->ifa_flags & IFF_UP) != 0 &&
                        (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!useful) continue;
    const auto* address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    found.push_back("http://" + asio::ip::address_v4(ntohl(address->sin_addr.s_addr)).to_string() + port);
  }
  ::freeifaddrs(all);
  return found;
}

std::string client_address(const tcp::endpoint& peer) {
  if (peer.address().is_v4()) return peer.address().to_string();
  const asio::ip::address_v6 address = peer.address().to_v6();
  if (address.is_v4_mapped()) return asio::ip::make_address_v4(asio::ip::v4_mapped, address).to_string();
  const auto bytes = address.to_bytes();
  return {bytes.begin(), bytes.begin() + 8};
}

void raise_file_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace spooky::server
