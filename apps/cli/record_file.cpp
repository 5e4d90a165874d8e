#include "record_file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "game_options.hpp"

namespace spooky::cli {

namespace {

constexpr std::uintmax_t kMaxRecordBytes = 64 << 20;

}  // namespace

Record load_record(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) throw InputError(path + " is not a file that can be read");
  if (std::filesystem::file_size(path, error) > kMaxRecordBytes) throw InputError(path + " is too large for a record");
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file) throw InputError(path + " cannot be read");
  auto record = parse_record(text);
  if (!record) throw InputError(path + ": " + record.error().reason);
  return *std::move(record);
}

}  // namespace spooky::cli
