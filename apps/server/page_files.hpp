#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace spooky::server {

/// One file of the built page.
struct PageFile {
  std::string content;
  std::string compressed;  ///< the same in gzip; empty when the build made none
  std::string_view content_type;
  bool immutable = false;  ///< its name holds a hash of its content, so it never changes
};

/// The built page, read once into memory. A request can only name what was read here, so no path of a request ever
/// reaches the file system.
class PageFiles {
 public:
  /// Throws std::runtime_error with one clear sentence when the folder holds no page.
  explicit PageFiles(const std::filesystem::path& root);

  /// The file for the path of a request, "/" being the page itself; null when there is none.
  const PageFile* find(std::string_view path) const;

 private:
  std::map<std::string, PageFile, std::less<>> files_;
};

/// The folder of the page that belongs to the running binary: ../share/spooky/web beside its own folder.
std::filesystem::path default_web_root();

}  // namespace spooky::server
