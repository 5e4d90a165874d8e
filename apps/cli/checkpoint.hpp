#pragma once

#include <fstream>
#include <functional>
#include <string>

#include "spooky/formats/json.hpp"

namespace spooky::cli {

/// A file of JSON lines in which a long run keeps what it has found, so that it can be interrupted: the first line is
/// what was asked, each other one an entry. The file only grows; of a line that a crash cut short the piece goes.
class Checkpoint {
 public:
  /// Whether a line is an entry; takes it if so.
  using Read = std::function<bool(const json::object& entry)>;

  /// Reads the file, or begins it; an empty path keeps nothing. InputError, and nothing is written, when the file was
  /// kept for something else, has a line that is no entry, or cannot be written. `kind` names what is kept, for people.
  Checkpoint(std::string path, const std::string& kind, const json::object& asked, const Read& read);

  void add(const json::object& entry);
  /// What was added is in the file.
  void flush();

 private:
  std::string path_;
  std::ofstream file_;
};

}  // namespace spooky::cli
