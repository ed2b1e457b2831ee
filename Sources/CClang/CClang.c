// The only door to libclang.
