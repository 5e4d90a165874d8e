#pragma once

#include <string>

#include "spooky/formats/picture.hpp"

namespace spooky::cli {

/// Writes a picture as PNG, so many pixels wide (0: two a unit); an InputError when that cannot be done.
void write_png(const Picture& picture, int pixels, const std::string& path);

}  // namespace spooky::cli
