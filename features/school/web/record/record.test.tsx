// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide, permissions } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './record.screen.tsx';

const head = { id: 4, name: 'He Jing', username: 'hejing' };
const lin = { id: 6, name: 'Lin Xiaohe', username: 'linxiaohe' };
const entries = [
  {
    ...{ id: 9, at: '2026-03-02T08:00:00.000Z', actor: head, action: 'person.changed' },
    ...{ subjectKind: 'person', subject: lin, subjectName: null },
    changes: [{ field: 'nameZh', before: '林小荷', after: '林晓荷' }],
  },
  {
    ...{ id: 8, at: '2026-03-01T08:00:00.000Z', actor: null, action: 'deadline.moved' },
    ...{ subjectKind: 'assignment', subject: null, subjectName: 'Sums of Monday' },
    changes: [{ field: 'recipients', before: null, after: '12' }],
  },
  {
    ...{ id: 7, at: '2026-02-28T08:00:00.000Z', actor: head, action: 'classes.copyUndone' },
    ...{ subjectKind: 'changeSet', subject: null, subjectName: null },
    changes: [
      { field: 'stays', before: null, after: '2' },
      { field: 'made', before: null, after: '3' },
    ],
  },
];
let asked: URL[];
let saved: string[];

beforeEach(() => {
  asked = [];
  saved = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://school');
    if (url.pathname.includes('school/records')) asked.push(url);
    if (url.pathname.endsWith('recordsFile'))
      return new Response('a file', { headers: { 'content-type': 'text/csv' } });
    return new Response(JSON.stringify({ success: 1, list: entries, nextId: 8 }), { status: 200 });
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 4, name: 'He Jing', role: ['staff' as const], namedRoles: [], permission: [...permissions] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...rest }, { family: 'backend', username: 'hejing' }, 'bearer');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (at: string, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={[{ path: '/school/record', who: backendSide.may('school_records') }]}>
      <Screen />
    </SessionProvider>,
    { language, at },
  );

/** A change of the URL may wait for a part that is loaded. */
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const lastQuery = () => Object.fromEntries(asked.at(-1)?.searchParams ?? []);

test('entries show who did what to whom, with the values before and after', async () => {
  open('/school/record');
  await screen.findByText('Chinese name: 林小荷 → 林晓荷');
  expect(screen.getByText('Students: 12')).toBeTruthy();
  // As earlier versions stored them.
  expect(screen.getByText('Not undone: 2')).toBeTruthy();
  expect(screen.getByText('Classes: 3')).toBeTruthy();
  expect(screen.getByText('Sums of Monday')).toBeTruthy();
  expect(screen.getByText('The school')).toBeTruthy();
});

test('a name narrows the record to that person, and older entries begin after the last one', async () => {
  open('/school/record');
  await press('Lin Xiaohe');
  await waitFor(() => expect(lastQuery()).toEqual({ personId: '6' }));
  await press('Older entries');
  await waitFor(() => expect(lastQuery()).toEqual({ personId: '6', beforeId: '8' }));
  await press('Everybody again');
  expect(screen.queryByRole('button', { name: 'Everybody again' })).toBeNull();
});

test('a day is chosen, and the file is asked for by the same filters', async () => {
  open('/school/record?action=deadline.moved', 'zh');
  await screen.findByText('Sums of Monday');
  await act(async () => void fireEvent.change(screen.getByLabelText('日期'), { target: { value: '2026-03-01' } }));
  await waitFor(() => expect(lastQuery()).toEqual({ action: 'deadline.moved', day: '2026-03-01' }));
  fireEvent.click(screen.getByRole('button', { name: '导出 CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(lastQuery()).toEqual({ action: 'deadline.moved', day: '2026-03-01' });
  expect(saved[0]).toMatch(/^操作记录 .*\.csv$/);
});
