# Sourced, in the root of the source tree: what the steps of a build do. Each part does only what changed, and every
# command in it stops the part when it fails.

# configure PRESET [NAME=VALUE …]: configures a build that is not configured to the end, or not with these values. One
# that has more than is asked for, tests for example, keeps them: they cost no time before they are built. Values in
# SPOOKY_CONFIGURE go to every build.
configure() {
  local folder=build/$1 finished=build/$1/.configured value options=() ready=yes
  [ -f "$finished" ] && [ -f "$folder/build.ninja" ] || ready=no
  for value in "${@:2}" ${SPOOKY_CONFIGURE:-}; do
    options+=(-D "$value")
    grep -q "^${value%%=*}:[A-Z]*=${value#*=}$" "$folder/CMakeCache.txt" 2>/dev/null || ready=no
  done
  [ "$ready" = no ] || return 0
  rm -f "$finished"
  echo "configuring $folder"
  cmake --preset "$1" --log-level=NOTICE "${options[@]}" >/dev/null && touch "$finished"
}

# compile PRESET [TARGET …]
compile() {
  local targets=()
  [ $# -eq 1 ] || targets=(--target "${@:2}")
  NINJA_STATUS='%f of %t, %es: ' cmake --build --preset "$1" "${targets[@]}"
}

# page_packages serving|testing: the page's npm packages, when others are locked or wanted than those installed.
page_packages() {
  local installed=web/node_modules/.installed omit=()
  [ "$1" = testing ] || omit=(--omit=dev)
  if cmp --silent web/package-lock.json "$installed-testing" ||
     { [ "$1" = serving ] && cmp --silent web/package-lock.json "$installed-serving"; }; then
    echo "nothing to install"
    return
  fi
  (cd web && npm ci "${omit[@]}" --no-audit --no-fund --loglevel=error) && cp web/package-lock.json "$installed-$1"
}

# page: the page in build/release/share/spooky/web, where the program looks for it, when a source is newer.
page() {
  local page=build/release/share/spooky/web
  if [ -f "$page/index.html" ] && [ -z "$(find web words apps/wasm build/wasm/bin -path '*/node_modules' -prune -o \
      -path 'web/dist' -prune -o -path 'web/board/dist' -prune -o -type f -newer "$page/index.html" -print -quit)" ]; then
    echo "nothing to build"
    return
  fi
  (cd web && npm run --silent build) && rm -rf "$page" && mkdir -p "$(dirname "$page")" &&
    cp -r web/dist "$page" && touch "$page/index.html"
}
