// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { builtScreens, rowAt } from './rows.ts';
import { screens } from './screens.ts';

test('every screen is known with its caller before its table has come, and its row is found there', async () => {
  expect(builtScreens.map(({ path }) => path).sort()).toEqual(screens.map(({ path }) => path).sort());
  for (const row of screens) {
    // A caller travels as what it says; its way to narrow itself stays behind.
    expect(row.access).toMatchObject(builtScreens.find(({ path }) => path === row.path)?.who as object);
    expect(await rowAt(row.path)).toBe(row);
  }
});

test('a path without a screen has no row, and a row is asked for once', () => {
  expect(rowAt('/nowhere')).toBeNull();
  expect(rowAt('/stu/index')).toBe(rowAt('/stu/index'));
});
