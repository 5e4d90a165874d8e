#pragma once

#include <string_view>
#include <vector>

#include "spooky/games/registry.hpp"

namespace spooky {

/// The rules, in the command line's form, under which the conformance test plays a game: at least one entry a variant
/// and an odd board or two. A new game adds its own; until then it is played under its default rules.
template <Game G>
std::vector<std::string_view> conformance_rules() {
  return {""};
}

template <>
inline std::vector<std::string_view> conformance_rules<tictactoe::Game>() {
  return {"",
          "variant=plain",
          "width=2,height=2,line=2",
          "width=4,height=3",
          "width=1,height=1,line=1",
          "width=1,height=2",
          "width=5,height=5,line=4",
          "width=26,height=2,line=3",
          "width=8,height=8,line=5",
          "variant=plain,width=4,height=4,line=4"};
}

template <>
inline std::vector<std::string_view> conformance_rules<go::Game>() {
  return {"width=4,height=4",
          "width=2,height=2",
          "width=3,height=3,variant=weak",
          "width=5,height=3,variant=symmetric",
          "width=4,height=3,variant=semi,komi=0.5",
          "width=3,height=4,variant=ghz3",
          "width=3,height=3,variant=ghz4,superko=exists",
          "width=4,height=3,variant=w3",
          "width=3,height=3,variant=w4,remaining=measure",
          "width=3,height=3,variant=mixed3,self_contact=false",
          "width=3,height=3,variant=mixedk,suicide=false",
          "width=4,height=4,variant=plain,scoring=territory",
          "width=2,height=9,remaining=measure,self_contact=false,handicap=A1+B9",
          "width=3,height=3,suicide=false,komi=-3",
          "width=3,height=2,variant=plain,suicide=false",
          "board=torus,width=3,height=3",
          "board=cylinder,width=3,height=2,variant=w3",
          "board=moebius,width=4,height=3,variant=symmetric",
          "board=circular,width=4,height=2,variant=weak",
          "board=round,width=3,height=3,variant=mixed3",
          "board=triangular,width=2,variant=plain",
          "board=hexagonal,width=1,variant=weak,remaining=measure",
          "board=cube,width=2,variant=plain,handicap=FA1+UB2",
          "board=town,width=5,height=4,variant=semi",
          R"(board=graph,graph={"points":[{"name":"A1","x":0,"y":0},{"name":"B1","x":1,"y":0},{"name":"C9","x":1.5,)"
          R"("y":1},{"name":"ZZ0","x":-1,"y":2}],"edges":[["A1","B1"],["B1","C9"],["C9","ZZ0"],["A1","ZZ0"]],)"
          R"("opposite":[["A1","C9"]],"stars":["B1"]},variant=symmetric)"};
}

template <>
inline std::vector<std::string_view> conformance_rules<chess::Game>() {
  // Without draws a game need not end.
  return {"draws=true",
          "variant=plain,draws=true",
          "variant=simplified,board=gardner5x5,draws=true",
          "variant=hadamard,board=silverman4x5,draws=true",
          "variant=hadamard+,board=attack5x6,draws=true",
          "variant=deterministic,board=losalamos6x6,draws=true",
          "variant=nobox,board=gardner5x5,remote_collapse=true,draws=true",
          "variant=tunnelling,board=losalamos6x6,stay_only=true,draws=true",
          "variant=partial,board=silverman4x5,double_step=true,draws=true",
          "variant=partial,board=gardner5x5,stay_only=true,remote_collapse=true,draws=true",
          "board=silverman4x5,double_step=true,remote_collapse=true,draws=true",
          "variant=plain,board=attack5x6,draws=true"};
}

template <>
inline std::vector<std::string_view> conformance_rules<akl_chess::Game>() {
  return {"",
          "open=true",
          "board=silverman4x5",
          "board=gardner5x5,open=true",
          "board=attack5x6,double_step=true",
          "board=losalamos6x6",
          "double_step=false"};
}

template <>
inline std::vector<std::string_view> conformance_rules<quantum_chess::Game>() {
  // Without draws a game need not end; few boards, as every legal action is played at many nodes.
  return {"board=gardner5x5,max_boards=24,draws=true",   "max_boards=16,draws=true",
          "board=silverman4x5,max_boards=64,draws=true", "board=attack5x6,interference=false,max_boards=24,draws=true",
          "board=losalamos6x6,max_boards=12,draws=true", "variant=plain,draws=true",
          "board=silverman4x5,max_boards=1,draws=true"};
}

template <>
inline std::vector<std::string_view> conformance_rules<combinatorial::Game>() {
  return {"",
          "ruleset=B,width=3",
          "ruleset=C,width=0,first=right",
          "ruleset=A,width=1",
          "ruleset=D,width=1",
          "game=subtraction,set=1+2+4,ruleset=C'",
          "game=octal,code=0.6,ruleset=C,width=3",
          "game=octal,code=4.3,ruleset=D",
          "game=kayles,ruleset=B",
          "game=dawson,ruleset=D,first=right",
          "game=dawson-kayles,ruleset=BC,width=3",
          "game=domineering,ruleset=C'",
          "game=hackenbush,ruleset=A",
          "game=hackenbush,ruleset=C,width=0",
          "game=node-kayles,ruleset=D,width=3",
          "game=col,ruleset=C'",
          "game=snort,ruleset=B",
          "game=geography,ruleset=D",
          "game=clobber,ruleset=C",
          "game=toads-and-frogs,ruleset=BC,width=0",
          "game=sum,parts=nim:A:2+nim:D:1",
          "game=sum,parts=hackenbush:C':2+octal(0.6):B:3+geography,ruleset=D",
          "game=quantum-sum,parts=nim+kayles,ruleset=A",
          "game=quantum-sum,parts=hackenbush+node-kayles,ruleset=C"};
}

}  // namespace spooky
