// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { Screen } from './classes.screen.tsx';

const qiao = { id: 3, name: 'Qiao Lin', username: 'qiaolin', isGuide: false, isActive: true };
const shen = { id: 4, name: 'Shen Yue', username: 'shenyue', isGuide: true, isActive: true };
const row = {
  ...{ id: 6, name: 'Reading', nameZh: '阅读班', teachers: [qiao, shen], studentCount: 2, endedAt: null },
  term: { id: 4, name: 'Spring 2026', state: 'current' },
};
const stay = (id: number, name: string) => ({
  ...{ id, studentId: id + 10, name, username: name.toLowerCase().replace(' ', '') },
  ...{ joinedAt: '2026-02-01T00:00:00.000Z', leftAt: null, cameFrom: null, wentTo: null },
});
const members = [{ ...stay(1, 'An Qi'), cameFrom: 'Grammar' }, stay(2, 'Ding Le')];
const left = [{ ...stay(1, 'Bu Fan'), leftAt: '2026-02-09T00:00:00.000Z', wentTo: 'Writing' }];
const page = { page: 1, totalPage: 1, total: 2 };
const schoolClass = {
  ...row,
  ...{ edition: 3, createdAt: '2026-01-01T00:00:00.000Z', leftCount: 1, list: members, moves: [], ...page },
  history: [
    {
      ...{ id: 1, at: '2026-02-01T00:00:00.000Z', actorName: null, action: 'class.changed' },
      changes: [{ field: 'teacher', before: 'dou', after: 'qiaolin' }],
    },
  ],
};
const terms = [
  {
    ...{ id: 4, name: 'Spring 2026', nameZh: null, firstDay: '2026-02-01', lastDay: '2026-06-30' },
    ...{ state: 'current', classCount: 2 },
  },
  {
    ...{ id: 3, name: 'Autumn 2025', nameZh: null, firstDay: '2025-09-01', lastDay: '2026-01-31' },
    ...{ state: 'past', classCount: 0 },
  },
];
let replies: Record<string, { status?: number; body: object }>;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  replies = {
    'backend/school/terms': { body: { list: terms } },
    'backend/school/saveTerm': { body: { termId: 5 } },
    'backend/school/classes': { body: { list: [row, { ...row, id: 7, name: 'Writing', nameZh: null }], ...page } },
    'backend/school/class': { body: schoolClass },
    'backend/school/classNamesakes': { body: { list: [] } },
    'backend/school/classCandidates': { body: { list: [{ id: 21, name: 'Gao Yun', username: 'gaoyun' }], ...page } },
    'backend/school/addClass': { body: { classId: 8 } },
    'backend/school/changeClass': { body: { edition: 4 } },
    'backend/school/closeClass': { body: {} },
    'backend/school/joinClass': { body: { joined: 1, planned: 0 } },
    'backend/school/leaveClass': { body: { planned: 0 } },
    'backend/school/moveStudents': { body: { planned: 1 } },
    'backend/school/cancelStays': { body: { cancelled: 1 } },
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://school');
    const path = pathname.replace('/api/', '');
    const { method, body: sentBody } = init ?? {};
    if (method === 'POST' && path.startsWith('backend/school/') && typeof sentBody === 'string')
      sent.push({ path, body: JSON.parse(sentBody) });
    const { status = 200, body } = replies[path] ?? { status: 404, body: {} };
    const shown = searchParams.get('part') === 'left' ? { ...body, list: left, total: 1 } : body;
    return new Response(JSON.stringify({ success: status === 200 ? 1 : 0, ...shown }), { status });
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
    <SessionProvider screens={[{ path: '/school/classes', who: backendSide.may('school_classes') }]}>
      <Screen />
    </SessionProvider>,
    { language, at },
  );

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('classes link to their page with the filters kept', async () => {
  draw('/school/classes?search=read&state=all');
  const link = await screen.findByRole('link', { name: 'Reading' });
  expect(link.getAttribute('href')).toBe('/school/classes?search=read&state=all&page=1&classId=6');
  expect(screen.getAllByText('Qiao Lin, Shen Yue')).toHaveLength(2);
});

test('a class is added with its own teacher first, and one of the same name is told before saving', async () => {
  replies['backend/school/classNamesakes'] = { body: { list: [row] } };
  draw('/school/classes');
  await press('Add a class');
  await press('Save');
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Choose at least one teacher.')).toBeTruthy();

  fill('English name', 'Reading');
  expect(await screen.findByText('Another class has this name: Reading · Qiao Lin. You can still save.')).toBeTruthy();
  fill('Teachers, guides and staff', 'gao');
  await press('Choose Gao Yun');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: 'backend/school/addClass',
    body: { name: 'Reading', nameZh: null, teacherId: 21, colleagueIds: [] },
  });
});

test('a class shows its teachers, students with where they came from, and what was changed', async () => {
  draw('/school/classes?classId=6');
  expect(await screen.findByText('Qiao Lin (qiaolin)')).toBeTruthy();
  expect(screen.getByText('Shen Yue (shenyue) · guide')).toBeTruthy();
  expect(screen.getByText('from Grammar', { exact: false })).toBeTruthy();
  expect(screen.getByText('dou → qiaolin', { exact: false })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Have left/ }));
  expect(await screen.findByText('to Writing', { exact: false })).toBeTruthy();
});

