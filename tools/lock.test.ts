import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './call-locations.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'inkstone-lock-'));
  lock = path.join(folder, '.cache', 'setting-up');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A script that runs a function under the lock, as the set-up does. */
const script = (act: string): string[] => {
  const file = path.join(root, 'tools', 'lock.mjs');
  return ['--input-type=module', '-e', `import { alone } from '${file}'; alone('${lock}', () => { ${act} });`];
};
const start = (act: string) => spawnSync(process.execPath, script(act), { encoding: 'utf8' });
/** Starts a process that runs until it is ended. */
const lasting = async () => {
  const child = spawn(process.execPath, script("console.log('begun'); for (;;);"), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

test('a second start reports the running set-up and stops without doing anything', async () => {
  const first = await lasting();
  const second = start("console.log('did it')");
  first.kill('SIGKILL');
  await once(first, 'exit');

  expect(second).toMatchObject({ status: 1, stdout: '' });
  expect(second.stderr).toContain(`Another start (process ${first.pid}) is setting up here`);
});

test('the lock of a process that has ended is taken over, and released at the end', async () => {
  const dead = await lasting();
  dead.kill('SIGKILL');
  await once(dead, 'exit');

  const next = start("console.log('did it')");

  expect(next).toMatchObject({ status: 0, stdout: 'did it\n' });
  expect(next.stderr).toContain('broken off');
  expect(existsSync(lock)).toBe(false);
});

test('a function that throws or gives up leaves no lock', () => {
  expect(start("throw new Error('no')").status).toBe(1);
  expect(existsSync(lock)).toBe(false);
  expect(start('process.exit(3)').status).toBe(3);
  expect(existsSync(lock)).toBe(false);
});

test('a lock that another process holds by now is left alone', () => {
  mkdirSync(lock, { recursive: true });
  writeFileSync(path.join(lock, 'pid'), String(process.pid));

  expect(start("console.log('did it')").status).toBe(1);
  expect(readFileSync(path.join(lock, 'pid'), 'utf8')).toBe(String(process.pid));
});
