#include <algorithm>
#include <boost/unordered/unordered_flat_map.hpp>
#include <memory>
#include <tuple>

#include "spooky/values/text.hpp"

namespace spooky::values {

namespace {

std::string text_of(const NumberUpStar& value) {
  std::string text;
  if (!value.number.is_zero() || value.is_number()) text = value.number.to_string();
  if (value.up != 0) {
    text += value.up > 0 ? '^' : 'v';
    const std::int32_t count = value.up > 0 ? value.up : -value.up;
    if (count != 1) text += std::to_string(count);
  }
  if (value.nimber != 0) {
    text += '*';
    if (value.nimber != 1) text += std::to_string(value.nimber);
  }
  return text;
}

class Printer {
 public:
  Printer(const Universe& universe, std::size_t longest) : universe_(universe), longest_(longest) {}

  /// Nothing when the text would be too long.
  const std::string* text(Value value) {
    if (const auto found = texts_.find(value); found != texts_.end()) return found->second.get();
    std::string text;
    if (universe_.is_number_up_star(value)) {
      text = text_of(universe_.number_up_star(value));
    } else if (auto name = name_of(value)) {
      text = std::move(*name);
    } else {
      if (!append_options(value, Side::Left, text) || !append_options(value, Side::Right, text)) return nullptr;
      text = "{" + text + "}";
    }
    // All the texts together may be longer than the last, as it need not hold the same part twice; but not by much.
    total_ += text.size();
    if (text.size() > longest_ || total_ > kLongestTogether * longest_) return nullptr;
    return texts_.emplace(value, std::make_unique<const std::string>(std::move(text))).first->second.get();
  }

 private:
  static constexpr std::size_t kLongestTogether = 100;

  std::optional<Dyadic> only_number(std::span<const Value> options) const {
    if (options.size() != 1 || !universe_.is_number(options[0])) return std::nullopt;
    return universe_.number_up_star(options[0]).number;
  }

  /// ±n, tiny or miny.
  std::optional<std::string> name_of(Value value) const {
    const auto left = universe_.kept_options(value, Side::Left);
    const auto right = universe_.kept_options(value, Side::Right);
    const auto left_number = only_number(left);
    const auto right_number = only_number(right);
    if (left_number && right_number && *left_number == -*right_number) return "±" + left_number->to_string();
    const auto threat = [&](std::span<const Value> options, Side side) -> std::optional<Dyadic> {
      if (options.size() != 1 || universe_.is_number_up_star(options[0])) return std::nullopt;
      const auto other_number = only_number(universe_.kept_options(options[0], other(side)));
      if (!other_number || !other_number->is_zero()) return std::nullopt;
      return only_number(universe_.kept_options(options[0], side));
    };
    if (left_number && left_number->is_zero()) {
      if (const auto number = threat(right, Side::Right)) return "+_" + (-*number).to_string();
    }
    if (right_number && right_number->is_zero()) {
      if (const auto number = threat(left, Side::Left)) return "-_" + number->to_string();
    }
    return std::nullopt;
  }

  bool append_options(Value value, Side side, std::string& text_so_far) {
    using Key = std::tuple<bool, Dyadic, std::int32_t, std::uint32_t, std::size_t, std::string_view>;
    std::vector<Key> sorted;
    for (const Value option : universe_.kept_options(value, side)) {
      const std::string* option_text = text(option);
      if (option_text == nullptr) return false;
      if (universe_.is_number_up_star(option)) {
        const NumberUpStar closed = universe_.number_up_star(option);
        sorted.emplace_back(false, closed.number, closed.up, closed.nimber, 0, *option_text);
      } else {
        sorted.emplace_back(true, Dyadic(), 0, 0, option_text->size(), *option_text);
      }
    }
    std::ranges::sort(sorted);
    if (side == Side::Right) text_so_far += '|';
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      if (i > 0) text_so_far += ',';
      text_so_far += std::get<std::string_view>(sorted[i]);
      if (text_so_far.size() > longest_) return false;
    }
    return true;
  }

  const Universe& universe_;
  std::size_t longest_;
  std::size_t total_ = 0;
  boost::unordered_flat_map<Value, std::unique_ptr<const std::string>> texts_;
};

}  // namespace

Result<std::string> to_text(const Universe& universe, Value value, std::size_t longest) {
  Printer printer(universe, longest);
  if (const std::string* text = printer.text(value)) return *text;
  return Error{ErrorCode::TooLarge, "this value takes more than " + std::to_string(longest) + " characters to write"};
}

}  // namespace spooky::values
