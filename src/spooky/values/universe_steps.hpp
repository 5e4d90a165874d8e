#pragma once

#include "spooky/values/universe.hpp"

namespace spooky::values {

/// How deep a recursion into two values together may go. It keeps the stack small, in a browser too.
constexpr std::uint32_t kDeepestPair = 600;

/// Lists of options borrowed for the time of one recursive call; they keep their memory for the next.
class Universe::Frame {
 public:
  explicit Frame(Universe& universe) : universe_(universe) {
    if (universe_.frames_used_ == universe_.frames_.size()) universe_.frames_.emplace_back();
    options_ = &universe_.frames_[universe_.frames_used_++];
    options_->left.clear();
    options_->right.clear();
  }
  ~Frame() { --universe_.frames_used_; }
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;

  Options& options() { return *options_; }

 private:
  Universe& universe_;
  Options* options_;
};

/// Calls visit(Value) for each option of one side until it returns false or making an option fails.
template <class Visit>
void Universe::for_each_option(Value value, Side side, const Visit& visit) {
  if (!store_.is_number_up_star(value)) {
    for (const Value option : store_.options(value, side)) {
      if (!visit(option)) return;
    }
    return;
  }
  const NumberUpStar closed = store_.number_up_star(value);
  const auto visit_interned = [&](const NumberUpStar& option) {
    const Value interned = intern(option);
    return !failed() && visit(interned);
  };
  if (!closed.is_number()) {
    values::for_each_option(closed, side, visit_interned);
  } else if (const auto option = number_option(closed.number, side)) {
    visit_interned({*option, 0, 0});
  }
}

}  // namespace spooky::values
