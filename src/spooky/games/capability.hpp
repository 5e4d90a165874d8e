#pragma once

#include <concepts>

// How a game says what it can do beyond the concept `Game`, and how that is checked. What the abilities are is in
// games/capabilities.hpp (rules, solving, playing) and formats/capabilities.hpp (texts, reports, files).
namespace spooky::capabilities {

/// The abilities of a game: `using Capabilities = capabilities::List<capabilities::Solver, …>`.
///
/// An ability is a type with
///  - Owner<G>          the type that brings its hook, a function or a type of a fixed name, and
///  - Capabilities<G>   the list in which it has to be named
///  - kFulfilled<G>     whether the hook is there and has the type that its contract asks for
///  - kHookIsThere<G>   whether anything of the hook's name is there (see SPOOKY_HOOK); may be left out
template <class... Abilities>
struct List {
  template <class Ability>
  static constexpr bool kContains = (std::same_as<Ability, Abilities> || ...);

  /// Calls visit.template operator()<Ability>() for each, in order.
  template <class Visit>
  static constexpr void for_each(Visit visit) {
    (visit.template operator()<Abilities>(), ...);
  }
};

/// Whether a game says that it has an ability. Never a question of what its hooks look like.
template <class G, class Ability>
inline constexpr bool has = Ability::template Capabilities<G>::template kContains<Ability>;

/// Two bases with a member of the same name make that name ambiguous: so it is found out whether Owner has a member
/// `name`, be it a function, overloaded or not, a variable or a type.
template <class Owner, class Name>
struct Probe : Owner, Name {};

// Goes into an ability: the name of its hook, which has to be listed wherever it is.
#define SPOOKY_HOOK(name)                                                                        \
  struct HookName {                                                                              \
    int name;                                                                                    \
  };                                                                                             \
  template <class BothOwnerAndName>                                                              \
  static constexpr bool kIsNew = requires { &BothOwnerAndName::name; };                          \
  template <class G>                                                                             \
  static constexpr bool kHookIsThere = !kIsNew<spooky::capabilities::Probe<Owner<G>, HookName>>; \
  template <class G>                                                                             \
    requires requires { &Owner<G>::name; }                                                       \
  static consteval auto hook() {                                                                 \
    return &Owner<G>::name;                                                                      \
  }                                                                                              \
  static_assert(true)

/// Compiles when a game keeps its word about one ability.
template <class G, class Ability>
consteval bool keeps_word() {
  if constexpr (has<G, Ability>) {
    static_assert(Ability::template kFulfilled<G>,
                  "this game lists an ability, but the hook is missing, misspelt or has another type");
  } else if constexpr (requires { Ability::template kHookIsThere<G>; }) {
    static_assert(!Ability::template kHookIsThere<G>,
                  "this game has the hook of an ability that is missing in its list of capabilities");
  }
  return true;
}

/// Compiles when a game keeps its word about all abilities of a list: those that it names in Listed, and those that
/// there are, All. Whatever is listed must belong into this list.
template <class G, class... Listed, class... All>
consteval bool keeps_word(List<Listed...>, List<All...>) {
  static_assert((has<G, Listed> && ...), "an ability is listed where nobody looks for it");
  return (keeps_word<G, Listed>() && ... && true) && (keeps_word<G, All>() && ... && true);
}

}  // namespace spooky::capabilities
