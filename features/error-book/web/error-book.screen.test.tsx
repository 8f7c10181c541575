// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toWire } from '@inkstone/call';
import { renderUi } from '@inkstone/ui/testing';
import { CallProvider, newQueryClient, type CallOutput } from '@inkstone/call/web';
import { getErrorFilters, listMyErrors } from '../contract.ts';
import { Screen } from './error-book.screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Book = CallOutput<typeof listMyErrors>;

const anEntry: Book['list'][number] = {
  id: 1,
  questionId: 2,
  kind: 'choice',
  byTeacher: false,
  title: 'Sums',
  excerpt: 'What is 1 + 1?',
  knowledgePoints: [],
  errorCount: 1,
  recentErrorTime: '2026-03-02T08:00:00.000Z',
  subject: 'math',
  programme: 'amc',
  dueAt: '2026-03-02T08:01:00.000Z',
  isDue: true,
};

/** Renders the screen for a book with these entries, some of which may rest. */
const draw = (
  book: Pick<Book, 'list' | 'resting'>,
  { language = 'en', at = '/stu/wrongQuestion' }: { language?: 'en' | 'zh'; at?: string } = {},
) => {
  const total = book.list.length;
  const output: Book = { ...book, page: 1, totalPage: 1, total, due: total };
  const filters: CallOutput<typeof getErrorFilters> = { programmes: [], subjects: [], knowledgePoints: [] };
  const answers: Record<string, unknown> = {
    [listMyErrors.path]: toWire(listMyErrors, 'output', output),
    [getErrorFilters.path]: toWire(getErrorFilters, 'output', filters),
  };
  const urls: URL[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(new URL(url, 'http://school'));
    const path = new URL(url, 'http://school').pathname.replace('/api/', '');
    return new Response(JSON.stringify({ success: 1, ...(answers[path] as object) }), { status: 200 });
  });
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <Screen />
    </CallProvider>,
    { language, at },
  );
  return urls;
};

test.each([
  [
    'en',
    1,
    '1 question is set aside for now: it is asked in work that you are doing, or whose report is not open yet.',
  ],
  [
    'en',
    2,
    '2 questions are set aside for now: they are asked in work that you are doing, or whose report is not open yet.',
  ],
  ['zh', 2, '2 题暂不显示：它们出现在你正在做的、或报告尚未开放的作业或测试中。'],
] as const)('the list says in %s that %i rest, and why', async (language, resting, words) => {
  draw({ list: [anEntry], resting }, { language });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'What is 1 + 1?' })).toBeTruthy();
});

test('entries are "to review"; only assignments are "due"', async () => {
  draw({ list: [anEntry], resting: 0 });
  expect(await screen.findByRole('button', { name: 'Start today’s review' })).toBeTruthy();
  expect(await screen.findByText('To review')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\bdue\b/i);
});

test('with all entries resting the book is not called empty, and without resting entries there is no notice', async () => {
  draw({ list: [], resting: 3 });
  expect(await screen.findByText('Nothing to try again right now')).toBeTruthy();
  expect(screen.getByText(/^3 questions are set aside/)).toBeTruthy();
  cleanup();
  draw({ list: [], resting: 0 });
  expect(await screen.findByText('Your error book is empty')).toBeTruthy();
  expect(screen.queryByText(/set aside/)).toBeNull();
});

test.each([
  ['to review today', 'due=today', 'Nothing to review today'],
  ['that fits the filters', 'subject=math', 'No error fits these filters'],
])('with nothing left %s, resting entries are mentioned once', async (_, search, title) => {
  const promise = /Until then you may try any question/;
  const at = `/stu/wrongQuestion?${search}`;
  draw({ list: [], resting: 3 }, { at });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getAllByText(/^3 questions are set aside/)).toHaveLength(1);
  expect(screen.queryByText(promise)).toBeNull();
  cleanup();
  draw({ list: [], resting: 0 }, { at });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByText(/set aside/)).toBeNull();
  expect(screen.queryAllByText(promise)).toHaveLength(search === 'due=today' ? 1 : 0);
});

test('the chosen filter is what is reviewed: its span too, and from a row of the reviews on', async () => {
  const second = { ...anEntry, id: anEntry.id + 1, excerpt: 'What is 2 + 2?' };
  const urls = draw({ list: [anEntry, second], resting: 0 }, { at: '/stu/wrongQuestion?recent=week&due=today' });
  await screen.findByRole('button', { name: 'Start today’s review' });
  const lists = urls.filter(({ pathname }) => pathname.endsWith(listMyErrors.path));
  const spans = lists.map(({ searchParams }) => searchParams.get('recent') ?? searchParams.get('time'));
  expect(new Set(spans).size).toBe(1);
  const link = screen.getByRole('link', { name: 'What is 2 + 2?' });
  expect(link.getAttribute('href')).toMatch(new RegExp(`at=1.*rest=${anEntry.id}$|rest=${anEntry.id}&.*at=1`));
});
