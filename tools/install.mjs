// Runs on any Node from 18, before packages are installed: plain JavaScript that imports only Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asWords, at, giveUp, say } from './place.mjs';

const readJson = (...parts) => JSON.parse(readFileSync(at(...parts), 'utf8'));

const nodePackage = () => `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const isGlibc = () => process.report.getReport().header.glibcVersionRuntime !== undefined;

/**
 * Whether every native package of the lockfile for this machine is installed: an old npm silently leaves out optional
 * packages that need a newer Node than its own.
 */
export const isWhole = () => {
  const libc = isGlibc() ? 'glibc' : 'musl';
  const isForHere = ({ os, cpu, libc: wanted }) =>
    os?.includes(process.platform) && cpu?.includes(process.arch) && (wanted?.includes(libc) ?? true);
  return Object.entries(readJson('package-lock.json').packages)
    .filter(([, one]) => isForHere(one))
    .every(([place]) => existsSync(at(place, 'package.json')));
};

/** Installs exactly the packages of the lockfile, under the Node 24 that everything runs on. */
export const ciAsPinned = () => {
  const [major] = process.versions.node.split('.').map(Number);
  const ci = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  if (major >= 24) return endIfFailed(npmHere(ci));
  const { node, npm } = bringNode();
  const own = path.dirname(node);
  endIfFailed(runIn(node, [npm, ...ci], { PATH: `${own}${path.delimiter}${process.env.PATH}` }));
};

/** For an older Node: installs Node 24 with its npm into a folder of their own. */
const bringNode = () => {
  const version = readJson('package.json').optionalDependencies[nodePackage()];
  const npmVersion = readJson('package.json').packageManager.split('@')[1];
  if (version === undefined)
    giveUp(
      `There is no Node 24 among the packages for ${nodePackage()}: install it (https://nodejs.org) and start again.`,
    );
  const folder = at('.cache', 'setup');
  const node = path.join(
    folder,
    'node_modules',
    nodePackage(),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  const npm = path.join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const wanted = JSON.stringify({ private: true, dependencies: { [nodePackage()]: version, npm: npmVersion } });
  const list = path.join(folder, 'package.json');
  const isThere = existsSync(node) && existsSync(npm) && readFileSync(list, 'utf8') === wanted;
  if (!isThere) {
    say(`This is Node ${process.versions.node}: bringing Node ${version}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(list, wanted);
    endIfFailed(
      npmHere(['install', '--prefix', folder, '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']),
    );
  }
  return { node, npm };
};

/** The npm that started this process, else the one on the path. */
const npmHere = (args) => {
  const called = process.env.npm_execpath;
  return called && /\.c?js$/.test(called) ? runIn(process.execPath, [called, ...args]) : runIn('npm', args);
};

const runIn = (program, args, env = {}) =>
  spawnSync(program, args, {
    cwd: at(),
    stdio: asWords,
    env: { ...process.env, ...env },
    shell: program === 'npm' && process.platform === 'win32',
  });

const endIfFailed = (done) => {
  if (done.error?.code === 'ENOENT')
    giveUp('npm is missing: install it (Debian: apt-get install npm) and start again.');
  if (done.status !== 0)
    giveUp(
      'The packages could not be installed: see the lines above. npm needs to reach its registry; then start again.',
    );
};
