import { afterEach, expect, test, vi } from 'vitest';
import { downloadListKey, hasDownloadList } from './download-list-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser without storage has no list, and every page with the corner still renders', () => {
  const getItem = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem });
  expect(hasDownloadList(7)).toBe(false);
});

test('the list has the name of the specification, and each person has their own', () => {
  expect(downloadListKey(7)).toContain('textBookArr');
  expect(downloadListKey(7)).not.toBe(downloadListKey(8));
});