test('another teacher becomes the own one, and a change that somebody else overtook keeps the entries', async () => {
  const message = 'Somebody else changed this class.';
  replies['backend/school/changeClass'] = { status: 409, body: { code: 'class.changedMeanwhile', message } };
  draw('/school/classes?classId=6');
  await press('Edit');
  await press('Make Shen Yue the own teacher');
  fill('Chinese name', '精读班');
  await press('Save');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ classId: 6, edition: 3, nameZh: '精读班', teacherId: 4, colleagueIds: [3] });
  expect((screen.getByLabelText('Chinese name') as HTMLInputElement).value).toBe('精读班');
});

test('students who are selected move to another class, and the class itself is not offered', async () => {
  draw('/school/classes?classId=6');
  fireEvent.click(await screen.findByRole('checkbox', { name: /An Qi/ }));
  await press('Move');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'Writing' }));
  expect(within(dialog).queryByRole('radio', { name: 'Reading' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: 'backend/school/moveStudents',
    body: { classId: 6, studentIds: [11], toClassId: 7 },
  });
});

test('students are added by a search, and whoever is taken out is asked about first', async () => {
  draw('/school/classes?classId=6', 'zh');
  await press('添加学生');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('学生'), { target: { value: 'gao' } });
  await press('选择Gao Yun');
  fireEvent.click(within(dialog).getByRole('button', { name: '添加学生' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ path: 'backend/school/joinClass', body: { classId: 6, studentIds: [21] } });

  fireEvent.click(await screen.findByRole('checkbox', { name: /Ding Le/ }));
  await press('移出班级');
  const question = await screen.findByRole('dialog', { name: '将 1 名学生移出阅读班？' });
  expect(sent).toHaveLength(1);
  fireEvent.click(within(question).getByRole('button', { name: '移出班级' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ path: 'backend/school/leaveClass', body: { classId: 6, studentIds: [12] } });
});

test('a move is planned for a day to come, is listed with that day, and is cancelled', async () => {
  const move = {
    stayId: 41,
    studentId: 11,
    name: 'An Qi',
    username: 'anqi',
    kind: 'movedOut',
    day: '2031-09-01',
    otherName: null,
  };
  const moves = [
    { ...move, otherName: 'Writing', fault: null },
    {
      ...move,
      stayId: 40,
      studentId: 12,
      name: 'Ding Le',
      username: 'dingle',
      day: '2031-08-01',
      fault: 'classClosed',
    },
    {
      ...move,
      stayId: null,
      studentId: 13,
      name: 'Bu Fan',
      username: 'bufan',
      kind: 'movedIn',
      otherName: 'Grammar',
      fault: null,
    },
  ];
  replies['backend/school/class'] = { body: { ...schoolClass, moves } };
  draw('/school/classes?classId=6');
  fireEvent.click(await screen.findByRole('checkbox', { name: /An Qi/ }));
  await press('Move');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('radio', { name: 'Writing' }));
  fireEvent.change(within(dialog).getByLabelText('From'), { target: { value: '' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(await within(dialog).findByText('Enter a day.')).toBeTruthy();
  fireEvent.change(within(dialog).getByLabelText('From'), { target: { value: '2031-09-01' } });
  expect(within(dialog).getByText(/can be cancelled/)).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ toClassId: 7, day: '2031-09-01' }));

  expect(screen.getByText('An Qi moves to Writing from 1 Sept 2031')).toBeTruthy();
  expect(screen.getByText('Bu Fan came from Grammar on 1 Sept 2031')).toBeTruthy();
  expect(screen.getByText(/did not take place: the class was closed/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel for Ding Le' })).toBeNull();
  await press('Cancel for An Qi');
  await waitFor(() => expect(sent[1]).toMatchObject({ path: 'backend/school/cancelStays', body: { stayIds: [41] } }));
});

test('closing says what stays, and a closed class is reopened at once and takes nobody in', async () => {
  draw('/school/classes?classId=6');
  await press('Close class');
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText('marks and reports stay', { exact: false })).toBeTruthy();
  fireEvent.click(within(question).getByRole('button', { name: 'Close class' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ classId: 6, isClosed: true }));

  cleanup();
  replies['backend/school/class'] = { body: { ...schoolClass, endedAt: '2026-03-01T00:00:00.000Z' } };
  draw('/school/classes?classId=6');
  await press('Reopen');
  await waitFor(() => expect(sent[1]?.body).toMatchObject({ classId: 6, isClosed: false }));
  expect(screen.queryByRole('button', { name: 'Add students' })).toBeNull();
});

test('the terms of the school are listed, and a new one whose days overlap is told before it is sent', async () => {
  draw('/school/classes');
  await press('Terms');
  expect(await screen.findByText('1 Feb 2026 – 30 Jun 2026 · 2 classes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove Spring 2026' })).toBe(null);
  expect(screen.getByRole('button', { name: 'Remove Autumn 2025' })).toBeTruthy();
  await press('Add a term');
  fill('English name', 'Summer 2026');
  fill('First day', '2026-06-30');
  fill('Last day', '2026-08-31');
  await press('Save');
  expect(await screen.findByText('These days overlap with Spring 2026 (1 Feb 2026 – 30 Jun 2026).')).toBeTruthy();
  expect(sent).toEqual([]);
  fill('First day', '2026-07-01');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: 'backend/school/saveTerm',
    body: { termId: null, name: 'Summer 2026', nameZh: null, firstDay: '2026-07-01', lastDay: '2026-08-31' },
  });
});
