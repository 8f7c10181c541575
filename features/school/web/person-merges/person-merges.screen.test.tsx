// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './person-merges.screen.tsx';

const merge = {
  ...{ changeSetId: 5, state: 'planned', actorName: 'Head', createdAt: '2026-03-01T00:00:00.000Z' },
  ...{ appliedAt: null, undoneAt: null, undoUntil: null },
  target: { id: 11, name: 'Lin Xiaohe', username: 'linxiaohe' },
  source: { id: 12, name: 'Lin Xiaohe', username: 'lin2' },
  tables: [
    { table: 'recipient', moves: 4, swaps: 1, stays: 2, notUndone: 0 },
    { table: 'mark.markerId', moves: 9, swaps: 0, stays: 0, notUndone: 0 },
  ],
  lostPermissions: ['publish', 'school_classes'],
  works: [{ title: 'Sums', status: 'none', otherStatus: 'submitted', isSwapped: true }],
};
const applied = {
  ...merge,
  state: 'applied',
  appliedAt: '2026-03-02T00:00:00.000Z',
  undoUntil: '2026-04-01T00:00:00.000Z',
};
const undone = {
  ...{ ...applied, state: 'undone', undoneAt: '2026-03-03T00:00:00.000Z', undoUntil: null },
  tables: [{ table: 'recipient', moves: 4, swaps: 1, stays: 2, notUndone: 1 }],
};
const row = (id: number, username: string) => ({
  ...{ id, name: 'Lin Xiaohe', nameZh: null, username, number: '007', roles: ['student'] },
  ...{ leftAt: null, lastSeenAt: null },
});
const detail = {
  ...row(11, 'linxiaohe'),
  ...{ edition: 1, mail: null, permissions: [], language: 'en', hasPassword: true, canManage: true },
  ...{ createdAt: '2026-03-01T00:00:00.000Z', classes: [], guardians: [], sessions: [], history: [] },
};

let sent: { path: string; body: Record<string, unknown> }[];
let current: object;
/** Forty students of one name; the server leaves out who is not to be offered. */
const findPeople = (query: URLSearchParams): object => {
  expect(query.get('mergeFamily')).toMatch(/^(student|any)$/);
  const people = Array.from({ length: 40 }, (_, index) =>
    row(11 + index, index === 0 ? 'linxiaohe' : `lin${index + 1}`),
  );
  const offered = people.filter(({ id }) => String(id) !== query.get('withoutId'));
  const count = Number(query.get('pageNum'));
  return {
    list: offered.slice(0, count),
    page: 1,
    totalPage: Math.ceil(offered.length / count),
    total: offered.length,
  };
};
const replies = (path: string, query: URLSearchParams): object | undefined =>
  ({
    'backend/school/people': path === 'backend/school/people' ? findPeople(query) : {},
    'backend/school/person': detail,
    'backend/school/personMergeSets': { list: [applied], page: 1, totalPage: 1, total: 1 },
    'backend/school/personMerge': current,
    'backend/school/planPersonMerge': merge,
    'backend/school/applyPersonMerge': applied,
    'backend/school/undoPersonMerge': undone,
  })[path];

beforeEach(() => {
  sent = [];
  current = merge;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(input, 'http://school');
    const path = pathname.replace('/api/', '');
    if (path.startsWith('backend/school/') && typeof init?.body === 'string')
      sent.push({ path, body: JSON.parse(init.body) as Record<string, unknown> });
    if (path === 'backend/school/applyPersonMerge') current = applied;
    if (path === 'backend/school/undoPersonMerge') current = undone;
    const reply = replies(path, searchParams);
    return new Response(JSON.stringify({ success: reply ? 1 : 0, ...reply }), { status: reply ? 200 : 404 });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 8, name: 'Office', role: ['staff' as const], namedRoles: [] };
  const held = { permission: ['school' as const, 'school_people' as const] };
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
    <SessionProvider screens={[{ path: '/school/people/merge', who: backendSide.may('school_people') }]}>
      <Screen />
    </SessionProvider>,
    { language, at },
  );

test('the other account is chosen, and the plan says what goes where and which attempt counts', async () => {
  draw('/school/people/merge?personId=11');
  expect(await screen.findByRole('button', { name: 'Remove Lin Xiaohe (linxiaohe)' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show what goes where' }));
  expect((await screen.findAllByText('Choose the account that is closed.')).length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Lin Xiaohe (lin2)' }));
  expect(screen.queryByRole('button', { name: 'Choose Lin Xiaohe (linxiaohe)' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show what goes where' }));
  const works = within(await screen.findByRole('table', { name: 'Assignments that both have' }));
  expect(works.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Sums',
    'Handed in',
    'Not started',
  ]);
  const rows = within(screen.getByRole('table', { name: 'What goes where' }));
  const texts = rows.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(texts).toEqual(['Assignments received', '4', '1', '2', 'Marks and comments given', '9', '–', '–']);
  expect(
    screen.getByText(/does not get these of the closed one: Assigning \(menu\), Classes and timetable\./),
  ).toBeTruthy();
  expect(sent).toMatchObject([{ path: 'backend/school/planPersonMerge', body: { personId: 11, otherId: 12 } }]);
});

test('of forty people of one name each can be chosen', async () => {
  draw('/school/people/merge?personId=11');
  await screen.findByRole('button', { name: 'Remove Lin Xiaohe (linxiaohe)' });
  await screen.findByRole('button', { name: 'Choose Lin Xiaohe (lin2)' });
  expect(screen.queryByRole('button', { name: 'Choose Lin Xiaohe (lin40)' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'The account that is closed: Show more people' }));
  await screen.findByRole('button', { name: 'Choose Lin Xiaohe (lin25)' });
  fireEvent.click(screen.getByRole('button', { name: 'The account that is closed: Show more people' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Lin Xiaohe (lin40)' }));
  expect(await screen.findByRole('button', { name: 'Remove Lin Xiaohe (lin40)' })).toBeTruthy();
});

test('the sides change, the accounts are merged, and what could not be undone is named', async () => {
  draw('/school/people/merge?changeSetId=5', 'zh');
  fireEvent.click(await screen.findByRole('button', { name: '改为保留另一账号' }));
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ personId: 12, otherId: 11 }));
  fireEvent.click(await screen.findByRole('button', { name: '合并账号' }));
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: '撤销' }));
  expect(await screen.findByText('部分内容之后有更改，仍留在保留的账号。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});
