import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywright, readVitest } from './test-reports.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'inkstone-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (content: object): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const inRoot = (file: string) => path.resolve(import.meta.dirname, '..', file);

test('a Vitest report names each test that failed or did not run, and a file that could not be loaded', () => {
  const tally = readVitest(
    report({
      numPassedTests: 2,
      testResults: [
        {
          name: inRoot('exam/score.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'passed', fullName: 'rounds' },
            { status: 'failed', fullName: 'caps', failureMessages: ['\u001B[31mexpected 3 to be 4\u001B[39m\n  at x'] },
            { status: 'skipped', fullName: 'weighs' },
          ],
        },
        { name: inRoot('exam/clock.test.ts'), status: 'failed', message: 'no such module\nat y', assertionResults: [] },
      ],
    }),
  );
  expect(tally).toStrictEqual({
    passed: 2,
    failed: 3,
    failures: [
      'exam/score.test.ts: caps (failed) expected 3 to be 4',
      'exam/score.test.ts: weighs (skipped)',
      'exam/clock.test.ts: no such module',
    ],
  });
});

test('a Playwright report names each test that failed or was skipped, and errors outside the tests', () => {
  const spec = (title: string, ok: boolean, status: string, message?: string) => ({
    title,
    file: 'a.journey.ts',
    ok,
    tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  });
  const tally = readPlaywright(
    report({
      suites: [
        {
          specs: [spec('opens', true, 'expected'), spec('saves', false, 'unexpected', 'not saved\n at z')],
          suites: [{ specs: [spec('prints', true, 'skipped')] }],
        },
      ],
      errors: [{ message: 'no browser' }, {}],
    }),
  );
  expect(tally).toStrictEqual({
    passed: 1,
    failed: 4,
    failures: ['a.journey.ts: saves not saved', 'a.journey.ts: prints', 'no browser', 'an error outside the tests'],
  });
});
