// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exportNoteCodes } from '../../export/vocabulary.ts';
import { planQuestionFile } from '../../contract/question-files.ts';
import { exportNoteMessages } from '../../messages.ts';
import { renderWithCalls } from '../testing.tsx';
import { ExportDialog } from './export-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const formats = [{ format: 'qti3', name: { en: 'QTI 3.0 package', zh: 'QTI 3.0 试题包' }, extension: '.zip' }];

const item = (position: number, outcome: string, code?: string) => ({
  ...{ setId: 5, title: 'Fractions', titleZh: '分数', position, excerpt: `Question text ${position}`, outcome },
  notes: code === undefined ? [] : [{ code, detail: '' }],
});

const draw = (items: readonly object[], language: 'en' | 'zh' = 'en') => {
  const onClose = vi.fn<(isSaved: boolean) => void>();
  const plan = { formats, sizeBytes: 100, items };
  renderWithCalls(<ExportDialog ids={[5, 6]} onClose={onClose} />, [[planQuestionFile, plan]], { language });
  return onClose;
};

const getSave = (name = 'Save file') => screen.getByRole<HTMLButtonElement>('button', { name });

test("Inkstone's own file is offered first and needs no receipt", async () => {
  draw([]);
  expect(await screen.findByText('Export 2 sets')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Inkstone file/ }).checked).toBe(true);
  expect(getSave().disabled).toBe(false);
  expect(screen.queryByText('Result for each question')).toBeNull();
});

test('the receipt of another format is shown before its file can be saved', async () => {
  draw([item(1, 'exact'), item(2, 'changed', 'ownScoring'), item(3, 'dropped', 'typeUnknown')]);
  fireEvent.click(await screen.findByRole('radio', { name: 'QTI 3.0 package (.zip)' }));
  expect(getSave().disabled).toBe(true);
  expect(await screen.findByText('1 question as it is')).toBeTruthy();
  expect(screen.getByText('1 question with changes')).toBeTruthy();
  expect(screen.getByText('1 question left out')).toBeTruthy();
  expect(screen.getAllByText(/^Question text/).map(({ textContent }) => textContent)).toEqual([
    ...['Question text 3', 'Question text 2', 'Question text 1'],
  ]);
  expect(screen.getByText('Fractions · question 2')).toBeTruthy();
  expect(screen.getByText(/Other systems score it by a simpler rule/)).toBeTruthy();
  await vi.waitFor(() => expect(getSave().disabled).toBe(false));
});

test('a file in which nothing would be cannot be saved', async () => {
  draw([item(1, 'dropped', 'typeUnknown')], 'zh');
  fireEvent.click(await screen.findByRole('radio', { name: 'QTI 3.0 试题包（.zip）' }));
  expect(await screen.findByText('没有题目可以用此格式导出。')).toBeTruthy();
  expect(screen.getByText('分数 · 第 1 题')).toBeTruthy();
  expect(getSave('保存文件').disabled).toBe(true);
});

test('a set that was hidden meanwhile is named in plain words', async () => {
  draw([]);
  const answer = globalThis.fetch;
  const gone = JSON.stringify({ success: 0, reason: 'request.notFound', message: 'Not there.' });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.includes('format=') ? new Response(gone, { status: 404 }) : answer(url, init),
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'QTI 3.0 package (.zip)' }));
  expect((await screen.findByRole('alert')).textContent).toContain('One of the chosen sets is no longer in the bank.');
  expect(getSave().disabled).toBe(true);
});

test('the list of a receipt is cut, what needs a look first', async () => {
  draw(Array.from({ length: 230 }, (_, index) => item(index + 1, index === 229 ? 'changed' : 'exact', 'ownFields')));
  fireEvent.click(await screen.findByRole('radio', { name: 'QTI 3.0 package (.zip)' }));
  expect(await screen.findByText('Question text 230')).toBeTruthy();
  expect(screen.getByText('and 30 more')).toBeTruthy();
});

test('every note has its sentence in both languages', () => {
  const { pairs } = exportNoteMessages;
  expect(Object.keys(pairs).toSorted()).toEqual([...exportNoteCodes].toSorted());
});
