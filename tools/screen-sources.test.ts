import { beforeAll, expect, test } from 'vitest';
import { readCalls, readScreens, type ScreenEntry } from './registries.ts';
import { findScreen } from './screen-sources.ts';

let screens: readonly ScreenEntry[];
let calls: string[];
beforeAll(async () => {
  screens = await readScreens();
  calls = (await readCalls()).map((call) => call.path);
});

const locate = (path: string) => {
  const row = screens.find((screen) => screen.path === path);
  return row && findScreen(row, calls);
};
const callPaths = (path: string) => locate(path)?.calls.map((call) => call.path);

test('a test in a file of another name that renders the screen is found', () => {
  expect(locate('/home')?.tests).toContain('features/session/web/account.screen.test.tsx');
});

test('a journey that opens the screen by its path is found', () => {
  expect(locate('/teacher/task/detail')?.tests).toContain('apps/web/journeys/redo.journey.ts');
});

test('a screen has the calls of the files it imports, including those of a table and of another feature', () => {
  const used = callPaths('/teacher/task/detail');

  expect(used).toEqual(expect.arrayContaining(['backend/homework/detail', 'backend/homework/editDeadline']));
  expect(used).toContain('backend/test/assess');
});

test('a type-only import gives a screen no call', () => {
  expect(callPaths('/stu/index')).toContain('frontend/index/statistics');
  expect(callPaths('/stu/index')).not.toContain('frontend/test/lists');
});
