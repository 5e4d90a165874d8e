#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "server/messages.hpp"
#include "server/page_files.hpp"

namespace spooky::server {

/// What the router needs to know of a request. A body, where there is one, is not read yet.
struct Question {
  std::string_view method;
  std::string_view path;  ///< without the query
  std::string_view host = {};
  std::string_view origin = {};  ///< the page that asks, when a browser says so
  bool accepts_gzip = false;
  bool accepts_page = false;  ///< a browser asks for something to show, not a program for data
};

/// An answer before it is put on the wire. The body lives in `text`, in the page's files when `file` is set, or in
/// `shared` when several replies have it in common.
struct Reply {
  unsigned status = 200;
  std::string_view content_type = "application/json";
  std::string_view cache = "no-store";
  std::string_view allow = {};    ///< for 405: the methods that are allowed
  std::string_view upgrade = {};  ///< for 426: the protocol to be spoken instead
  bool compressed = false;
  bool varies = false;  ///< there is a compressed form too
  const PageFile* file = nullptr;
  std::string text = {};
  std::shared_ptr<const std::string> shared = {};

  std::string_view body() const {
    if (file) return compressed ? file->compressed : file->content;
    return shared ? *shared : text;
  }
};

/// The request is for the engine: its body is one analyze request.
struct AskEngine {};

/// The body describes a game to be opened.
struct OpenGame {};

/// The request is for the record of a game.
struct ShowGame {
  std::string id;
};

/// The request is to become a WebSocket.
struct Upgrade {};

using Route = std::variant<Reply, AskEngine, OpenGame, ShowGame, Upgrade>;

/// A refusal in JSON.
Reply refusal(unsigned status, const Refusal& why);
/// One of the catalogues' section `server`.
Reply refusal(unsigned status, std::string_view code, std::string_view key, std::vector<Argument> arguments = {});

/// Decides what a request gets. Knows nothing of sockets.
class Router {
 public:
  Router(const std::filesystem::path& web_root, std::string_view version, std::string_view commit);

  /// The addresses at which other machines reach this server.
  void set_addresses(std::vector<std::string> addresses) { addresses_ = std::move(addresses); }

  /// What rolls for Nature in games between people, and whether that is a plain file.
  void set_dice(std::string source, bool is_file) {
    dice_ = std::move(source);
    dice_file_ = is_file;
  }

  Route route(const Question& question) const;

 private:
  Reply version_reply() const;

  PageFiles files_;
  std::string version_;
  std::string commit_;
  std::vector<std::string> addresses_;
  std::string dice_ = "system";
  bool dice_file_ = false;
};

}  // namespace spooky::server
