// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a file is saved under a name that every system takes, and its bytes stay until they are read', () => {
  vi.useFakeTimers();
  const revoked = vi.fn<(url: string) => void>();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoked }));
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  saveFile(new Blob(['x']), 'Unit 3: "cars" / 车.csv');
  saveFile(new Blob(['x']), 'What is true?.pdf');
  expect(names).toEqual(['Unit 3 cars 车.csv', 'What is true.pdf']);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledWith('blob:x');
});
