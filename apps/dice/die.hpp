#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spooky/core/result.hpp"
#include "spooky/words/sections.hpp"
#include "spooky/words/words.hpp"

namespace spooky {

/// A die that cannot be rolled: no such source, or one that has run dry. The sentence is for a person.
class DieError : public std::runtime_error {
 public:
  /// The message is one of the catalogues' section `dice`.
  explicit DieError(std::string_view key, std::vector<Argument> arguments = {})
      : DieError(refuse(ErrorCode::BadRequest, Message{&words::kDice, key, std::move(arguments)})) {}
  explicit DieError(Error error) : std::runtime_error(error.reason), error_(std::move(error)) {}

  const Error& error() const { return error_; }

 private:
  Error error_;
};

/// What rolls for Nature wherever somebody plays: a source of random bytes, from which every face of every die and
/// every weight is drawn (spooky/core/nature.hpp). Several threads may ask it.
class Die {
 public:
  Die() = default;
  virtual ~Die() = default;
  Die(const Die&) = delete;
  Die& operator=(const Die&) = delete;

  /// The next byte, all 256 equally likely; throws DieError.
  unsigned byte();

 protected:
  virtual unsigned char next_byte() = 0;

 private:
  std::mutex mutex_;
};

/// The die of a source: `system`, the kernel's generator; `seed`, repeatable from the seed; `device:PATH`, the bytes of
/// a hardware generator (a character device or a file). Throws DieError when there is no such source.
std::unique_ptr<Die> make_die(std::string_view source, std::uint64_t seed);

/// Whether a die for games between people may read a plain file, or a pipe: whoever wrote it knows every roll.
enum class DiceFile : bool { Refused, Allowed };

/// A die for games between people who trust nobody, and what they are told of it.
struct FairDie {
  std::unique_ptr<Die> die;
  bool is_file = false;  ///< the bytes come from what is no character device
};

/// The same as make_die for games between people: no seed, no file unless that is allowed, and asked for a byte to see
/// that it has some.
FairDie make_fair_die(std::string_view source, DiceFile file = DiceFile::Refused);

}  // namespace spooky
