# Debian's clang-19 with its own libc++ and wasi-libc, target wasm32-wasi.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# GNU ar keeps these objects without an index; lld-19 needs none.
set(CMAKE_AR ar)
set(CMAKE_RANLIB ranlib)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# Boost is header-only for us, but /usr/include as a whole belongs to the host: lend the compiler the one folder.
set(SPOOKY_BORROWED_INCLUDE "${CMAKE_BINARY_DIR}/borrowed")
file(MAKE_DIRECTORY "${SPOOKY_BORROWED_INCLUDE}")
file(CREATE_LINK /usr/include/boost "${SPOOKY_BORROWED_INCLUDE}/boost" SYMBOLIC)
set(CMAKE_CXX_FLAGS_INIT "-isystem ${SPOOKY_BORROWED_INCLUDE} -DBOOST_SYSTEM_DISABLE_THREADS")
