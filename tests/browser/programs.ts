// The programs that the browser tests and the benchmarks drive, as this machine has them; scripts/programs.sh installs them.
import {spawnSync} from 'node:child_process';

/** The path of the first of these programs that is there; undefined if there is no such program. */
function find(names: string): string | undefined {
  const script = `PATH=$PATH:/usr/sbin; for name in ${names}; do command -v $name && break; done`;
  return spawnSync('sh', ['-c', script]).stdout.toString().trim() || undefined;
}

/** Chromium without its window opens a page in half the time. */
export const CHROMIUM = find('chromium-headless-shell chromium chromium-browser google-chrome');
export const FIREFOX = find('firefox-esr firefox');
/** The driver of WebKitGTK, the engine of Safari. */
export const WEBKIT_DRIVER = find('WebKitWebDriver');
export const NGINX = find('nginx');
