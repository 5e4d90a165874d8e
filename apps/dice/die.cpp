#include "dice/die.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "spooky/core/random.hpp"

namespace spooky {

namespace {

class SystemDie : public Die {
  unsigned char next_byte() override {
    unsigned char byte = 0;
    while (::getrandom(&byte, 1, 0) != 1) {
      if (errno != EINTR) throw DieError("kernel");
    }
    return byte;
  }
};

class SeededDie : public Die {
 public:
  explicit SeededDie(std::uint64_t seed) : random_(seed) {}

 private:
  unsigned char next_byte() override { return static_cast<unsigned char>(random_() >> 56); }

  Random random_;
};

class DeviceDie : public Die {
 public:
  /// Neither opening nor reading waits longer than kPatience.
  explicit DeviceDie(std::string path)
      : path_(std::move(path)), file_(::open(path_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {
    if (file_ < 0) throw DieError("unopened", {{"path", path_}, {"why", std::string(std::strerror(errno))}});
    struct stat status{};
    const bool known = ::fstat(file_, &status) == 0;
    if (known && S_ISDIR(status.st_mode)) {
      ::close(file_);
      throw DieError("folder", {{"path", path_}});
    }
    is_file_ = !known || !S_ISCHR(status.st_mode);
  }
  ~DeviceDie() override { ::close(file_); }
  DeviceDie(const DeviceDie&) = delete;
  DeviceDie& operator=(const DeviceDie&) = delete;

  /// No character device: a plain file or a pipe.
  bool is_file() const { return is_file_; }

 private:
  unsigned char next_byte() override {
    unsigned char byte = 0;
    ssize_t length = 0;
    do {
      length = ::read(file_, &byte, 1);
    } while (length < 0 && (errno == EINTR || (errno == EAGAIN && comes_soon())));
    if (length == 0) {
      throw DieError("dry", {{"path", path_}, {"bytes", static_cast<std::int64_t>(read_)}});
    }
    if (length < 0 && errno == EAGAIN) throw DieError("silent", {{"path", path_}});
    if (length < 0) throw DieError("unread", {{"path", path_}, {"why", std::string(std::strerror(errno))}});
    ++read_;
    return byte;
  }

  bool comes_soon() const {
    pollfd wait{file_, POLLIN, 0};
    const bool comes = ::poll(&wait, 1, kPatienceMilliseconds) > 0;
    if (!comes) errno = EAGAIN;
    return comes;
  }

  static constexpr int kPatienceMilliseconds = 2000;

  std::string path_;
  int file_;
  bool is_file_ = false;
  std::uint64_t read_ = 0;
};

constexpr std::string_view kDevicePrefix = "device:";

}  // namespace

unsigned Die::byte() {
  const std::lock_guard lock(mutex_);
  return next_byte();
}

std::unique_ptr<Die> make_die(std::string_view source, std::uint64_t seed) {
  if (source == "system") return std::make_unique<SystemDie>();
  if (source == "seed") return std::make_unique<SeededDie>(seed);
  if (source.starts_with(kDevicePrefix) && source.size() > kDevicePrefix.size()) {
    return std::make_unique<DeviceDie>(std::string(source.substr(kDevicePrefix.size())));
  }
  throw DieError("no-source", {{"source", "'" + std::string(source) + "'"}});
}

FairDie make_fair_die(std::string_view source, DiceFile file) {
  FairDie fair;
  if (source.starts_with(kDevicePrefix) && source.size() > kDevicePrefix.size()) {
    const std::string path(source.substr(kDevicePrefix.size()));
    auto device = std::make_unique<DeviceDie>(path);
    fair.is_file = device->is_file();
    if (fair.is_file && file == DiceFile::Refused) {
      throw DieError("plain-file", {{"path", path}});
    }
    fair.die = std::move(device);
  } else if (source == "system") {
    fair.die = make_die(source, 0);
  } else {
    throw DieError("unfair-source", {{"source", "'" + std::string(source) + "'"}});
  }
  fair.die->byte();
  return fair;
}

}  // namespace spooky
