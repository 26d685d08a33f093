import {execFileSync, spawnSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';

interface Program {
  readonly names: readonly string[];
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** A file without which the one on PATH will not do. */
  readonly part?: string;
}

/** What the checks need beside Node: real browsers and a real server. */
const PROGRAMS = {
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    packages: ['chromium'],
  },
  firefox: {names: ['firefox-esr', 'firefox'], packages: ['firefox-esr']},
  nginx: {
    names: ['nginx'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    part: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
} satisfies Record<string, Program>;

/** A program that the checks run. */
export type ProgramName = keyof typeof PROGRAMS;

/** Where servers stand, which is not on everyone's PATH. */
const SERVERS = ['/usr/sbin', '/usr/local/sbin'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath({names, part}: Program): string | undefined {
  if (part && !existsSync(part)) return undefined;
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...SERVERS];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** False where they cannot be installed. */
function installDebianPackages(packages: readonly string[]): boolean {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const {status} = spawnSync(`${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq ${packages.join(' ')}`, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  });
  return status === 0;
}

/** The environment variable that names a program where it is not on PATH. */
export function variableOf(name: ProgramName): string {
  return `${name.toUpperCase()}_PATH`;
}

/**
 * The path of a program: the one that its variable names, or one on PATH; else it is installed from Debian's packages.
 * @throws Error where there is none to be had, with what to do.
 */
export async function findProgram(name: ProgramName): Promise<string> {
  const program: Program = PROGRAMS[name];
  const {packages} = program;
  const variable = variableOf(name);
  const named = process.env[variable];
  if (named) {
    if (!isExecutable(named)) throw new Error(`${variable}=${named}: Unexpected path, expected an executable ${name}`);
    return named;
  }
  const found = onPath(program);
  if (found) return found;
  console.log(`Installing ${name} for the checks …`);
  const hasPackages = isExecutable('/usr/bin/apt-get');
  if (name === 'chromium' && !hasPackages) {
    // The test tool's own.
    execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
    return (await import('@playwright/test')).chromium.executablePath();
  }
  const installed = hasPackages && installDebianPackages(packages) ? onPath(program) : undefined;
  const part = program.part ? ` with ${path.basename(program.part)}` : '';
  if (!installed)
    throw new Error(
      `Unexpected machine without ${name}${part}, ` +
        `expected Debian's packages ${packages.join(' ')}, or a program named by ${variable}`,
    );
  return installed;
}
