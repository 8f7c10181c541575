// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { permissions, teacherSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Student } from './student.tsx';
import { StudentList } from './student-list.tsx';

const lin = {
  ...{ id: 6, name: 'Lin Xiaohe', username: 'linxiaohe', hasStar: false, through: 'own', lastActiveAt: null },
  classes: [{ id: 2, name: 'AMC 10' }],
};
const standing = { onGoing: 1, complete: 2, delay: 1 };
let replies: Record<string, object>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  replies = {
    'teacher/studentList': { list: [lin], page: 1, totalPage: 1, total: 1 },
    'backend/teacher/class': { list: [], page: 1, totalPage: 0, total: 0 },
    'teacher/attention': { hasStar: true },
    'teacher/getStudentDetail': {
      student: { ...lin, mail: null, phone: null, createdAt: '2026-01-01T00:00:00.000Z', mayManage: true },
      teachers: [
        { id: 1, name: 'Ms. Qiao', via: 'class', classes: [{ id: 2, name: 'AMC 10' }], since: null },
        { id: 3, name: 'Mr. Dou', via: 'thirdParty', classes: [], since: '2026-02-01T00:00:00.000Z' },
      ],
      guardians: [],
    },
    'backend/myStudent/summary': {
      ...{ answered: 40, practiceSeconds: 3600, errorsDue: 3 },
      weeks: [{ monday: '2026-02-23', answered: 40, right: 30, marked: 40, seconds: 3600 }],
      ...{ homework: standing, tests: standing, courses: standing },
    },
    'backend/myStudent/crmRelation': {
      ...{ isConfigured: false, number: null, url: null, linkedBy: null, linkedAt: null },
      inCrm: { state: 'off', number: null, name: null, isSame: false },
    },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = new URL(url, 'http://school').pathname.replace('/api/', '');
    sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const body = replies[path];
    return new Response(JSON.stringify({ success: body ? 1 : 0, ...body }), { status: body ? 200 : 404 });
  });
  document.cookie = 'ua_token=browser';
  const user = { id: 8, name: 'Ms. Qiao', role: ['teacher' as const], namedRoles: [], permission: [...permissions] };
  const rest = { language: 'en' as const, isGuideSeen: true, browserToken: 'browser' };
  sessionStore.signIn({ ...user, ...rest }, { family: 'backend', username: 'qiao' }, 'bearer');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const draw = (at: string, language: 'en' | 'zh' = 'en', part = <StudentList />) =>
  renderUi(
    <SessionProvider screens={[{ path: '/teacher/myStu', who: teacherSide.may('myStudent_student') }]}>
      {part}
    </SessionProvider>,
    { language, at },
  );

test('students link to their page with the filters kept, and a star is added with one click', async () => {
  draw('/teacher/myStu?search=lxh&page=2');
  const link = await screen.findByRole('link', { name: 'Lin Xiaohe' });
  expect(link.getAttribute('href')).toBe('/teacher/myStu?search=lxh&page=2&stuId=6');
  fireEvent.click(screen.getByRole('button', { name: 'Star Lin Xiaohe' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === 'teacher/attention')?.body).toMatchObject({ studentId: 6, hasStar: true }),
  );
});

test('a search without matches offers to reset it; a list without students says who will appear there', async () => {
  replies['teacher/studentList'] = { list: [], page: 1, totalPage: 0, total: 0 };
  draw('/teacher/myStu?starred=true');
  expect(await screen.findByText('No student matches')).toBeTruthy();
  cleanup();
  draw('/teacher/myStu', 'zh');
  expect(await screen.findByText('还没有学生')).toBeTruthy();
});

const linkIn = (inCrm: object) => ({
  ...{ isConfigured: true, number: 'C-1042', url: 'https://crm.example/C-1042', linkedBy: 'Ms. Qiao' },
  linkedAt: '2026-02-01T00:00:00.000Z',
  inCrm: { state: 'read', number: null, name: null, isSame: false, ...inCrm },
});

test.each([
  [{ number: 'C-1042', name: 'Mrs. Wang', isSame: true }, 'The CRM has the same customer: Mrs. Wang.'],
  [{ state: 'away' }, 'The CRM does not answer at the moment. This is what is kept here.'],
  [{ state: 'denied' }, /refused this school access/],
])('the student page says what the CRM says itself: %o', async (inCrm, words) => {
  replies['backend/myStudent/crmRelation'] = linkIn(inCrm);
  draw('/teacher/myStu?stuId=6', 'en', <Student studentId={6} />);

  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText('Use the CRM’s record')).toBeNull();
});

test('another customer in the CRM can be taken over', async () => {
  replies['backend/myStudent/crmRelation'] = linkIn({ number: 'C-7' });
  replies['backend/myStudent/syncCrmRelation'] = linkIn({ number: 'C-7', isSame: true });
  draw('/teacher/myStu?stuId=6', 'en', <Student studentId={6} />);

  expect(await screen.findByText('The CRM has another customer for this student: C-7.')).toBeTruthy();
  fireEvent.click(screen.getByText('Use the CRM’s record'));
  await waitFor(() => expect(sent.some(({ path }) => path === 'backend/myStudent/syncCrmRelation')).toBe(true));
  expect(sent.find(({ path }) => path === 'backend/myStudent/syncCrmRelation')?.body).toEqual({
    requestId: expect.any(String) as unknown,
    studentId: 6,
  });
});

test('a student page shows practice, progress, teachers, and that the school has no CRM', async () => {
  draw('/teacher/myStu?stuId=6', 'en', <Student studentId={6} />);
  await screen.findByRole('heading', { level: 1, name: 'Lin Xiaohe' });
  expect((await screen.findByText('Right in the last four weeks')).parentElement?.textContent).toContain('75%');
  expect(screen.getByText('Error book, to review now').parentElement?.textContent).toContain('3');
  const work = await screen.findByRole('table', { name: 'Progress of work' });
  expect(within(work).getAllByRole('row')[1]?.textContent).toContain('Assignments121');
  expect(screen.getByRole('button', { name: 'Remove Mr. Dou' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Ms. Qiao' })).toBeNull();
  expect(await screen.findByText(/no CRM set up/)).toBeTruthy();
});
