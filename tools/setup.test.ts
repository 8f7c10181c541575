import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './call-locations.ts';

/** The folders of the web app's sources. */
const sources = ['apps/web', 'features', 'packages', 'exam', 'programmes'];

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'inkstone-checkout-'));
  for (const name of ['run', 'start', 'setup', 'place', 'install', 'lock', 'shell', 'follow-shell', 'follow-parent'])
    cpSync(path.join(root, 'tools', `${name}.mjs`), path.join(checkout, 'tools', `${name}.mjs`));
  write('package.json', '{}');
  write('package-lock.json', '{ "packages": {} }');
  write('npm.cjs', npm);
  write('command.mjs', `console.log('{"openapi":"3.1.0"}');`);
  for (const folder of sources) write(`${folder}/words.ts`, `export const place = '${folder}';`);
  write('apps/server/main.ts', `console.log('serves');`);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(checkout, name)), { recursive: true });
  writeFileSync(path.join(checkout, name), text);
};

/** A stand-in for npm that adds a Vite which counts its builds; like `npm ci` it empties the packages first. */
const npm = `
  const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
  rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules/vite/bin', { recursive: true });
  writeFileSync('node_modules/.package-lock.json', '{}');
  writeFileSync('node_modules/vite/bin/vite.js', \`
    const { appendFileSync, existsSync, mkdirSync } = require('node:fs');
    if (existsSync('../../broken')) process.exit(1);
    mkdirSync('dist', { recursive: true });
    appendFileSync('dist/index.html', 'built ');
  \`);
  console.log('added 2 packages');
`;

const inCheckout = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: path.join(checkout, 'npm.cjs') },
  });

const run = () => inCheckout('tools/run.mjs', 'command.mjs');

/** Starts the product; returns the output of the set-up and the number of builds of the web app so far. */
const start = () => {
  const { status, stdout, stderr } = inCheckout('tools/start.mjs');
  const output = stderr.split('\n').filter((line) => line.startsWith('[inkstone]'));
  const builds = readFileSync(path.join(checkout, 'apps/web/dist/index.html'), 'utf8').trim().split(' ').length;
  return { status, serves: stdout.endsWith('serves\n'), builds, said: output };
};

test('the output of a command may be piped although packages are installed first', () => {
  const first = run();

  expect(first).toMatchObject({ status: 0, stdout: '{"openapi":"3.1.0"}\n' });
  expect(first.stderr).toMatch(/Installing the packages[^]*added 2 packages/);
});

test('with the packages installed nothing is printed', () => {
  run();
  const again = run();

  expect(again).toMatchObject({ status: 0, stdout: '{"openapi":"3.1.0"}\n' });
  expect(again.stderr).not.toContain('[inkstone]');
});

test('a first start sets up what is missing, and a second one does nothing', () => {
  expect(start()).toEqual({
    ...{ status: 0, serves: true, builds: 1 },
    said: ['[inkstone] Installing the packages (about a minute)', '[inkstone] Building the web app'],
  });
  expect(start()).toEqual({ status: 0, serves: true, builds: 1, said: [] });
});

test('changed, added or removed sources are built first, with a message; a test file is no source', () => {
  const output = ['[inkstone] The sources changed: building the web app again'];
  start();
  for (const [index, folder] of sources.entries()) {
    write(`${folder}/words.ts`, 'export const place = null;');
    expect({ folder, ...start() }).toEqual({ folder, status: 0, serves: true, builds: index + 2, said: output });
  }
  const builds = sources.length + 1;
  write('features/words.test.ts', '');
  expect(start()).toMatchObject({ builds, said: [] });
  write('features/more/words.ts', '');
  expect(start()).toMatchObject({ builds: builds + 1, said: output });
  rmSync(path.join(checkout, 'features/more/words.ts'));
  expect(start()).toMatchObject({ builds: builds + 2, said: output });
}, 60_000);

test('a changed lockfile is installed first and built with, with a message', () => {
  start();
  write('package-lock.json', '{ "packages": { "": {} } }');
  expect(start()).toEqual({
    ...{ status: 0, serves: true, builds: 2 },
    said: [
      '[inkstone] The packages are not those of the list: installing them again',
      '[inkstone] The sources changed: building the web app again',
    ],
  });
  expect(start()).toMatchObject({ builds: 2, said: [] });
});

test('a failed build is reported, serves nothing and is retried', () => {
  start();
  write('features/words.ts', 'export const place = null;');
  write('broken', '');
  const failed = start();
  expect(failed).toMatchObject({ status: 1, serves: false, builds: 1 });
  expect(failed.said.at(-1)).toBe('[inkstone] The web app could not be built: see the lines above.');
  rmSync(path.join(checkout, 'broken'));
  expect(start()).toMatchObject({ status: 0, serves: true, builds: 2 });
});

test('neither packages are installed nor the web app is built while another start is setting up', () => {
  const lock = '.cache/setting-up';
  // A lock of a process that is running: this test's.
  const taken = () => write(`${lock}/pid`, String(process.pid));
  const waits = expect.stringContaining(`Another start (process ${process.pid}) is setting up here`);
  const release = () => rmSync(path.join(checkout, lock), { recursive: true });

  taken();
  expect(run()).toMatchObject({ status: 1, stdout: '', stderr: waits });
  expect(existsSync(path.join(checkout, 'node_modules'))).toBe(false);
  release();
  start();

  write('features/words.ts', 'export const place = null;');
  taken();
  expect(start()).toEqual({ status: 1, serves: false, builds: 1, said: [waits] });
  expect(run()).toMatchObject({ status: 0 });
  release();
  expect(start()).toMatchObject({ status: 0, serves: true, builds: 2 });
});

test("a signal to npm's shell stops the program, which shuts down in order", async () => {
  run();
  write(
    'command.mjs',
    `process.on('SIGTERM', () => { console.log('stopping'); clearInterval(stays); });
     const stays = setInterval(() => undefined, 1000);
     console.log('runs');`,
  );
  const script = `"${process.execPath}" tools/run.mjs command.mjs`;
  // A shell that does not replace itself with the program, like npm's.
  const shell = spawn('sh', ['-c', `${script}; exit $?`], {
    cwd: checkout,
    env: { ...process.env, npm_execpath: path.join(checkout, 'npm.cjs'), npm_lifecycle_script: script },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output: string[] = [];
  // The pipe ends once neither the shell nor the program has it open.
  for await (const text of shell.stdout.setEncoding('utf8')) {
    output.push(String(text).trim());
    if (output.includes('runs')) shell.kill('SIGTERM');
  }
  expect(output).toEqual(['runs', 'stopping']);
}, 20_000);
