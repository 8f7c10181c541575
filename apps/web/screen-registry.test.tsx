// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { screenAccess, findScreen } from './screen-registry.ts';
import { screens } from './screens.ts';

test('every screen has its access rule before its table is loaded, and its row is found in the table', async () => {
  expect(screenAccess.map(({ path }) => path).sort()).toEqual(screens.map(({ path }) => path).sort());
  for (const row of screens) {
    // Callers are compared by their fields, without their functions.
    expect(row.access).toMatchObject(screenAccess.find(({ path }) => path === row.path)?.who as object);
    expect(await findScreen(row.path)).toBe(row);
  }
});

test('a path without a screen has no row, and each row is requested once', () => {
  expect(findScreen('/nowhere')).toBeNull();
  expect(findScreen('/stu/index')).toBe(findScreen('/stu/index'));
});
