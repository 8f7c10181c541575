// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { screenAccess, findScreen } from './screen-registry.ts';
import { screens } from './screens.ts';

test('every screen is known with its caller before its table has come, and its row is found there', async () => {
  expect(screenAccess.map(({ path }) => path).sort()).toEqual(screens.map(({ path }) => path).sort());
  for (const row of screens) {
    // Callers are compared by their fields, without their functions.
    expect(row.access).toMatchObject(screenAccess.find(({ path }) => path === row.path)?.who as object);
    expect(await findScreen(row.path)).toBe(row);
  }
});

test('a path without a screen has no row, and a row is asked for once', () => {
  expect(findScreen('/nowhere')).toBeNull();
  expect(findScreen('/stu/index')).toBe(findScreen('/stu/index'));
});
