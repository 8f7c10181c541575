// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['The climb: AMC 12 Lin Xiaohe', 'The climb AMC 12 Lin Xiaohe.pdf'],
  ['Week 3/4', 'Week 3 4.pdf'],
  ['What is true?', 'What is true.pdf'],
  ['登山：第 11 题', '登山：第 11 题.pdf'],
])('%s is saved under a name that every system takes, without gaps', (title, name) => {
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:report', revokeObjectURL: () => undefined });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  saveFile(new Blob(), title);
  expect(names).toEqual([name]);
});
