#include "spooky/games/akl_chess/rules/belief.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace spooky::akl_chess {

namespace {

constexpr std::size_t kMostSubBags = 486;
constexpr std::size_t kMostMen = 15;

constexpr auto kFactorials = [] {
  std::array<std::uint64_t, kMostMen + 1> table{};
  table[0] = 1;
  for (std::size_t i = 1; i < table.size(); ++i) table[i] = table[i - 1] * i;
  return table;
}();

/// The number of distributions of a bag over men, each type once.
std::uint64_t distributions(const Bag& bag) {
  std::uint64_t number = kFactorials[bag.total()];
  for (const Type type : kAllTypes) number /= kFactorials[bag[type]];
  return number;
}

// number * 2^exponent
BigInteger scaled(const BigInteger& number, unsigned exponent) { return number << exponent; }
std::uint64_t scaled(std::uint64_t number, unsigned exponent) { return number << exponent; }
double scaled(double number, unsigned exponent) { return std::ldexp(number, static_cast<int>(exponent)); }

/// The sub-bags of a bag, numbered so that each comes after those that it contains.
class SubBags {
 public:
  explicit SubBags(const Bag& bag) : bag_(bag) {
    std::size_t stride = 1;
    for (std::size_t t = 0; t < kTypes; ++t) {
      strides_[t] = stride;
      stride *= std::size_t{bag[kAllTypes[t]]} + 1;
    }
    size_ = stride;
    assert(size_ <= kMostSubBags);
  }

  std::size_t size() const { return size_; }
  std::size_t stride(Type type) const { return strides_[index_of(type)]; }
  /// The next one in order.
  void advance(Bag& part) const {
    for (const Type type : kAllTypes) {
      if (part[type] < bag_[type]) {
        ++part[type];
        return;
      }
      part[type] = 0;
    }
  }

 private:
  Bag bag_;
  std::array<std::size_t, kTypes> strides_{};
  std::size_t size_ = 0;
};

/// The weights of a man's types by dynamic programming: ways[b] sums the weights of all distributions of the sub-bag b
/// over the first |b| of the others that have shown something. The men without counts share what is left, in a
/// multinomial number of ways.
template <class Number>
std::array<Number, kTypes> weigh(const Bag& bag, std::span<const Counts> others, const Counts& seen) {
  const SubBags parts(bag);
  std::vector<Number> ways(parts.size(), Number(0));
  std::array<Number, kTypes> weights;
  weights.fill(Number(0));
  Bag part;
  for (std::size_t index = 0; index < parts.size(); ++index, parts.advance(part)) {
    const std::size_t given = part.total();
    if (given > others.size()) continue;
    if (given == 0) {
      ways[index] = Number(1);
    } else {
      const Counts& last = others[given - 1];
      for (const Type type : kAllTypes) {
        if (part[type] == 0) continue;
        const Number& before = ways[index - parts.stride(type)];
        ways[index] = ways[index] + scaled(before, last[type]);
      }
    }
    if (given < others.size()) continue;
    Bag rest;
    for (const Type type : kAllTypes) rest[type] = static_cast<std::uint16_t>(bag[type] - part[type]);
    for (const Type type : kAllTypes) {
      if (rest[type] == 0) continue;
      --rest[type];
      const auto sharing = static_cast<std::int64_t>(distributions(rest));
      weights[index_of(type)] = weights[index_of(type)] + ways[index] * static_cast<Number>(sharing);
      ++rest[type];
    }
  }
  for (const Type type : kAllTypes) weights[index_of(type)] = scaled(weights[index_of(type)], seen[type]);
  return weights;
}

/// The evidence without one man who has shown this.
std::vector<Counts> without(const Evidence& evidence, const Counts& seen) {
  std::vector<Counts> others = evidence.counts;
  if (!seen.empty()) {
    const auto own = std::find(others.begin(), others.end(), seen);
    assert(own != others.end());
    others.erase(own);
  }
  return others;
}

/// No sum of weights has more binary digits.
std::size_t most_bits(const Evidence& evidence) {
  constexpr std::size_t kBitsOfDistributions = 22;
  std::size_t bits = kBitsOfDistributions;
  for (const Counts& counts : evidence.counts) bits += counts.largest();
  return bits;
}

constexpr std::size_t kBitsOfWord = 62;
// Far from the end of the range of doubles.
constexpr std::size_t kBitsOfDouble = 1000;

}  // namespace

BigInteger TypeWeights::total() const {
  BigInteger sum;
  for (const BigInteger& number : weight) sum += number;
  return sum;
}

BigRational TypeWeights::chance(Type type) const { return {weight[index_of(type)], total()}; }

BigRational TypeWeights::touch_chance(Type first, Type shown) const {
  const BigInteger all = total();
  const BigInteger& second = weight[index_of(shown)];
  return {first == shown ? all + second : second, all << 1};
}

TypeWeights type_weights(const Evidence& evidence, const Counts& seen) {
  const std::vector<Counts> others = without(evidence, seen);
  TypeWeights result;
  if (most_bits(evidence) <= kBitsOfWord) {
    const auto words = weigh<std::uint64_t>(evidence.bag, others, seen);
    for (std::size_t t = 0; t < kTypes; ++t) result.weight[t] = static_cast<std::int64_t>(words[t]);
  } else {
    result.weight = weigh<BigInteger>(evidence.bag, others, seen);
  }
  return result;
}

std::array<double, kTypes> type_chances(const Evidence& evidence, const Counts& seen) {
  std::array<double, kTypes> chances{};
  if (most_bits(evidence) > kBitsOfDouble) {
    const TypeWeights exact = type_weights(evidence, seen);
    for (const Type type : kAllTypes) chances[index_of(type)] = exact.chance(type).to_double();
    return chances;
  }
  chances = weigh<double>(evidence.bag, without(evidence, seen), seen);
  double total = 0;
  for (const double weight : chances) total += weight;
  for (double& weight : chances) weight /= total;
  return chances;
}

Price price_of_belief(const Evidence& evidence) {
  std::vector<Counts> different = evidence.counts;
  std::sort(different.begin(), different.end());
  different.erase(std::unique(different.begin(), different.end()), different.end());
  // A table for each kind of evidence, and the fractions in lowest terms and as text, which take time by the square of
  // their length.
  constexpr Price kPriceOfTable = 200;
  const Price limbs = most_bits(evidence) / 32;
  const Price fractions = multiplied(limbs, limbs);
  return multiplied(different.size() + 1, added(multiplied(kPriceOfTable, 1 + limbs / 4), fractions));
}

}  // namespace spooky::akl_chess
