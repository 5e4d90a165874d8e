#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "server/idle_order.hpp"
#include "server/limits.hpp"

namespace spooky::server {

/// What an address hears that has used up the processor time it gets.
inline constexpr const char* kOverspent = "too-many-overspent";

/// Who is connected from where, and what each address may still ask for. For one thread.
class Clients {
 public:
  explicit Clients(const ServeLimits& limits) : limits_(limits) {}
  Clients(const Clients&) = delete;
  Clients& operator=(const Clients&) = delete;

  /// One connection's place; given back when it is destroyed, or dismissed in favour of somebody else. One too many
  /// takes no place: it is only told so.
  class Place {
   public:
    Place(Clients& clients, std::string address)
        : clients_(&clients), address_(std::move(address)), refused_(clients.is_full_for(address_)) {
      if (refused_) {
        ++clients_->refusals_;
        return;
      }
      ++clients_->connections_;
      Entry& entry = clients_->entry(address_);
      ++entry.connections;
      among_all_ = clients_->order_.enter(this, standing_);
      at_address_ = entry.order.enter(this, standing_);
    }
    Place(Place&& other) noexcept
        : clients_(std::exchange(other.clients_, nullptr)),
          address_(std::move(other.address_)),
          refused_(other.refused_),
          standing_(other.standing_),
          among_all_(other.among_all_),
          at_address_(other.at_address_) {
      if (clients_ && !refused_) *among_all_ = *at_address_ = this;
    }
    Place& operator=(Place&&) = delete;
    ~Place() { give_back(); }

    const std::string& address() const { return address_; }
    bool refused() const { return refused_; }

    /// What to do when somebody else needs the place more. Not taken along when the place is moved.
    void on_dismissal(std::function<void()> leave) { leave_ = std::move(leave); }

    /// The client has been heard.
    void heard(Standing now) {
      if (!clients_ || refused_) return;
      clients_->order_.heard(among_all_, standing_, now);
      clients_->entry(address_).order.heard(at_address_, standing_, now);
      standing_ = now;
    }
    /// The client has not been heard, but stands so.
    void stands(Standing now) {
      if (now != standing_) heard(now);
    }

   private:
    friend class Clients;

    void give_back() {
      if (!clients_) return;
      if (refused_) {
        --clients_->refusals_;
      } else {
        --clients_->connections_;
        Entry& entry = clients_->entry(address_);
        --entry.connections;
        entry.order.leave(at_address_, standing_);
        clients_->order_.leave(among_all_, standing_);
      }
      clients_ = nullptr;
    }

    void dismiss() {
      give_back();
      if (const auto leave = std::exchange(leave_, nullptr)) leave();
    }

    Clients* clients_;  ///< null when the place has been given back
    std::string address_;
    bool refused_;
    Standing standing_ = Standing::Waiting;
    IdleOrder<Place>::Node among_all_ = {};
    IdleOrder<Place>::Node at_address_ = {};
    std::function<void()> leave_;
  };

  /// Dismisses the idlest connection if one more from there would be too many: of the same address if that has its
  /// share, else of all. Nobody has to go who is busy.
  void make_room_for(const std::string& address) {
    const bool share_is_full = entry(address).connections >= limits_.connections_of_one_address;
    if (!share_is_full && connections_ < limits_.connections) return;
    Place* const idlest = share_is_full ? entry(address).order.idlest() : order_.idlest();
    if (idlest) idlest->dismiss();
  }

  /// Connections that are only told that they are too many.
  std::size_t refusals() const { return refusals_; }

  /// True when one more connection from there would be too many.
  bool is_full_for(const std::string& address) const {
    const auto found = entries_.find(address);
    return connections_ >= limits_.connections ||
           (found != entries_.end() && found->second.connections >= limits_.connections_of_one_address);
  }

  bool may_ask(const std::string& address) { return entry(address).requests.take(limits_.requests); }
  bool may_fetch_page(const std::string& address) { return entry(address).page_requests.take(limits_.page_requests); }
  bool may_open_game(const std::string& address) { return entry(address).new_games.take(limits_.new_games); }

  /// A message over any WebSocket of the address.
  bool may_speak(const std::string& address) { return entry(address).messages.take(limits_.messages_of_one_address); }

  /// Processor time that games of the address took, and whether that was more than its share.
  void spend(const std::string& address, double seconds) { entry(address).work.spend(limits_.work, seconds); }
  bool has_overspent(const std::string& address) { return entry(address).work.in_debt(limits_.work); }
  /// The same for its questions to the engine.
  void spend_on_engine(const std::string& address, double seconds) {
    entry(address).engine_work.spend(limits_.engine_work, seconds);
  }
  bool has_overspent_on_engine(const std::string& address) {
    return entry(address).engine_work.in_debt(limits_.engine_work);
  }

  /// A question for the engine; true when the address has few enough of them. Then end_job() must follow.
  bool begin_job(const std::string& address) {
    std::size_t& jobs = entry(address).jobs;
    if (jobs >= limits_.questions_of_one_address) return false;
    ++jobs;
    return true;
  }
  void end_job(const std::string& address) { --entry(address).jobs; }

  /// Forgets addresses from which nobody is connected and which have used up nothing.
  void forget_absent() {
    for (auto one = entries_.begin(); one != entries_.end();) {
      one = has_used_up_nothing(one->second) ? entries_.erase(one) : std::next(one);
    }
  }

 private:
  struct Entry {
    explicit Entry(const ServeLimits& limits)
        : requests(limits.requests),
          page_requests(limits.page_requests),
          new_games(limits.new_games),
          messages(limits.messages_of_one_address),
          work(limits.work),
          engine_work(limits.engine_work) {}
    std::size_t connections = 0;
    IdleOrder<Place> order;
    std::size_t jobs = 0;
    Allowance requests;
    Allowance page_requests;
    Allowance new_games;
    Allowance messages;
    Allowance work;
    Allowance engine_work;
  };

  bool has_used_up_nothing(Entry& entry) const {
    return entry.connections == 0 && entry.jobs == 0 && entry.requests.is_full(limits_.requests) &&
           entry.new_games.is_full(limits_.new_games) && entry.work.is_full(limits_.work) &&
           entry.engine_work.is_full(limits_.engine_work);
  }

  Entry& entry(const std::string& address) { return entries_.try_emplace(address, limits_).first->second; }

  const ServeLimits& limits_;
  std::size_t connections_ = 0;
  std::size_t refusals_ = 0;
  IdleOrder<Place> order_;
  std::map<std::string, Entry> entries_;
};

}  // namespace spooky::server
