#include "server/page_files.hpp"

#include <array>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace spooky::server {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = 64 << 20;

std::string_view content_type(std::string_view extension) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 11> kTypes{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".wasm", "application/wasm"},
      {".woff2", "font/woff2"},
      {".txt", "text/plain; charset=utf-8"},
  }};
  for (const auto& [ending, type] : kTypes) {
    if (extension == ending) return type;
  }
  return "application/octet-stream";
}

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  if (!file) throw std::runtime_error("the file " + path.string() + " of the page cannot be read");
  return std::move(content).str();
}

}  // namespace

PageFiles::PageFiles(const fs::path& root) {
  std::error_code error;
  if (!fs::is_regular_file(root / "index.html", error)) {
    throw std::runtime_error("there is no page in " + root.string() +
                             ": build it with 'npm run build' in web/, or name its folder with --web");
  }
  std::uintmax_t bytes = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root)) {
    if (!entry.is_regular_file() || entry.file_size() == 0) continue;
    bytes += entry.file_size();
    if (bytes > kMostBytes) throw std::runtime_error(root.string() + " is too large to be the built page");
    const fs::path relative = entry.path().lexically_relative(root);
    const bool compressed = relative.extension() == ".gz";
    const fs::path named = compressed ? fs::path(relative).replace_extension() : relative;
    PageFile& file = files_["/" + named.generic_string()];
    file.content_type = content_type(named.extension().string());
    file.immutable = named.begin()->string() == "assets";
    (compressed ? file.compressed : file.content) = read_file(entry.path());
  }
  std::erase_if(files_, [](const auto& named) { return named.second.content.empty(); });
}

const PageFile* PageFiles::find(std::string_view path) const {
  const auto found = files_.find(path == "/" ? std::string_view("/index.html") : path);
  return found == files_.end() ? nullptr : &found->second;
}

fs::path default_web_root() {
  std::error_code error;
  const fs::path binary = fs::read_symlink("/proc/self/exe", error);
  return (binary.parent_path() / ".." / "share" / "spooky" / "web").lexically_normal();
}

}  // namespace spooky::server
