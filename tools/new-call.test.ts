import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './call-locations.ts';

let copy: string;
const read = (file: string): string => readFileSync(path.join(copy, file), 'utf8');

const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
const newCall = (...args: string[]) => run('tools/new-call.ts', ...args);

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'inkstone-new-call-'));
  const features = ['people', 'session', 'taking', 'messages'].map((name) => `features/${name}`);
  const tools = ['call-locations', 'call-skeleton', 'new-call'].map((name) => `tools/${name}.ts`);
  for (const name of [...tools, 'package.json', 'tsconfig.base.json', ...features])
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, 'docs/spec'), { recursive: true });
  writeFileSync(path.join(copy, 'docs/spec/calls.txt'), 'GET messages/newest\nPOST messages/tidy\n');
  writeFileSync(path.join(copy, 'docs/spec/added-calls.txt'), 'POST people/tidy\n');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The compiler's output for the generated files and everything they import. */
const compile = (files: readonly string[]): string => {
  const options = { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'], jsx: 'react-jsx' };
  const settings = { extends: './tsconfig.base.json', compilerOptions: options, files };
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(settings));
  return run(path.join(root, 'node_modules/ts7/bin/tsc'), '-p', 'tsconfig.json', '--noEmit').stdout;
};

test('the generated call compiles, in a feature with one contract file and in one with a folder of them', () => {
  const written = [
    ['messages', 'readNewest', 'messages/newest'],
    ['messages', 'tidyMessages', 'messages/tidy'],
    ['people', 'tidyPeople', 'people/tidy'],
    ['session', 'readPlace', 'session/place'],
    ['taking', 'readPulse', 'taking/pulse'],
  ] as const;
  for (const line of written) expect(newCall(...line)).toMatchObject({ status: 0, stderr: '' });

  const files = written.flatMap(([feature, name]) => {
    const file = `features/${feature}/server/${name.replaceAll(/[A-Z]/g, (contractFile) => `-${contractFile.toLowerCase()}`)}`;
    return [`features/${feature}/contract.ts`, `${file}.ts`];
  });
  expect(compile(files)).toBe('');
  expect(read('features/messages/contract.ts')).toMatch(/path: 'messages\/newest',\s+method: 'GET',\s+effect: 'read'/);
  expect(read('features/messages/contract.ts')).toMatch(/path: 'messages\/tidy',\s+method: 'POST',\s+effect: 'write'/);
  expect(read('features/messages/server/read-newest.test.ts')).toContain('student.ask(readNewest, {})');
  expect(read('features/taking/contract.ts')).toContain("export * from './contract/read-pulse.ts';");
});

test('an existing call is refused with a message, and nothing is written', () => {
  const before = read('features/people/contract.ts');

  expect(newCall('people', 'again', 'backend/teacher/resetPassword').stderr).toContain('stands already in');
  expect(newCall('nowhere', 'again', 'people/again').stderr).toContain('There is no feature nowhere.');
  expect(newCall('people').stderr).toContain('npm run new:call');
  expect(read('features/people/contract.ts')).toBe(before);
});
