// Runs on any Node from 18, before packages are installed: plain JavaScript that imports only Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asWords, at, giveUp, root, say } from './place.mjs';
import { ciAsPinned, isWhole } from './install.mjs';
import { alone } from './lock.mjs';
import { shellOfNpm, whenShellEnds } from './shell.mjs';

export { giveUp, root };

// On a machine with much memory V8 would let young objects take 130 MB before it collects them; and starting leaves a
// hundred more of garbage, which `main.ts` frees once it serves.
export const serverFlags = ['--max-semi-space-size=16', '--expose-gc'];

// Outside node_modules, since an installation empties that folder.
const settingUp = at('.cache', 'setting-up');

const digestOf = (texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
};

/** The digest stored when a step was last done; null where it never was. */
const saysOf = (stamp) => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : null);

/** Installs the packages where there are none, or where the lockfile has changed since. */
export const installPackages = () => {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 18)
    giveUp(`Node ${process.versions.node} is too old: install Node 18 or newer (Debian: apt-get install nodejs npm).`);
  const stamp = at('node_modules', '.inkstone-lock');
  const wanted = digestOf([readFileSync(at('package-lock.json')), readFileSync(at('package.json'))]);
  if (saysOf(stamp) === wanted) return;
  alone(settingUp, () => {
    // Another start may have done it between the check and the lock.
    if (saysOf(stamp) === wanted) return;
    if (!isInstalled()) ciAsPinned();
    writeFileSync(stamp, wanted);
  });
};

/** Whether current packages were installed without this script; otherwise prints what is done next. */
const isInstalled = () => {
  const hidden = at('node_modules', '.package-lock.json');
  const isFresh =
    existsSync(hidden) &&
    !existsSync(at('node_modules', '.inkstone-lock')) &&
    statSync(hidden).mtimeMs >= statSync(at('package-lock.json')).mtimeMs &&
    isWhole();
  if (isFresh) return true;
  say(
    existsSync(hidden)
      ? 'The packages are not those of the list: installing them again'
      : 'Installing the packages (about a minute)',
  );
  return false;
};

/** The Node 24 that everything runs on, whatever the machine's version. */
export const findNode = () => {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = at('node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const isOwn =
    existsSync(program) && spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24');
  if (isOwn) return program;
  const [major] = process.versions.node.split('.').map(Number);
  if (major >= 24) return process.execPath;
  return giveUp(
    `The package ${name} is missing or does not run here. Install Node 24 (https://nodejs.org) and start again with it.`,
  );
};

const webSources = ['apps/web', 'features', 'packages', 'exam', 'programmes'];

/** Builds the web app where its sources or packages have changed since the last build. False where the build fails. */
export const buildWeb = (node) => {
  const stamp = at('.cache', 'web-build');
  const wanted = digestOf([...sourcesOf(webSources), readFileSync(at('package-lock.json'))]);
  const built = at('apps', 'web', 'dist', 'index.html');
  const isBuilt = () => existsSync(built) && saysOf(stamp) === wanted;
  if (isBuilt()) return true;
  return alone(settingUp, () => {
    if (isBuilt()) return true;
    say(existsSync(built) ? 'The sources changed: building the web app again' : 'Building the web app');
    const vite = at('node_modules', 'vite', 'bin', 'vite.js');
    const done = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], { cwd: at('apps', 'web'), stdio: asWords });
    if (done.status === 0) writeFileSync(stamp, wanted);
    return done.status === 0;
  });
};

const left = new Set(['node_modules', 'dist', 'journeys', 'server', 'test-results']);

/** Paths and contents of all files that a build can read. */
const sourcesOf = (folders) => folders.flatMap(sourcesIn);

const sourcesIn = (folder) => {
  const entries = readdirSync(at(folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return left.has(entry.name) ? [] : sourcesIn(file);
    return /\.(test|journey)\.tsx?$/.test(entry.name) ? [] : [file, readFileSync(at(file))];
  });
};

/**
 * Continues as another program: replaces this process where Node can do that, else runs a child that receives every
 * signal and exits when this process is gone. Under npm it is also stopped, as by SIGTERM, when npm's shell ends.
 */
export const becomes = (program, args, env = {}) => {
  // With few malloc arenas a third less memory remains in use after the sources are loaded.
  const whole = { ...process.env, MALLOC_ARENA_MAX: '2', NODE_COMPILE_CACHE: at('.cache', 'compiled'), ...env };
  const shell = shellOfNpm();
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    const follows = shell === null ? [] : ['--import', new URL('follow-shell.mjs', import.meta.url).href];
    process.execve(program, [program, ...follows, ...args], { ...whole, INKSTONE_SHELL: String(shell) });
  }
  const child = spawn(program, ['--import', new URL('follow-parent.mjs', import.meta.url).href, ...args], {
    cwd: process.cwd(),
    env: whole,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (shell !== null) whenShellEnds(shell, () => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
};

/** Installs the packages and finds Node; returns the Node program to continue with. */
export const prepare = () => {
  process.chdir(root);
  installPackages();
  return findNode();
};
