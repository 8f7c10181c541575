// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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

test('pasted questions are sent under the title of their set, or under a name of the paste', async () => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  const names: unknown[] = [];
  const subjects = [{ programme: 'common', id: 'english', name: { en: 'English', zh: '英语' } }];
  const calls = [
    [getBankFilters, { programmes: [{ id: 'common', name: { en: 'General practice', zh: '通用练习' } }], subjects }],
    [listQuestionImports, { list: [], page: 1, total: 0, totalPage: 0 }],
  ] as const;
  renderWithCalls(<ImportStart />, calls, { language: 'en', at: '/teacher/subject/import' });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!(init?.body instanceof FormData)) return fetch(url, init);
    const file = init.body.get('file');
    names.push(file instanceof File ? file.name : file);
    return new Response(JSON.stringify({ success: 0, code: 'import.busy', message: 'Busy.' }), { status: 409 });
  });
  fireEvent.click(await screen.findByRole('combobox', { name: /For the subject/ }));
  fireEvent.click(await screen.findByRole('option', { name: /General practice/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Paste as text' }));
  fireEvent.change(screen.getByLabelText('Questions as text'), { target: { value: '1. Yes?\nAnswer: yes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the text' }));
  await waitFor(() => expect(names).toEqual(['Pasted questions.txt']));
  fireEvent.change(screen.getByLabelText(/Title of the question set/), { target: { value: ' Week 1/2 ' } });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Read the text' }).disabled).toBe(false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Read the text' }));
  await waitFor(() => expect(names).toEqual(['Pasted questions.txt', 'Week 1 2.txt']));
});
