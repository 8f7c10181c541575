// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './merges.screen.tsx';

const person = (id: number, name: string, change: object = {}) => ({
  ...{ id, name, username: `user${id}`, isInBoth: false, fault: null },
  ...change,
});
const merged = (change: object = {}) => ({
  ...{ classId: 2, name: 'SAT B', outcome: 'merged', state: 'planned', fault: null },
  students: [person(11, '林小禾'), person(12, '马子涵', { isInBoth: true })],
  teachers: [person(3, '乔林')],
  ...{ runningWork: 2, openAttempts: 1, comingSessions: 3 },
  ...change,
});
const set = {
  ...{ changeSetId: 5, state: 'planned', actorName: 'Head', createdAt: '2026-03-01T00:00:00.000Z' },
  ...{ appliedAt: null, undoneAt: null, undoUntil: null, targetId: 1, targetName: 'SAT A', merged: 1, joinerWork: 1 },
  list: [merged(), merged({ classId: 4, name: 'AMC', outcome: 'leftOut', fault: 'otherTerm' })],
};
const applied = {
  ...{ ...set, changeSetId: 6, state: 'applied', appliedAt: '2026-03-02T00:00:00.000Z' },
  undoUntil: '2026-04-01T00:00:00.000Z',
  list: [merged({ state: 'applied' })],
};
const undone = {
  ...{ ...applied, state: 'undone', undoneAt: '2026-03-03T00:00:00.000Z', undoUntil: null },
  list: [merged({ state: 'undone', students: [person(11, '林小禾', { fault: 'answered' })] })],
};
const row = (id: number, name: string) => ({
  ...{ id, name, nameZh: null, teachers: [], term: { id: 7, name: 'Fall' }, studentCount: 2, endedAt: null },
});
const detail = {
  ...row(1, 'SAT A'),
  ...{ edition: 1, createdAt: '2026-03-01T00:00:00.000Z', leftCount: 0, list: [], moves: [], history: [] },
  ...{ page: 1, totalPage: 0, total: 0 },
};

let sent: { path: string; body: Record<string, unknown> }[];
let current: Record<string, object>;
let asked: URL[];
const replies = (path: string, changeSetId: string): object | undefined =>
  ({
    'backend/school/classes': { list: [row(1, 'SAT A'), row(2, 'SAT B')], page: 1, totalPage: 1, total: 2 },
    'backend/school/class': detail,
    'backend/school/classMergeSets': { list: [applied], page: 1, totalPage: 1, total: 1 },
    'backend/school/classMerge': current[changeSetId],
    'backend/school/planClassMerge': set,
    'backend/school/applyClassMerge': { ...applied, changeSetId: 5 },
    'backend/school/undoClassMerge': undone,
  })[path];

beforeEach(() => {
  sent = [];
  asked = [];
  current = { 5: set, 6: applied };
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input, 'http://school');
    const path = url.pathname.replace('/api/', '');
    asked.push(url);
    if (path.startsWith('backend/school/') && typeof init?.body === 'string')
      sent.push({ path, body: JSON.parse(init.body) as Record<string, unknown> });
    if (path === 'backend/school/undoClassMerge') current['6'] = undone;
    if (path === 'backend/school/applyClassMerge') current['5'] = { ...applied, changeSetId: 5 };
    const reply = replies(path, url.searchParams.get('changeSetId') ?? '');
    return new Response(JSON.stringify({ success: reply ? 1 : 0, ...reply }), { status: reply ? 200 : 404 });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 8, name: 'Office', role: ['staff' as const], namedRoles: [] };
  const held = { permission: ['school' as const, 'school_classes' as const] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...held, ...rest }, { family: 'backend', username: 'office' }, 'bearer');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const draw = (at: string, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={[{ path: '/school/classes/merge', who: backendSide.may('school_classes') }]}>
      <Screen />
    </SessionProvider>,
    { language, at },
  );

test('the class that stays is chosen, then classes of its term, and the plan is shown', async () => {
  draw('/school/classes/merge');
  fireEvent.click(screen.getByRole('button', { name: 'Show what would change' }));
  expect((await screen.findAllByText('Choose the class that stays.')).length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose SAT A' }));
  await screen.findByRole('button', { name: 'Remove SAT A' });
  fireEvent.click(await screen.findByRole('button', { name: 'Choose SAT B' }));
  const ofTerm = asked.filter(({ pathname }) => pathname.endsWith('/school/classes')).at(-1);
  expect(ofTerm?.searchParams.get('termId')).toBe('7');
  expect(screen.queryByRole('button', { name: 'Choose SAT A' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show what would change' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Merge into SAT A' })).toBeTruthy();
  expect(sent).toMatchObject([{ path: 'backend/school/planClassMerge', body: { classId: 1, sourceIds: [2] } }]);
});

test('a plan says who moves, what stays and what is left out, and is carried out', async () => {
  draw('/school/classes/merge?changeSetId=5');
  expect(await screen.findAllByText('林小禾 (user11)')).toHaveLength(2);
  expect(screen.getAllByText('2 stay where they were given, 1 attempt in progress goes on')).toHaveLength(2);
  expect(screen.getByText('Students who move receive 1 running work of the class that stays.')).toBeTruthy();
  expect(screen.getByText('belongs to another term')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Merge 1 class' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(sent).toMatchObject([{ path: 'backend/school/applyClassMerge', body: { changeSetId: 5 } }]);
});

test('a merging is undone after a question, and who stays is named', async () => {
  draw('/school/classes/merge?changeSetId=6', 'zh');
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).toBeNull());
  expect(await screen.findByText('林小禾 (user11): 已开始作答合并后收到的任务')).toBeTruthy();
});
