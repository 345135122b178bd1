# Sourced by app/run and tests/run: installs what the system lacks, from Debian.

# What the program needs to be built and to open its window.
program_packages=(
  build-essential cmake ninja-build ccache
  qt6-base-dev qt6-base-dev-tools libqt6opengl6-dev qt6-3d-dev qt6-svg-dev libqt6svg6
  qt6-l10n-tools qt6-translations-l10n
  libgl-dev libegl-dev libvulkan-dev libgl1-mesa-dri
  libeigen3-dev libgmp-dev nlohmann-json3-dev libcli11-dev libhwy-dev libtbb-dev libwebp-dev
  fonts-dejavu-core
)

# What the tests need besides.
test_packages=(xvfb xauth fonts-noto-cjk clang-format clang-tidy librapidcheck-dev libbenchmark-dev
  libgtest-dev catch2 doctest-dev gdb lldb libglm-dev libbullet-dev python3 python3-jsonschema libxml2-utils rustc
  python3-dev pybind11-dev python3-numpy jupyter-nbconvert python3-ipykernel
  ffmpeg parallel desktop-file-utils appstream mandoc shared-mime-info lintian doxygen)

# Installs those of the packages that are missing, naming them first. Does nothing when all are
# there. On a system without apt it says what is needed and goes on if the build tools are there.
install_packages() {
  local package missing=() as_root=()
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    if command -v cmake >/dev/null && command -v ninja >/dev/null && command -v c++ >/dev/null; then
      return 0
    fi
    echo "This system has no apt to install packages with. What is needed goes by these names in" >&2
    echo "Debian 12; install their like, then start this again:" >&2
    echo "  $*" >&2
    return 1
  fi
  for package in "$@"; do
    dpkg-query -W -f='${Status}\n' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0

  echo "Installing these packages: ${missing[*]}"
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null; then
      echo "That needs the rights of root, and there is no sudo. As root, run:" >&2
      echo "  apt-get install ${missing[*]}" >&2
      return 1
    fi
    as_root=(sudo)
  fi
  if ! { "${as_root[@]}" apt-get update -q &&
         "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
           apt-get install -y -q --no-install-recommends "${missing[@]}"; }; then
    echo "The packages could not be installed; Hairline is built on Debian 12 or later." >&2
    return 1
  fi
}
