import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './places.ts';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'inkstone-checkout-'));
  for (const name of ['run', 'setup', 'place', 'install', 'lock', 'shell', 'follow-shell', 'follow-parent'])
    cpSync(path.join(root, 'tools', `${name}.mjs`), path.join(checkout, 'tools', `${name}.mjs`));
  write('package.json', '{}');
  write('package-lock.json', '{ "packages": {} }');
  write('npm.cjs', `require('node:fs').mkdirSync('node_modules'); console.log('added 2 packages');`);
  write('command.mjs', `console.log('{"openapi":"3.1.0"}');`);
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

const write = (name: string, text: string): void => writeFileSync(path.join(checkout, name), text);

const run = () =>
  spawnSync(process.execPath, ['tools/run.mjs', 'command.mjs'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: path.join(checkout, 'npm.cjs') },
  });

test('what a command prints may be piped though the packages are installed first', () => {
  const first = run();

  expect(first).toMatchObject({ status: 0, stdout: '{"openapi":"3.1.0"}\n' });
  expect(first.stderr).toMatch(/Installing the packages[^]*added 2 packages/);
});

test('with the packages there nothing is said', () => {
  run();
  const again = run();

  expect(again).toMatchObject({ status: 0, stdout: '{"openapi":"3.1.0"}\n' });
  expect(again.stderr).not.toContain('[inkstone]');
});

test('a signal to the shell that npm puts between stops the program, which ends what it has begun', async () => {
  run();
  write(
    'command.mjs',
    `process.on('SIGTERM', () => { console.log('stopping'); clearInterval(stays); });
     const stays = setInterval(() => undefined, 1000);
     console.log('runs');`,
  );
  const script = `"${process.execPath}" tools/run.mjs command.mjs`;
  // A shell that stays, as npm's does.
  const shell = spawn('sh', ['-c', `${script}; exit $?`], {
    cwd: checkout,
    env: { ...process.env, npm_execpath: path.join(checkout, 'npm.cjs'), npm_lifecycle_script: script },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said: string[] = [];
  // The pipe ends once nobody holds it any more: neither the shell nor the program.
  for await (const text of shell.stdout.setEncoding('utf8')) {
    said.push(String(text).trim());
    if (said.includes('runs')) shell.kill('SIGTERM');
  }
  expect(said).toEqual(['runs', 'stopping']);
}, 20_000);
