// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { backendSide, teacherSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { AttendanceDialog } from './attendance/attendance-dialog.lazy.ts';
import { Screen as MyTimetable } from './my-timetable.screen.tsx';
import { Screen as SchoolTimetable } from './school-timetable.screen.tsx';
import { EditSessionDialog } from './session-dialog.lazy.ts';

const session = {
  ...{ id: 5, classId: 6, className: 'Reading', title: 'Ratios', titleZh: '比例', seriesId: 9, isException: false },
  ...{ teachers: [{ id: 3, name: 'Qiao Lin', username: 'qiao' }], room: { id: 2, name: 'Hall 1' } },
  ...{ beginsAt: '2026-03-04T01:30:00.000Z', endsAt: '2026-03-04T03:00:00.000Z' },
  ...{ day: '2026-03-04', begins: '09:30', ends: '11:00', edition: 4 },
  ...{ isCancelled: false, holidayName: null, attendanceCount: 0 },
};
const week = {
  ...{ monday: '2026-03-02', today: '2026-03-04', timeZone: 'Asia/Shanghai', isCut: false, holidays: [], about: null },
  list: [session, { ...session, id: 7, day: '2026-03-05', isCancelled: true }],
};
const conflict = {
  ...{ sessionId: 8, kinds: ['room', 'teacher'], className: 'Writing', title: '', teachers: ['Qiao Lin'] },
  ...{ roomName: 'Hall 1', beginsAt: session.beginsAt, endsAt: session.endsAt },
};
const students = ['An Qi', 'Bu Fan', 'Ding Le'].map((name, index) => ({
  ...{ id: index + 11, name, username: name.toLowerCase().replace(' ', ''), state: null },
}));

// The dialogs are loaded when they are opened; a test does not wait for their compilation.
beforeAll(async () => {
  await Promise.all([EditSessionDialog.preload(), AttendanceDialog.preload()]);
});

let replies: Record<string, { status?: number; body: object }>;
let sent: { path: string; body: Record<string, unknown> }[];
/** Answers of the writes that wait for the test. */
let release: (() => void) | null;

beforeEach(() => {
  sent = [];
  release = null;
  const page = { page: 1, totalPage: 1, total: 1 };
  replies = {
    'backend/school/timetable': { body: week },
    'backend/teacher/timetable': { body: week },
    'backend/school/rooms': { body: { rooms: [], holidays: [] } },
    'backend/school/classes': { body: { list: [], ...page } },
    'backend/school/classCandidates': { body: { list: [], ...page } },
    'backend/lesson/attendance': { body: { isCancelled: false, students } },
    'backend/school/changeSession': { body: { isSaved: false, conflicts: [conflict], count: 1, holidayCount: 0 } },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'http://school').pathname.replace('/api/', '');
    if (init?.method === 'POST' && typeof init.body === 'string') {
      const body = JSON.parse(init.body) as Record<string, unknown>;
      if (/^backend\/(school|lesson)\//.test(path)) sent.push({ path, body });
      if (path === 'backend/lesson/saveAttendance') {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        return new Response(JSON.stringify({ success: 1, state: body['state'] }));
      }
    }
    const { status = 200, body } = replies[path] ?? { status: 404, body: {} };
    return new Response(JSON.stringify({ success: status === 200 ? 1 : 0, ...body }), { status });
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

const draw = (path: '/school/timetable' | '/teacher/timetable', language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider
      screens={[
        { path: '/school/timetable', who: backendSide.may('school_classes') },
        { path: '/teacher/timetable', who: teacherSide },
      ]}
    >
      {path === '/school/timetable' ? <SchoolTimetable /> : <MyTimetable />}
    </SessionProvider>,
    { language, at: path },
  );

const openSession = async (day: string) => {
  const column = await screen.findByRole('region', { name: day });
  fireEvent.click(within(column).getByRole('button'));
  return screen.findByRole('dialog');
};

test('a week shows each session on its day, with a cancelled one named as such', async () => {
  draw('/school/timetable');
  const thursday = await screen.findByRole('region', { name: 'Thursday, 5 March 2026' });
  expect(within(thursday).getByText('Cancelled')).toBeTruthy();
  const wednesday = screen.getByRole('region', { name: 'Wednesday, 4 March 2026' });
  expect(within(wednesday).getByText('09:30–11:00')).toBeTruthy();
  expect(within(wednesday).getByText('Qiao Lin · Hall 1')).toBeTruthy();
});

test.each([
  ['/school/timetable', 'en', /Times by the school’s clocks \(China time\)/],
  ['/teacher/timetable', 'zh', /时间按学校所在时区（中国时间）/],
] as const)('%s names the zone of its times as people do, in %s', async (path, language, words) => {
  draw(path, language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('what is in the way is shown, and sent as confirmed with the next press', async () => {
  draw('/school/timetable');
  const dialog = await openSession('Wednesday, 4 March 2026');
  fireEvent.change(within(dialog).getByLabelText('Begins'), { target: { value: '10:00' } });
  fireEvent.click(within(dialog).getByRole('radio', { name: 'This and the following' }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('same room, same teacher')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    ...{ sessionId: 5, edition: 4, scope: 'following', begins: '10:00', ends: '11:00', confirmedIds: [] },
    ...{ teacherId: 3, roomId: 2 },
  });

  replies['backend/school/changeSession'] = {
    body: { isSaved: true, conflicts: [conflict], count: 1, holidayCount: 0 },
  };
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ confirmedIds: [8] });
  expect(sent[1]?.body['requestId']).not.toBe(sent[0]?.body['requestId']);
});

test('a change after conflicts were shown is checked anew', async () => {
  draw('/school/timetable', 'zh');
  const dialog = await openSession('2026年3月4日星期三');
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  await within(dialog).findByText('同一教室、同一老师');
  fireEvent.change(within(dialog).getByLabelText('下课时间'), { target: { value: '12:00' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ confirmedIds: [], ends: '12:00' });
});

test('one key enters the first student without another press, and goes to the next, and saved is said only when it is', async () => {
  draw('/teacher/timetable');
  const dialog = await openSession('Wednesday, 4 March 2026');
  const rows = await within(dialog).findAllByRole('listitem');
  const [first, second] = rows;
  if (!first || !second) throw new Error('no students');
  const firstButton = within(first).getByRole('button', { name: 'Present' });
  await waitFor(() => expect(document.activeElement).toBe(firstButton));
  fireEvent.keyDown(firstButton, { key: 'p' });
  const secondButton = within(second).getByRole('button', { name: 'Present' });
  expect(document.activeElement).toBe(secondButton);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ sessionId: 5, studentId: 11, state: 'present' }));
  expect(within(first).getByText('saving …')).toBeTruthy();
  expect(within(dialog).getByText('Entered: 0 of 3')).toBeTruthy();
  release?.();
  expect(await within(first).findByText('saved')).toBeTruthy();
  expect(within(dialog).getByText('Entered: 1 of 3')).toBeTruthy();
  fireEvent.keyDown(secondButton, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(firstButton);
});
