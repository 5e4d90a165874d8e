// Every printed cell of the paper's appendix, at width 2.
#include <gtest/gtest.h>

#include "games/combinatorial/rules/testing.hpp"

namespace spooky::combinatorial {
namespace {

/// Row i, column j: the value of Nim(i, j), as far as the paper prints it.
using Table = std::vector<std::vector<unsigned>>;

const Table kA = {
    {0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10},   {0, 0, 3, 1, 2, 5, 4, 7, 6, 9, 8, 11},
    {1, 3, 1, 0, 6, 2, 7, 4, 9, 10, 5, 8},   {2, 1, 0, 4, 7, 3, 2, 8, 5, 6, 13, 14},
    {3, 2, 6, 7, 0, 1, 3, 11, 12, 4, 14, 9}, {4, 5, 2, 3, 1, 0, 11, 12, 13, 14, 4, 16},
    {5, 4, 7, 2, 3, 11, 12, 13, 0, 15},
};

const Table kB = {
    {0, 1, 0, 2, 3, 4, 5, 6, 7, 8, 9},
    {1, 0, 1, 4, 2, 3, 6, 5, 8},
    {0, 1, 0, 5, 6, 2, 3, 8},
    {2, 4, 5, 1, 7, 6, 0},
    {3, 2, 6, 7, 3, 4},
    {4, 3, 2, 6, 4, 0},
};

const Table kC = {
    {0, 1, 2, 3, 4, 5, 6, 7}, {1, 0, 3, 4, 5, 6, 7, 8}, {2, 3, 1, 5, 6, 7, 8, 9}, {3, 4, 5, 0, 7, 8, 2, 10},
    {4, 5, 6, 7, 0, 9, 10},   {5, 6, 7, 8, 9, 0},       {6, 7, 8, 2, 10},         {7, 8, 9, 10},
};

/// Printed as that of C'; it is the table of BC.
const Table kBC = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8},
    {1, 0, 3, 4, 2, 6, 7, 5, 9},
    {2, 3, 0, 5, 6, 1, 8},
    {3, 4, 5, 1, 7, 0},
    {4, 2, 6, 7, 3},
};

/// The same cells by the definition of C'.
const Table kCPrime = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8},
    {1, 0, 3, 2, 5, 6, 7, 8, 9},
    {2, 3, 0, 5, 6, 1, 8},
    {3, 2, 5, 1, 0, 8},
    {4, 5, 6, 0, 1},
};

const Table kD = {
    {0, 1, 2, 3, 4, 5, 6, 7}, {1, 0, 3, 2, 5, 4, 7, 6}, {2, 3, 1, 0, 6, 7, 4}, {3, 2, 0, 4, 1, 6}, {4, 5, 6, 1, 0, 2},
};

void expect_table(Ruleset ruleset, const Table& table) {
  for (std::size_t i = 0; i < table.size(); ++i) {
    for (std::size_t j = 0; j < table[i].size(); ++j) {
      const std::string heaps = std::to_string(i) + "," + std::to_string(j);
      EXPECT_EQ(grundy(at(rules_of("game=nim", ruleset), heaps)), table[i][j]) << heaps;
    }
  }
}

TEST(CombinatorialTables, RulesetA) { expect_table(Ruleset::A, kA); }
TEST(CombinatorialTables, RulesetB) { expect_table(Ruleset::B, kB); }
TEST(CombinatorialTables, RulesetC) { expect_table(Ruleset::C, kC); }
TEST(CombinatorialTables, RulesetCPrimeByItsDefinition) { expect_table(Ruleset::CPrime, kCPrime); }
TEST(CombinatorialTables, RulesetD) { expect_table(Ruleset::D, kD); }
TEST(CombinatorialTables, ThePrintedTableOfCPrimeIsThatOfBC) { expect_table(Ruleset::BC, kBC); }

TEST(CombinatorialTables, NineCellsOfThePrintedTableAreNotThoseOfCPrime) {
  unsigned different = 0;
  for (std::size_t i = 0; i < kBC.size(); ++i) {
    for (std::size_t j = 0; j < kBC[i].size(); ++j) different += kBC[i][j] != kCPrime[i][j] ? 1U : 0U;
  }
  EXPECT_EQ(different, 9U);
}

}  // namespace
}  // namespace spooky::combinatorial
