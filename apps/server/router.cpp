#include "server/router.hpp"

#include <algorithm>
#include <boost/json.hpp>

namespace spooky::server {

namespace {

Reply wrong_method(std::string_view allowed) {
  Reply reply = refusal(405, "method-not-allowed", "http-method", {{"methods", std::string(allowed)}});
  reply.allow = allowed;
  return reply;
}

/// False when a browser says that a page of another site asks.
bool is_own_page(const Question& question) {
  const std::string_view origin = question.origin;
  return origin.empty() || origin == "http://" + std::string(question.host) ||
         origin == "https://" + std::string(question.host);
}

constexpr std::string_view kGames = "/api/games/";

bool is_name(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  });
}

/// True for the addresses that the page itself tells apart: a game or a lesson by its name, whether or not there is
/// one.
bool is_place_in_page(std::string_view path) {
  if (!path.empty() && path.back() == '/') path.remove_suffix(1);
  for (const std::string_view folder : {"/game/", "/play/", "/learn/"}) {
    if (path.substr(0, folder.size()) == folder) return is_name(path.substr(folder.size()));
  }
  return false;
}

Reply file_reply(const PageFile& file, const Question& question, unsigned status = 200) {
  Reply reply;
  reply.status = status;
  reply.content_type = file.content_type;
  reply.cache = file.immutable ? "public, max-age=31536000, immutable" : "no-cache";
  reply.varies = !file.compressed.empty();
  reply.compressed = reply.varies && question.accepts_gzip;
  reply.file = &file;
  return reply;
}

}  // namespace

Reply refusal(unsigned status, const Refusal& why) {
  Reply reply;
  reply.status = status;
  reply.text = print_json(json::object{{"ok", false}, {"error", refusal_json(why)}});
  return reply;
}

Reply refusal(unsigned status, std::string_view code, std::string_view key, std::vector<Argument> arguments) {
  return refusal(status, refused(code, key, std::move(arguments)));
}

Router::Router(const std::filesystem::path& web_root, std::string_view version, std::string_view commit)
    : files_(web_root.empty() ? default_web_root() : web_root), version_(version), commit_(commit) {}

Reply Router::version_reply() const {
  Reply reply;
  boost::json::object version{{"name", "spooky"},
                              {"version", version_},
                              {"commit", commit_},
                              {"addresses", boost::json::array(addresses_.begin(), addresses_.end())},
                              {"dice", dice_}};
  if (dice_file_) version["dice_file"] = true;
  reply.text = boost::json::serialize(version);
  return reply;
}

Route Router::route(const Question& question) const {
  const bool reads = question.method == "GET" || question.method == "HEAD";
  const bool posts = question.method == "POST";
  const std::string_view path = question.path;
  const auto foreign = [] { return refusal(403, "foreign-page", "foreign-page"); };
  if (path == "/api/analyze" || path == "/api/games") {
    if (!posts) return wrong_method("POST");
    if (!is_own_page(question)) return foreign();
    if (path == "/api/games") return OpenGame{};
    return AskEngine{};
  }
  if (path.substr(0, kGames.size()) == kGames) {
    if (!reads) return wrong_method("GET, HEAD");
    return ShowGame{std::string(path.substr(kGames.size()))};
  }
  if (path == "/ws") {
    if (question.method != "GET") return wrong_method("GET");
    if (!is_own_page(question)) return foreign();
    return Upgrade{};
  }
  if (path == "/api/version") {
    if (!reads) return wrong_method("GET, HEAD");
    return version_reply();
  }
  const PageFile* file = files_.find(is_place_in_page(path) ? "/" : path);
  if (!file) {
    // Whoever followed a bad link gets the page, which says so.
    const bool shown = reads && question.accepts_page && path.substr(0, 4) != "/api";
    if (shown) return file_reply(*files_.find("/"), question, 404);
    return refusal(404, "not-found", "not-found");
  }
  if (!reads) return wrong_method("GET, HEAD");
  return file_reply(*file, question);
}

}  // namespace spooky::server
