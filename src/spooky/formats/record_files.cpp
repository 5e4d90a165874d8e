#include "spooky/formats/record_files.hpp"

#include <optional>

#include "spooky/formats/any_game.hpp"
#include "spooky/formats/game_log.hpp"
#include "spooky/formats/notations.hpp"

namespace spooky {

namespace {

template <Game G>
Record to_record(const GameLog<G>& log) {
  Record record{AnyPosition(log.start), {}};
  auto position = log.start;
  for (const auto& entry : log.entries) {
    record.actions.push_back(
        {Notation<G>::action_text(position, entry.action), position.actor(), entry.milliseconds, entry.face});
    position.play_unchecked(entry.action);
  }
  return record;
}

/// The log of a record whose actions are legal.
template <Game G>
GameLog<G> to_log(const typename G::Position& start, const Record& record, Language language) {
  GameLog<G> log{start, {}, language};
  auto position = start;
  for (const RecordedAction& recorded : record.actions) {
    const auto action = read_action<G>(position, recorded.text);
    assert(action.has_value());
    if (!action) break;
    log.entries.push_back({*action, recorded.milliseconds, recorded.face});
    position.play_unchecked(*action);
  }
  return log;
}

bool ends_with(std::string_view file_name, std::string_view ending) {
  return file_name.size() > ending.size() && file_name.ends_with(ending) &&
         file_name[file_name.size() - ending.size() - 1] == '.';
}

}  // namespace

Result<Record> parse_record_file(std::string_view text, std::string_view file_name) {
  std::optional<Result<Record>> found;
  Games::for_each([&]<class G>() {
    if constexpr (has<G, capabilities::Files>) {
      using Format = typename Notation<G>::SharedRecord;
      // Whoever recognises a text that another game recognised too knows a special kind of it, and is listed later.
      if (!Format::recognises(text) && (found || !ends_with(file_name, Format::kEnding))) return;
      const auto log = Format::parse(text);
      found = log ? Result<Record>(to_record<G>(*log)) : Result<Record>(log.error());
    }
  });
  return found ? *std::move(found) : parse_record(text);
}

Result<std::string> print_record_file(const Record& record, std::string_view file_name, Language language) {
  std::optional<Result<std::string>> printed;
  Games::for_each([&]<class G>() {
    if constexpr (has<G, capabilities::Files>) {
      using Format = typename Notation<G>::SharedRecord;
      if (!ends_with(file_name, Format::kEnding)) return;
      if (const auto* start = std::get_if<typename G::Position>(&record.start)) {
        if constexpr (requires { Format::can_hold(start->rules()); }) {
          if (const Status status = Format::can_hold(start->rules()); !status) {
            printed = status.error();
            return;
          }
        }
        printed = Format::print(to_log<G>(*start, record, language));
      } else if (!printed) {
        printed = refuse(ErrorCode::BadRequest,
                         Message{&words::kShared,
                                 "refusal.other-format",
                                 {{"game", std::string(G::kName)}, {"ending", "." + std::string(Format::kEnding)}}});
      }
    }
  });
  return printed ? *std::move(printed) : Result<std::string>(print_record(record) + "\n");
}

Result<Picture> draw_record(const Record& record, std::size_t actions, Language language) {
  return with_position(record.start, [&]<class G>(const auto& start) -> Result<Picture> {
    if constexpr (has<G, capabilities::Pictures>) {
      return Notation<G>::picture(to_log<G>(start, record, language), actions);
    } else {
      return refuse(ErrorCode::BadRequest,
                    Message{&words::kShared, "refusal.no-picture", {{"game", std::string(G::kName)}}});
    }
  });
}

}  // namespace spooky
