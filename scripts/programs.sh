#!/bin/sh
# Installs the programs that the tests need beside Node, as Debian's packages, if it may without a password. It says what
# it will do, and does nothing where the programs are there. On other systems it names what to install.
PATH=$PATH:/usr/sbin
missing=''
# The package of a program, and the names under which the program may be there.
need() {
  package=$1
  shift
  for name; do command -v "$name" > /dev/null && return; done
  missing="$missing $package"
}
need chromium-headless-shell chromium-headless-shell chromium chromium-browser google-chrome
need firefox-esr firefox-esr firefox
need webkit2gtk-driver WebKitWebDriver
need xvfb xvfb-run
need nginx nginx
need libnginx-mod-http-brotli-static /usr/lib/nginx/modules/ngx_http_brotli_static_module.so
if [ -z "$missing" ]; then exit; fi

if [ "$(id -u)" != 0 ]; then sudo='sudo -n'; fi
if command -v apt-get > /dev/null && $sudo true 2> /dev/null; then
  echo "Installing Debian's packages for the tests:$missing"
  $sudo apt-get update -qq && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing > /dev/null
else
  echo "For all tests, install these programs, here by their names in Debian:$missing"
fi
