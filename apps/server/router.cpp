#include "server/router.hpp"

#include <boost/json.hpp>

namespace spooky::server {

namespace {

Reply wrong_method(std::string_view allowed) {
  Reply reply = refusal(405, "method-not-allowed", "this address answers " + std::string(allowed) + " only");
  reply.allow = allowed;
  return reply;
}

/// False when a browser says that a page of another site asks.
bool is_own_page(const Question& question) {
  const std::string_view origin = question.origin;
  return origin.empty() || origin == "http://" + std::string(question.host) ||
         origin == "https://" + std::string(question.host);
}

Reply file_reply(const PageFile& file, const Question& question) {
  Reply reply;
  reply.content_type = file.content_type;
  reply.cache = file.immutable ? "public, max-age=31536000, immutable" : "no-cache";
  reply.varies = !file.compressed.empty();
  reply.compressed = reply.varies && question.accepts_gzip;
  reply.file = &file;
  return reply;
}

}  // namespace

Reply refusal(unsigned status, std::string_view code, std::string_view reason) {
  Reply reply;
  reply.status = status;
  reply.text = boost::json::serialize(
      boost::json::object{{"ok", false}, {"error", {{"code", std::string(code)}, {"reason", std::string(reason)}}}});
  return reply;
}

Router::Router(const std::filesystem::path& web_root, std::string_view version, std::string_view commit)
    : files_(web_root.empty() ? default_web_root() : web_root),
      version_(boost::json::serialize(boost::json::object{
          {"name", "spooky"}, {"version", std::string(version)}, {"commit", std::string(commit)}})) {}

Route Router::route(const Question& question) const {
  const bool reads = question.method == "GET" || question.method == "HEAD";
  if (question.path == "/api/analyze") {
    if (question.method != "POST") return wrong_method("POST");
    if (!is_own_page(question))
      return refusal(403, "foreign-page", "only this server's own page may ask from a browser");
    return AskEngine{};
  }
  if (question.path == "/api/version") {
    if (!reads) return wrong_method("GET, HEAD");
    Reply reply;
    reply.text = version_;
    return reply;
  }
  const PageFile* file = files_.find(question.path);
  if (!file) return refusal(404, "not-found", "there is nothing at this address; the page is at /");
  if (!reads) return wrong_method("GET, HEAD");
  return file_reply(*file, question);
}

}  // namespace spooky::server
