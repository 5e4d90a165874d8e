#include "checkpoint.hpp"

#include <filesystem>
#include <iterator>
#include <string_view>
#include <utility>

#include "input_error.hpp"
#include "speech.hpp"

namespace spooky::cli {

namespace {

std::string in_quotes(const std::string& path) { return "'" + path + "'"; }

bool is_entry(std::string_view line, const Checkpoint::Read& read) {
  const auto parsed = parse_json(line);
  const json::object* object = parsed ? parsed->if_object() : nullptr;
  return object != nullptr && read(*object);
}

std::string read_all(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  if (stream.bad()) throw InputError(message("error.unreadable", {{"file", in_quotes(path)}}));
  return text;
}

}  // namespace

Checkpoint::Checkpoint(std::string path, const std::string& kind, const json::object& asked, const Read& read)
    : path_(std::move(path)) {
  if (path_.empty()) return;
  const std::string header = print_json(asked);
  const std::string text = read_all(path_);
  std::size_t whole = 0;  // the bytes that are good
  bool ended = true;      // with the end of a line
  if (!header.starts_with(text)) {
    const std::string first = text.substr(0, text.find('\n'));
    if (first != header) {
      const auto parsed = parse_json(first);
      if (!parsed || !parsed->is_object())
        throw InputError(message("error.no-checkpoint", {{"file", in_quotes(path_)}, {"kind", kind}}));
      throw InputError(message("error.other-checkpoint",
                               {{"file", in_quotes(path_)}, {"kind", kind}, {"asked", print_json(*parsed)}}));
    }
    whole = header.size() + 1;
    for (std::size_t number = 2; whole < text.size(); ++number) {
      const std::size_t end = text.find('\n', whole);
      ended = end != std::string::npos;
      const std::string_view line = std::string_view(text).substr(whole, (ended ? end : text.size()) - whole);
      if (!line.empty() && !is_entry(line, read)) {
        if (!ended) break;
        throw InputError(
            message("error.damaged", {{"file", in_quotes(path_)}, {"line", static_cast<std::int64_t>(number)}}));
      }
      whole += line.size() + (ended ? 1 : 0);
      if (!ended) break;
    }
  }
  file_.open(path_, std::ios::app | std::ios::binary);
  if (whole < text.size()) {
    std::error_code error;
    std::filesystem::resize_file(path_, whole, error);
    if (error) throw InputError(message("error.unwritable", {{"file", in_quotes(path_)}}));
    ended = true;
  }
  if (!ended) file_ << "\n";
  if (whole == 0) file_ << header << "\n";
  flush();
}

void Checkpoint::add(const json::object& entry) {
  if (!path_.empty()) file_ << print_json(entry) << "\n";
}

void Checkpoint::flush() {
  if (path_.empty()) return;
  file_.flush();
  if (!file_) throw InputError(message("error.unwritable", {{"file", in_quotes(path_)}}));
}

}  // namespace spooky::cli
