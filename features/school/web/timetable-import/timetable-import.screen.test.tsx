// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './timetable-import.screen.tsx';

const session = {
  ...{ className: 'Reading', title: 'Ratios', titleZh: '比例', day: '2026-03-04', begins: '09:30', ends: '11:00' },
  ...{ teachers: ['Qiao Lin (qiao)'], room: 'Hall 1', isCancelled: false },
};
const row = (position: number, more: object) => ({
  ...{ position, rowNumber: position + 1, outcome: 'made', state: 'planned', fault: null, about: '', undoFault: null },
  ...{ name: 'Reading', before: null, after: session, holidayName: null, conflicts: [], ...more },
});
const list = [
  row(1, { holidayName: 'Spring', conflicts: [{ kinds: ['room', 'teacher'], rowNumber: 3, text: '' }] }),
  row(2, { outcome: 'changed', before: { ...session, room: null, begins: '09:00' } }),
  row(3, { outcome: 'refused', after: null, name: 'Nowhere', fault: 'classUnknown', about: 'Nowhere' }),
];
const set = {
  ...{ changeSetId: 5, state: 'planned', fileName: 'spring.csv', format: 'csv', encoding: 'gb18030', actorName: 'He' },
  ...{ createdAt: '2026-03-01T00:00:00.000Z', appliedAt: null, undoneAt: null, undoUntil: null },
  counts: { made: 1, changed: 1, same: 0, refused: 1, conflicts: 1, stays: 0 },
  columns: [{ head: '班级', field: 'className', samples: ['Reading'] }],
  cuts: [{ rowNumber: 9, untilDay: '2026-06-30' }],
  ...{ list, page: 1, totalPage: 1, total: 3 },
};
const applied = {
  ...set,
  state: 'applied',
  appliedAt: '2026-03-02T00:00:00.000Z',
  undoUntil: '2026-04-01T00:00:00.000Z',
};

let current: object;
let sent: { path: string; body: Record<string, unknown> }[];
const replies: Record<string, () => object> = {
  'backend/school/timetableImport': () => current,
  'backend/school/planTimetableImport': () => ({ changeSetId: 5 }),
  'backend/school/applyTimetableImport': () => ((current = applied), { changeSetId: 5 }),
  'backend/school/undoTimetableImport': () => {
    current = { ...applied, state: 'undone', undoUntil: null };
    return { changeSetId: 5 };
  },
  'backend/school/timetableImports': () => ({ list: [applied], page: 1, totalPage: 1, total: 1 }),
};
beforeEach(() => {
  sent = [];
  current = set;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const path = new URL(input, 'http://school').pathname.replace('/api/', '');
    const body = path.startsWith('backend/school/') ? init?.body : null;
    if (body instanceof FormData) sent.push({ path, body: Object.fromEntries(body) });
    else if (typeof body === 'string') sent.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    const reply = replies[path]?.();
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
    <SessionProvider screens={[{ path: '/school/timetable/import', who: backendSide.may('school_classes') }]}>
      <Screen />
    </SessionProvider>,
    { language, at },
  );

test('a chosen file becomes a receipt whose columns are corrected and read again', async () => {
  const { container } = draw('/school/timetable/import');
  expect(await screen.findByRole('link', { name: 'spring.csv' })).toBeTruthy();
  const input = container.ownerDocument.querySelector('input[type=file]');
  if (!input) throw new Error('there is no field for a file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'spring.csv')] } });
  fireEvent.change(await screen.findByLabelText('班级'), { target: { value: 'title' } });
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ columns: 'title', encoding: 'gb18030' });
});

test('rows say what is new, changed from what to what, left out and why, with holidays and conflicts', async () => {
  draw('/school/timetable/import?changeSetId=5');
  const table = await screen.findByRole('table');
  for (const text of [
    'Ratios · Qiao Lin (qiao) · Hall 1',
    'Holiday: Spring',
    'Same room, teacher: row 3 of this file',
    'Time: 4 Mar 2026 09:00–11:00 → 4 Mar 2026 09:30–11:00',
    'Room: – → Hall 1',
  ])
    expect(within(table).getByText(text)).toBeTruthy();
  expect(within(table).getByText(/There is no such class/)).toBeTruthy();
  expect(screen.getByText('Line 9: the event goes on; sessions are taken until 30 Jun 2026.')).toBeTruthy();
});

test('a file of which every row is left out is not said to be here already', async () => {
  current = { ...set, counts: { ...set.counts, made: 0, changed: 0, conflicts: 0 } };
  draw('/school/timetable/import?changeSetId=5');
  expect(await screen.findByText('Nothing can be written: see why rows are left out.')).toBeTruthy();
  expect(screen.queryByText(/Everything is here already/)).toBeNull();
});

test('conflicts are accepted before anything is written, and the import is undone', async () => {
  draw('/school/timetable/import?changeSetId=5', 'zh');
  fireEvent.click(await screen.findByRole('button', { name: '写入 2 节课' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/其中 1 节与其他课程/)).toBeTruthy();
  fireEvent.click(within(question).getByRole('button', { name: '仍要写入' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ changeSetId: 5, acceptsConflicts: true });
  fireEvent.click(await screen.findByRole('button', { name: '撤销' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销' }));
  await waitFor(() => expect(sent[1]?.path).toBe('backend/school/undoTimetableImport'));
  expect(await screen.findByText(/已撤销/)).toBeTruthy();
});
