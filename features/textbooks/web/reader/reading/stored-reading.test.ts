import { memoryStorage } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUnsentReadingStorage, getLastPage, saveLastPage } from './stored-reading.ts';

const key = 'inkstone.reading.31002';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('pages and progress that an earlier version stored are read, and stay when more is stored', () => {
  localStorage.setItem(key, JSON.stringify({ left: { 4: 12 }, untold: { 7: { page: 3, seen: [1, 3] } } }));
  expect(getLastPage(31_002, 4)).toBe(12);
  expect(createUnsentReadingStorage(31_002, 7).read()).toEqual({ page: 3, seen: [1, 3] });

  saveLastPage(31_002, 5, 2);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
    lastPages: { 4: 12, 5: 2 },
    unsent: { 7: { page: 3, seen: [1, 3] } },
  });
  createUnsentReadingStorage(31_002, 7).write(null);
  expect(createUnsentReadingStorage(31_002, 7).read()).toBeNull();
  expect([getLastPage(31_002, 4), getLastPage(31_002, 5)]).toEqual([12, 2]);
});

test('damaged texts count as nothing', () => {
  for (const text of ['', 'null', '{', '3']) {
    localStorage.setItem(key, text);
    expect(getLastPage(31_002, 4)).toBeNull();
  }
});
