#include "server/secrets.hpp"

#include <openssl/evp.h>
#include <sys/random.h>

#include <algorithm>
#include <stdexcept>

namespace spooky::server {

namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t kIdLength = 12;
constexpr std::size_t kTokenLength = 43;

bool is_alphanumeric(char letter) { return kAlphabet.find(letter) != std::string_view::npos; }

unsigned char random_byte() {
  unsigned char byte = 0;
  if (::getrandom(&byte, 1, 0) != 1) throw std::runtime_error("the kernel gives no random numbers");
  return byte;
}

}  // namespace

std::string new_game_id() {
  constexpr std::size_t kFair = 256 - 256 % kAlphabet.size();
  std::string id;
  while (id.size() < kIdLength) {
    const std::size_t byte = random_byte();
    if (byte < kFair) id += kAlphabet[byte % kAlphabet.size()];
  }
  return id;
}

bool is_game_id(std::string_view text) {
  return text.size() == kIdLength && std::all_of(text.begin(), text.end(), is_alphanumeric);
}

bool is_token(std::string_view text) {
  return text.size() == kTokenLength && std::all_of(text.begin(), text.end(), [](char letter) {
           return is_alphanumeric(letter) || letter == '-' || letter == '_';
         });
}

std::string fingerprint_of(std::string_view token) {
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned length = 0;
  if (EVP_Digest(token.data(), token.size(), digest, &length, EVP_sha256(), nullptr) != 1) {
    throw std::runtime_error("SHA-256 failed");
  }
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (unsigned i = 0; i < length; ++i) {
    text += kDigits[digest[i] >> 4];
    text += kDigits[digest[i] & 15];
  }
  return text;
}

}  // namespace spooky::server
