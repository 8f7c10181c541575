// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toWire } from '@inkstone/call';
import { renderUi } from '@inkstone/ui/testing';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { getMyError, listMyErrors } from '../../contract.ts';
import type { Entry } from '../entry-types.ts';
import { PrintErrors } from './print-errors.tsx';

const anEntry = (id: number, title: string): Entry => ({
  ...{ id, questionId: id, kind: 'choice', byTeacher: false, title, excerpt: `Question ${id}`, knowledgePoints: [] },
  ...{ errorCount: 1, recentErrorTime: '2026-03-02T08:00:00.000Z', subject: 'reading', programme: 'toefl-2023' },
  ...{ dueAt: '2026-03-02T08:01:00.000Z', isDue: true },
});

const options = ['two', 'three'].map((text, at) => ({ id_option: 'AB'[at] ?? '', text }));
const createDetail = (id: number, title: string) => ({
  ...{ entry: anEntry(id, title), kind: 'choice', prompt: { text: `<p>Question ${id}?</p>`, options }, key: 'B' },
  explanation: { en: `<p>Because of ${id}.</p>`, zh: '' },
  evidence: [],
  distractors: {},
  stimulus: { kind: 'passage', html: `<p>Passage of ${title}.</p>`, files: [], transcript: '' },
  ...{ clip: null, history: [], siblings: [], nextId: null },
});

const titles: Record<number, string> = { 1: 'Reefs', 2: 'Sums', 3: 'Reefs' };
const print = vi.fn<() => void>();
let requestedUrls: URL[] = [];
let fails = false;

beforeEach(() => {
  requestedUrls = [];
  fails = false;
  vi.stubGlobal('print', print);
  vi.stubGlobal('fetch', async (url: string) => {
    const at = new URL(url, 'http://school');
    requestedUrls.push(at);
    if (at.pathname.endsWith(listMyErrors.path)) {
      const list = [1, 2, 3].map((id) => anEntry(id, titles[id] ?? ''));
      const book = { list, page: 1, totalPage: 1, total: 3, due: 3, resting: 0 };
      return new Response(JSON.stringify({ success: 1, ...(toWire(listMyErrors, 'output', book) as object) }), {
        status: 200,
      });
    }
    if (fails) return new Response('', { status: 503 });
    const id = Number(at.searchParams.get('id'));
    const detail = toWire(getMyError, 'output', createDetail(id, titles[id] ?? ''));
    return new Response(JSON.stringify({ success: 1, ...(detail as object) }), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  print.mockReset();
  vi.unstubAllGlobals();
});

const paper = () => document.querySelector<HTMLElement>('body > [data-printed-paper]');

const open = async (daySet: readonly Entry[] = []) => {
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <PrintErrors filters={{ subject: 'reading' }} total={3} daySet={daySet} />
    </CallProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  return screen.findByRole('dialog');
};
const start = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Print' }));

test('the filtered entries are printed as a paper, each text once, without the answers', async () => {
  start(await open());
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(requestedUrls[0]?.searchParams.get('subject')).toBe('reading');
  const drawn = paper();
  for (const words of ['3 questions to try again', 'Name', 'Date', 'Question 2?'])
    expect(drawn?.textContent).toContain(words);
  expect(drawn?.textContent?.match(/Passage of Reefs/g)).toHaveLength(1);
  expect([...(drawn?.querySelectorAll('article') ?? [])].map((article) => article.textContent?.slice(0, 11))).toEqual([
    '1.Question ',
    '2.Question ',
    '3.Question ',
  ]);
  expect(drawn?.textContent).not.toContain('Because of');
  expect(drawn?.querySelector('[data-kind="key"]')).toBeNull();
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(paper()).toBeNull());
});

test("today's set can be printed alone, with the answers on a separate page", async () => {
  const dialog = await open([anEntry(2, 'Sums')]);
  fireEvent.click(within(dialog).getByRole('radio', { name: /Today’s review/ }));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /With the answers/ }));
  start(dialog);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(requestedUrls.map(({ pathname }) => pathname.replace('/api/', ''))).toEqual([getMyError.path]);
  const answers = paper()?.querySelector('[data-kind="key"]');
  expect([...(answers?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1.BBecause of 2.',
  ]);
});

test('if a question cannot be loaded, nothing is printed and the reason is shown', async () => {
  fails = true;
  const dialog = await open();
  start(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/nothing was printed/);
  expect(print).not.toHaveBeenCalled();
});
