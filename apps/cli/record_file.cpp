#include "record_file.hpp"

#include <filesystem>
#include <fstream>

#include "game_options.hpp"
#include "speech.hpp"
#include "spooky/formats/record_files.hpp"

namespace spooky::cli {

namespace {

constexpr std::size_t kMaxRecordBytes = 16 << 20;

}  // namespace

void check_file_exists(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::exists(path, error) && !error) throw InputError(message("error.no-file", {{"file", path}}));
}

std::string read_record_text(const std::string& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) throw InputError(message("error.folder", {{"file", path}}));
  check_file_exists(path);
  std::ifstream file(path, std::ios::binary);
  std::string text(kMaxRecordBytes + 1, '\0');
  if (!file || (!file.read(text.data(), static_cast<std::streamsize>(text.size())) && !file.eof())) {
    throw InputError(message("error.unreadable", {{"file", path}}));
  }
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.size() > kMaxRecordBytes) throw InputError(message("error.large-record", {{"file", path}}));
  return text;
}

Record load_record(const std::string& path) {
  auto record = parse_record_file(read_record_text(path), path);
  if (!record) throw InputError(message("error.in-file", {{"file", path}, because(record.error())}));
  return *std::move(record);
}

}  // namespace spooky::cli
