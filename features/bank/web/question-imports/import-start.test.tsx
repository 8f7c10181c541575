// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getBankFilters } from '../../contract.ts';
import { listQuestionImports } from '../../contract/question-imports.ts';
import { buildQuestionTemplate } from '../../question-sheet-template.ts';
import { renderWithCalls } from '../testing.tsx';
import { ImportStart } from './import-start.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The text of a blob of the page, which has no `text()`. */
const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.readAsText(blob);
  });

test.each([
  ['en', 'Template in Chinese (CSV)', 'zh', 'questions.csv'],
  ['zh', '英文模板（CSV）', 'en', '题目.csv'],
] as const)('a template of either language is saved by who reads in %s', async (language, label, heads, name) => {
  const saved: Blob[] = [];
  const names: string[] = [];
  class SavingUrl extends URL {
    static override createObjectURL = (bytes: Blob) => `blob:${saved.push(bytes)}`;
    static override revokeObjectURL = () => undefined;
  }
  vi.stubGlobal('URL', SavingUrl);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const calls = [
    [getBankFilters, { programmes: [], subjects: [] }],
    [listQuestionImports, { list: [], page: 1, total: 0, totalPage: 0 }],
  ] as const;
  renderWithCalls(<ImportStart />, calls, { language, at: '/teacher/topicgroup/import' });
  fireEvent.click(await screen.findByRole('button', { name: label }));
  expect(names).toEqual([name]);
  expect(saved).toHaveLength(1);
  const [head = []] = buildQuestionTemplate(heads);
  const text = await readText(saved[0] ?? new Blob());
  expect(text.split('\r\n')[0]).toContain(head.map((cell) => `"${cell}"`).join(','));
});
