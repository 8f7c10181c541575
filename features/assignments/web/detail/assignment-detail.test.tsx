// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import type { Recipient } from '../shared/families.ts';
import { recipientsPerPage } from '../shared/recipient-view.ts';
import { AssignmentDetailPage } from './assignment-detail.tsx';

vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => ({ id: 1, role: 'teacher', permission: [] }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = (day: number) => `2026-03-0${day}T08:00:00.000Z`;
const students = 120;

const aRecipient = (number: number, recipient: Partial<Recipient> = {}): Recipient => ({
  ...{ recipientId: number, studentId: number, studentName: `Student ${number}`, className: '', state: 'toDo' },
  ...{ isDelayed: false, isArchived: false, isClosed: false, isLate: false, beginsAt: at(1), deadline: at(9) },
  ...{ extraMinutes: 0, extraPercent: 0, attemptId: null, startedAt: null, clockStartedAt: null, waitedSeconds: 0 },
  ...{ submittedAt: null },
  ...{ lastResponseTime: null, answered: 0, asked: 4, accuracy: null, score: null, scoreMax: null, redo: null },
  ...{ best: null, latest: null },
  ...recipient,
});

const assignment = {
  ...{ id: 3, kind: 'test', title: 'Sums', status: 'onGoing', programme: 'amc', variant: 'amc-8', subject: 'math' },
  ...{ assignDate: at(1), beginsAt: at(1), deadline: at(9), lastResponseTime: null, finishTime: null },
  ...{ averageAccuracy: null, averageScore: null, objectiveCorrectRate: null, averageSubjectiveScore: null },
  ...{ className: 'One', classTime: null, timeLimit: null, maxListens: null, playbackSpeed: null, selfMarking: false },
  ...{ teacherMessage: null, redo: false, redoDueDate: null, isLate: false, completed: 0, total: students },
  ...{ firstDeadline: at(9), lastDeadline: at(9), submitted: 0, toMark: 0, late: 0, lateUntil: null },
  ...{ reopens: 0, clockOver: 0, staysClosed: 0, staysClosedNames: [] },
  ...{ canHandIn: students, desk: { hasFiles: false, skill: null }, titles: { en: 'Sums', zh: null } },
  ...{ paperTitle: null, sets: [], reportAt: 'closed', reportOpen: false },
};

/** Renders the screen with a server of 120 students; returns what it requests and sends. */
const drawDetail = (query = '', more: object = {}, recipient: Partial<Recipient> = {}) => {
  const requests: URLSearchParams[] = [];
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const [path = '', search = ''] = url.split('?');
    if (typeof init?.body === 'string') sent.push({ path, ...(JSON.parse(init.body) as object) });
    if (!path.endsWith('backend/test/detail'))
      return new Response(JSON.stringify({ success: 1, questions: [], deadline: at(9), changed: 2 }));
    const input = new URLSearchParams(search);
    requests.push(input);
    const page = Number(input.get('page'));
    const total = input.get('state') ? 60 : students;
    const from = (page - 1) * recipientsPerPage;
    const recipients = Array.from({ length: Math.min(recipientsPerPage, total - from) }, (_, index) =>
      aRecipient(from + index + 1, recipient),
    );
    const states = [
      { state: 'toDo', count: 60 },
      { state: 'complete', count: 60 },
    ] as const;
    const paged = { page, total, totalPage: Math.ceil(total / recipientsPerPage) };
    return new Response(
      JSON.stringify({
        success: 1,
        assignment: { ...assignment, ...more },
        recipients,
        states,
        hasBegun: false,
        changes: [],
        ...paged,
      }),
    );
  });
  const caller = { token: () => 'token', language: () => 'en' as const, onSignedOut: () => undefined };
  renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      <AssignmentDetailPage family="test" id={3} />
    </CallProvider>,
    { at: `/teacher/test/detail?testId=3${query}` },
  );
  return { asked: requests, sent };
};

const rows = () => within(screen.getByRole('table', { name: 'Given to' })).getAllByRole('row').length - 1;

test('the students of a test are paged, with their total', async () => {
  const { asked: requests } = drawDetail();
  await screen.findByText('Student 1');
  expect(rows()).toBe(recipientsPerPage);
  expect(screen.getByText('1 to 50 of 120')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^Given to/ }).parentElement?.textContent).toContain('120');
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  await screen.findByText('Student 101');
  expect(rows()).toBe(20);
  expect(screen.queryByText('Student 1')).toBeNull();
  expect(requests.map((input) => [input.get('page'), input.get('pageNum')])).toEqual([
    ['1', '50'],
    ['3', '50'],
  ]);
});

test('the deadline of a student with extra time tells it: of every clock, and what the deadline holds', async () => {
  drawDetail('', {}, { extraPercent: 50, extraMinutes: 72, deadline: '2026-03-09T09:12:00.000Z' });
  await screen.findByText('Student 1');
  expect(screen.getAllByText('clocks + 50 % · + 72 min')).toHaveLength(recipientsPerPage);
});

test('a filter is sent to the server, which starts from the first page', async () => {
  const { asked: requests } = drawDetail('&page=2');
  await screen.findByText('Student 51');
  fireEvent.click(screen.getByRole('button', { name: /^Done/ }));
  await screen.findByText('1 to 50 of 60');
  expect(requests.at(-1)?.get('state')).toBe('complete');
  expect(requests.at(-1)?.get('page')).toBe('1');
});

test('rows selected on one page stay selected on the next and are changed together', async () => {
  const { sent } = drawDetail();
  fireEvent.click(await screen.findByRole('checkbox', { name: /Student 7$/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Student 52$/ }));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Take out' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Take out' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ studentIds: [7, 52] }]));
});

test('the students are fetched anew, and the page stays, when the marking window closes', async () => {
  vi.stubGlobal('open', () => ({ closed: false }));
  const { asked: requests } = drawDetail('', { submitted: 1, toMark: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark 1' }));
  const heading = screen.getByRole('heading', { level: 1 });
  expect(requests).toHaveLength(1);
  const { origin } = globalThis.location;
  globalThis.dispatchEvent(new MessageEvent('message', { data: 'window-closing', origin }));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
});
