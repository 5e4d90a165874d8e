#include "spooky/formats/go/files/sgf_tree.hpp"

#include <algorithm>

#include "spooky/formats/quote.hpp"

namespace spooky::go {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

/// Where the first game tree begins: SGF lets other text stand before it. The end of the text when there is none.
std::size_t tree_begin(std::string_view text) {
  for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at + 1)) {
    std::size_t next = at + 1;
    while (next < text.size() && is_space(text[next])) ++next;
    if (next < text.size() && text[next] == ';') return at;
  }
  return text.size();
}

std::string_view without_prelude(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  return text;
}

/// Reads a tree from left to right. The main line is what comes before the first closing parenthesis.
class TreeReader {
 public:
  explicit TreeReader(std::string_view text) : rest_(text) {}

  Result<std::vector<SgfNode>> read() {
    do {
      skip_spaces();
      if (rest_.empty()) return bad_sgf("the SGF file ends before its game does");
      const char next = rest_.front();
      if (const auto fault = next == '('   ? open()
                             : next == ')' ? close()
                             : next == ';' ? begin_node()
                                           : read_property();
          !fault) {
        return fault.error();
      }
    } while (depth_ > 0);
    return std::move(line_);
  }

 private:
  void skip_spaces() {
    while (!rest_.empty() && is_space(rest_.front())) rest_.remove_prefix(1);
  }

  std::string where() const { return "node " + std::to_string(nodes_) + " of the SGF file"; }

  Status open() {
    rest_.remove_prefix(1);
    if (++depth_ > kMostSgfDepth) return bad_sgf("the SGF file has too many branches inside one another");
    skip_spaces();
    in_node_ = false;
    if (!rest_.starts_with(';')) return bad_sgf("after " + where() + " a branch begins without a node");
    return success();
  }

  Status close() {
    rest_.remove_prefix(1);
    --depth_;
    on_main_line_ = false;
    in_node_ = false;
    return success();
  }

  Status begin_node() {
    rest_.remove_prefix(1);
    ++nodes_;
    in_node_ = true;
    if (!on_main_line_) return success();
    if (line_.size() == kMostSgfNodes) {
      return bad_sgf("the SGF file has more than " + std::to_string(kMostSgfNodes) + " nodes");
    }
    line_.emplace_back();
    return success();
  }

  Status read_property() {
    std::string name;
    std::size_t length = 0;
    // Old files write whole words: only the capitals count.
    for (; length < rest_.size() && (is_upper(rest_[length]) || is_lower(rest_[length])); ++length) {
      if (is_upper(rest_[length])) name += rest_[length];
    }
    if (name.empty() || !in_node_) {
      return bad_sgf("after " + where() + " stands " + quote(rest_.substr(0, std::max<std::size_t>(length, 1))) +
                     ", which is no part of SGF");
    }
    rest_.remove_prefix(length);
    std::vector<std::string> values;
    for (skip_spaces(); rest_.starts_with('['); skip_spaces()) {
      auto value = read_value(name);
      if (!value) return value.error();
      values.push_back(*std::move(value));
    }
    if (values.empty()) return bad_sgf("in " + where() + " the property " + quote(name) + " has no value");
    if (on_main_line_) add(std::move(name), std::move(values));
    return success();
  }

  Result<std::string> read_value(std::string_view name) {
    std::string value;
    for (std::size_t i = 1; i < rest_.size(); ++i) {
      const char c = rest_[i];
      if (c == ']') {
        rest_.remove_prefix(i + 1);
        return value;
      }
      if (c != '\\') {
        value += c;
        continue;
      }
      if (++i == rest_.size()) break;
      // An escaped line break, of one or two characters, is none.
      if (rest_[i] == '\n' || rest_[i] == '\r') {
        const char pair = rest_[i] == '\n' ? '\r' : '\n';
        if (i + 1 < rest_.size() && rest_[i + 1] == pair) ++i;
      } else {
        value += rest_[i];
      }
    }
    return bad_sgf("the SGF file ends in the middle of the property " + quote(name) + " of node " +
                   std::to_string(nodes_));
  }

  /// A property that stands twice in a node has the values of both.
  void add(std::string name, std::vector<std::string> values) {
    auto& properties = line_.back().properties;
    const auto same = std::find_if(properties.begin(), properties.end(),
                                   [&](const SgfProperty& property) { return property.name == name; });
    if (same == properties.end()) {
      properties.push_back({std::move(name), std::move(values)});
    } else {
      for (std::string& value : values) same->values.push_back(std::move(value));
    }
  }

  std::string_view rest_;
  std::vector<SgfNode> line_;
  std::size_t nodes_ = 0;
  std::size_t depth_ = 0;
  bool on_main_line_ = true;
  bool in_node_ = false;
};

}  // namespace

Error bad_sgf(std::string reason) { return {ErrorCode::BadRecord, std::move(reason)}; }

const std::vector<std::string>* SgfNode::find(std::string_view name) const {
  for (const SgfProperty& property : properties) {
    if (property.name == name) return &property.values;
  }
  return nullptr;
}

bool looks_like_sgf(std::string_view text) { return without_prelude(text).starts_with('('); }

Result<std::vector<SgfNode>> parse_sgf_main_line(std::string_view text) {
  if (text.size() > kMostSgfBytes) return bad_sgf("the SGF file has more than 16 MiB");
  if (!looks_like_sgf(text)) text.remove_prefix(tree_begin(text));
  if (text.empty()) return bad_sgf("this is not an SGF file: no game begins in it with (;");
  return TreeReader(without_prelude(text)).read();
}

std::string sgf_escaped(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == ']' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

}  // namespace spooky::go
