#pragma once

namespace spooky {

/// Several functions as one, for std::visit: each takes the types it names.
template <class... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};
template <class... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

}  // namespace spooky
