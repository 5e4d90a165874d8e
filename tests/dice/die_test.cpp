// The dice: fair, repeatable where they should be, and plain about what is wrong.
#include "dice/die.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>

#include "dice/nature.hpp"
#include "formats/chess/text/testing.hpp"

namespace spooky {
namespace {

/// A file with some bytes, gone at the end.
class ByteFile {
 public:
  explicit ByteFile(const std::string& bytes)
      : path_(std::filesystem::temp_directory_path() / ("spooky-die-" + std::to_string(::getpid()))) {
    std::ofstream(path_, std::ios::binary) << bytes;
  }
  ~ByteFile() { std::filesystem::remove(path_); }
  ByteFile(const ByteFile&) = delete;
  ByteFile& operator=(const ByteFile&) = delete;

  std::string source() const { return "device:" + path_.string(); }
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

std::string complaint_of(const std::string& source) {
  try {
    make_die(source, 0)->byte();
  } catch (const DieError& error) {
    return error.what();
  }
  return "";
}

TEST(Die, EveryByteOfADeviceComesOnceInItsOrder) {
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) bytes += static_cast<char>(byte);
  const ByteFile file(bytes);
  const auto die = make_die(file.source(), 0);
  for (unsigned byte = 0; byte < 256; ++byte) EXPECT_EQ(die->byte(), byte);
  EXPECT_THROW(die->byte(), DieError);
}

TEST(Die, ADeviceThatRunsDrySaysSo) {
  const ByteFile file("ab");
  const auto die = make_die(file.source(), 0);
  die->byte();
  die->byte();
  try {
    die->byte();
    FAIL();
  } catch (const DieError& error) {
    EXPECT_EQ(std::string(error.what()), "the random device " + file.path() + " has run dry after 2 bytes");
  }
}

TEST(Die, APipeThatNobodyWritesToIsDry) {
  const std::string path = std::filesystem::temp_directory_path() / ("spooky-pipe-" + std::to_string(::getpid()));
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  EXPECT_EQ(complaint_of("device:" + path), "the random device " + path + " has run dry after 0 bytes");
  const int writer = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  EXPECT_EQ(complaint_of("device:" + path), "the random device " + path + " gives nothing");
  ASSERT_EQ(::write(writer, "a", 1), 1);
  EXPECT_EQ(make_die("device:" + path, 0)->byte(), unsigned{'a'});
  ::close(writer);
  std::filesystem::remove(path);
}

TEST(Die, WhatIsNoSourceIsRefused) {
  EXPECT_EQ(complaint_of("coin"), "there is no dice source 'coin'; it is system, seed or device:PATH");
  EXPECT_EQ(complaint_of("device:"), "there is no dice source 'device:'; it is system, seed or device:PATH");
  EXPECT_EQ(complaint_of("device:/nowhere/at/all"),
            "the random device /nowhere/at/all cannot be opened: No such file or directory");
  EXPECT_EQ(complaint_of("device:/"), "the random device / is a folder");
}

TEST(Die, GamesBetweenPeopleHaveNoSeed) {
  const auto complaint = [](const char* source) -> std::string {
    try {
      make_fair_die(source);
    } catch (const DieError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_EQ(complaint("system"), "");
  EXPECT_EQ(complaint("seed"), "dice for games between people are system or device:PATH, not 'seed'");
  EXPECT_EQ(complaint("device:"), "dice for games between people are system or device:PATH, not 'device:'");
  EXPECT_EQ(complaint("device:/dev/null"), "the random device /dev/null has run dry after 0 bytes");
}

TEST(Die, GamesBetweenPeopleHaveNoFileUnlessItIsAllowed) {
  EXPECT_FALSE(make_fair_die("system", DiceFile::Allowed).is_file);
  EXPECT_FALSE(make_fair_die("device:/dev/urandom").is_file);
  EXPECT_FALSE(make_fair_die("device:/dev/urandom", DiceFile::Allowed).is_file);
  const ByteFile file("abcabc");
  try {
    make_fair_die(file.source());
    FAIL();
  } catch (const DieError& error) {
    EXPECT_EQ(std::string(error.what()), file.path() +
                                             " is a file and no random device, and whoever wrote it knows every roll;" +
                                             " with --dice-file it is taken all the same, and everybody is told");
  }
  const FairDie fair = make_fair_die(file.source(), DiceFile::Allowed);
  EXPECT_TRUE(fair.is_file);
  EXPECT_EQ(fair.die->byte(), unsigned{'b'});
}

TEST(Die, ASeedRepeatsItself) {
  const auto one = make_die("seed", 7);
  const auto two = make_die("seed", 7);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(one->byte(), two->byte());
}

TEST(Die, TheKernelGivesEveryByteAboutEquallyOften) {
  const auto die = make_die("system", 0);
  std::array<int, 256> seen{};
  for (int i = 0; i < 256'000; ++i) ++seen[die->byte()];
  for (const int count : seen) EXPECT_NEAR(count, 1000, 250) << "eight standard deviations";
}

/// A source that gives one byte only.
class OneByte : public Die {
 public:
  explicit OneByte(unsigned char byte) : byte_(byte) {}

 protected:
  unsigned char next_byte() override { return byte_; }

 private:
  unsigned char byte_;
};

TEST(Die, RollsForNatureInAnyGame) {
  const AnyPosition position(
      chess::after(chess::position_of("", "4k3/8/8/3n1n2/8/8/8/3RK3 w - - 0 1 | n:d5/f5=e"), {"d1d5"}));
  // The six faces share 256 numbers: 0xD6 is in the last part, for 5/6 is 0.D5555…
  OneByte high(0xD6);
  EXPECT_EQ(draw_for_nature(position, high), (Drawn<std::string>{"#1", 6}));
  OneByte low(0);
  EXPECT_EQ(draw_for_nature(position, low), (Drawn<std::string>{"#2", 1}));
  // 1/3 is 0.555555… for ever.
  OneByte stuck(0x55);
  try {
    draw_for_nature(position, stuck);
    FAIL();
  } catch (const DieError& error) {
    EXPECT_STREQ(error.what(), "the random bytes are not random: 64 of them decide nothing");
  }
}

}  // namespace
}  // namespace spooky
