import { expect, inject, test } from 'vitest';
import { generateDocs } from './generate-docs.ts';
import { callLine, isUsedByWeb, readText } from './call-locations.ts';
import { readCallExports, readCalls, readScreens } from './registries.ts';

test('the generated documents are up to date; "npm run docs" updates them', async () => {
  const sources = {
    calls: await readCalls(),
    callExports: await readCallExports(),
    screens: await readScreens(),
    databaseUrl: inject('templateUrl'),
  };
  const now = await generateDocs(sources);

  const stale = Object.entries(now).filter(([file, text]) => readText(file) !== text);

  expect(stale.map(([file]) => file)).toEqual([]);
});

test('each call has an operation id: its own, that of the call it is an alias of, or that of its family', async () => {
  const page = readText('docs/calls.md').split('\n## ').slice(1);
  const findOperation = (call: string) =>
    page.find((listedCall) => listedCall.startsWith(`${call}\n`))?.match(/^- operation: (.+)$/m)?.[1];

  expect(page.filter((listedCall) => !/^- operation: \S+$/m.test(listedCall))).toEqual([]);
  expect(findOperation('GET remind')).toBe('remind');
  expect(findOperation('POST upload/duolingoAudio')).toBe('upload/uploadAudio');
  expect(findOperation('POST backend/test/edit')).toBe('backend/{family}/edit');
});

test('a call that no screen makes says whom it serves, and no other call does', async () => {
  const exports = await readCallExports();
  const calls = (await readCalls()).map((call) => ({
    name: callLine(call),
    isScreen: (exports.get(callLine(call)) ?? []).some(isUsedByWeb),
    isInterface: call.interfaceFor !== undefined,
  }));

  expect(calls.filter(({ isScreen, isInterface }) => !isScreen && !isInterface)).toEqual([]);
  expect(calls.filter(({ isScreen, isInterface }) => isScreen && isInterface)).toEqual([]);
});

test('the old words of the calls in the glossary are words of the specification’s paths, fields and sent states', () => {
  const sources = [
    'docs/spec/wire-fields.txt',
    'docs/spec/calls.txt',
    'docs/spec/routes.txt',
    'exam/attempt/wire-state.ts',
  ];
  const words = new Set(sources.flatMap((file) => readText(file).match(/\w+/g) ?? []));
  const rows = readText('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const cells = rows.slice(2).map((row) => row.split('|').map((cell) => cell.trim()));
  const oldWords = cells.flatMap(([, word = '', , , , calls = '']) =>
    calls === '-' ? [] : calls.split(', ').map((oldWord) => ({ word, oldWord })),
  );

  expect(cells.length).toBeGreaterThan(60);
  expect(oldWords.filter(({ oldWord }) => !words.has(oldWord))).toEqual([]);
});
