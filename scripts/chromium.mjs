// Finds a Chromium for the browser tests, or installs one: `findChromium()` gives its path.
import {execFileSync, execSync} from 'node:child_process';
import {accessSync, constants} from 'node:fs';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function installDebianPackage() {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const options = {stdio: ['ignore', 'ignore', 'inherit'], env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  execSync(`${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq chromium`, options);
  return onPath();
}

async function installOwnBrowser() {
  execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
  return (await import('@playwright/test')).chromium.executablePath();
}

/** The Chromium that CHROMIUM_PATH names, or one on PATH; else Debian's package or the test tool's own is installed. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH=${named}: Unexpected path, expected an executable Chromium`);
    return named;
  }
  const found = onPath();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  return isExecutable('/usr/bin/apt-get') ? installDebianPackage() : installOwnBrowser();
}
