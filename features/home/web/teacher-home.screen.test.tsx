// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureResponse } from '@inkstone/call/envelope';
import { staff, teacher, teacherSide } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { LessonDialog } from './lesson/lesson-dialog.lazy.ts';
import { Screen } from './teacher-home.screen.tsx';

const now = Date.parse('2026-03-04T05:00:00.000Z');
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

type Reply = { status: number; body: object };
const ok = (body: object): Reply => ({ status: 200, body: { success: 1, ...body } });
const input = (id: number, more: object = {}) => ({
  id,
  title: `Work ${id}`,
  className: 'AMC 8',
  deadline: at(20),
  submitted: 5,
  total: 18,
  averageAccuracy: null,
  ...more,
});
const lesson = (id: number, from: number) => ({
  id,
  title: 'Chances',
  classId: id,
  className: `Class ${id}`,
  studentCount: 18,
  beginsAt: at(from),
  endsAt: at(from + 2),
});

let replies: Record<string, (status: string | null) => Reply>;
// The code of a dialog comes when it is opened.
const slowly = { timeout: 60_000 };

let requested: string[];
let sent: unknown[];
const answerLists =
  (kind: 'test' | 'homework', first: number) =>
  (status: string | null): Reply => {
    const list =
      status === 'running'
        ? [input(first, { kind })]
        : [input(first + 1, { kind, averageAccuracy: 76, deadline: at(-90) })];
    return ok({ list, page: 1, totalPage: 1, total: 1, counts: {} });
  };

beforeEach(() => {
  vi.setSystemTime(now);
  requested = [];
  sent = [];
  document.cookie = 'ua_token=browser';
  replies = {
    'backend/teacher/lessons': () =>
      ok({ list: [lesson(1, -4), lesson(2, -1), lesson(3, 3)], from: at(-13), to: at(11), timeZone: 'Asia/Shanghai' }),
    'backend/test/lists': answerLists('test', 1),
    'backend/homework/lists': answerLists('homework', 11),
    'topic/getBookList': () => ok({ list: [], page: 1, totalPage: 1, total: 4 }),
    'login/teacher': () => ok({ isTextbookTutorial: 1, homeworkToMark: 0, testsToMark: 0, unRead: 0 }),
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://school');
    const path = pathname.replace('/api/', '');
    requested.push(path);
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const { status, body } = replies[path]?.(searchParams.get('status')) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  sessionStore.signIn(
    {
      id: 8,
      name: 'Ms. Qiao',
      role: ['teacher'],
      namedRoles: [],
      permission: ['index', 'publish', 'publish_homework', 'publish_test'],
      language: 'en',
      ...{ timeZone: 'Asia/Shanghai', isTimeZoneChosen: true, schoolTimeZone: 'Asia/Shanghai' },
      isGuideSeen: true,
      browserToken: 'browser',
    },
    { family: 'backend', username: 'qiao' },
    'bearer',
  );
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const all = [
  ...['/teacher/task', '/teacher/task/wlist'].map((path) => ({ path, who: teacher.may('publish_homework') })),
  ...['/teacher/test', '/teacher/test/detail', '/teacher/test/tlist'].map((path) => ({
    path,
    who: teacher.may('publish_test'),
  })),
  { path: '/teacher/textbook/bankList', who: teacherSide.may('textbook') },
  { path: '/teacher/index', who: teacherSide.may('index') },
];
const draw = (language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={all}>
      <Screen />
    </SessionProvider>,
    { language },
  );
const section = (name: string) => screen.findByRole('region', { name });

test("today's classes are shown in the reader's time zone, with past ones and the current one marked", async () => {
  draw();
  await screen.findByRole('heading', { level: 1, name: 'Three classes meet today.' });
  const rows = await within(await section('Today')).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/09:00 to 11:00.*Class 1.*18\sstudents.*Over/),
    expect.stringMatching(/12:00 to 14:00.*Class 2.*Now/),
    expect.stringMatching(/16:00 to 18:00.*Class 3/),
  ]);
});

test("a reader in another time zone sees today's classes in that zone, which is named", async () => {
  sessionStore.update({ timeZone: 'Europe/London' });
  draw();
  const rows = await within(await section('Today')).findAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/^01:00 to 03:00 \(United Kingdom time\)Class 1/);
});

test('on-going assignments show how many have submitted, ended ones their result', async () => {
  draw();
  const tests = await section('Tests');
  const link = await within(tests).findByRole('link', { name: 'Work 1' });
  expect(link.getAttribute('href')).toBe('/teacher/test/detail?testId=1');
  expect(tests.textContent).toContain('5 of 18 handed in');
  const recent = await section('Recent results');
  expect((await within(recent).findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
    expect.stringContaining('76%'),
    expect.stringContaining('76%'),
  ]);
});

test.each([
  ['en', 'Tests', '1 open for answers', 'In progress'],
  ['zh', '测试', '可作答 1 项', '进行中'],
] as const)(
  'what can still be answered is not counted under the name of a state, which leaves out what waits to be marked (%s)',
  async (language, title, count, state) => {
    draw(language);
    const tests = await section(title);
    await within(tests).findByText(count);
    expect(tests.textContent?.toLowerCase()).not.toContain(state.toLowerCase());
  },
);

test('people who may create assignments can do so at once; others do not even request the options', async () => {
  draw();
  const give = await screen.findByRole('link', { name: 'Give homework' });
  expect(give.getAttribute('href')).toBe('/teacher/task');
  cleanup();
  sessionStore.update({ permission: ['index', 'publish', 'publish_test'] });
  requested = [];
  draw('zh');
  await screen.findByRole('link', { name: '布置测试' });
  expect(screen.queryByRole('link', { name: '布置作业' })).toBeNull();
  await screen.findByRole('heading', { level: 1, name: '今天有三节课。' });
  expect(requested).not.toContain('backend/homework/lists');
});

test('submissions to mark are counted, and the section is absent without any', async () => {
  draw();
  await section('Recent results');
  expect(screen.queryByRole('region', { name: 'To be marked' })).toBeNull();
  cleanup();
  replies['login/teacher'] = () => ok({ isTextbookTutorial: 1, homeworkToMark: 3, testsToMark: 4, unRead: 0 });
  const waiting = {
    ...{ id: 5, title: 'A river', className: 'AMC 8', kind: 'homework', programme: 'ap', skills: ['writing'] },
    ...{ hasFiles: false, students: 6, copies: 3, toMark: 11, draft: 1, released: 9, oldestAt: at(-50) },
  };
  const list = (...works: object[]) => ok({ list: works, page: 1, totalPage: 1, total: works.length });
  replies['backend/teacher/correctHomework'] = () =>
    list(waiting, { ...waiting, id: 6, title: 'A lake', oldestAt: at(-2) });
  replies['backend/teacher/correctTest'] = () =>
    list(
      { ...waiting, id: 7, kind: 'test', title: 'Mock A', copies: 4, oldestAt: at(-20) },
      { ...waiting, id: 8, kind: 'test', title: 'Mock B', copies: 2, oldestAt: null },
    );
  draw();
  expect((await section('To be marked')).textContent).toMatch(/7\scopies.*3\scopies.*4\scopies/);
  // Each piece of work is counted as the whole is.
  await screen.findByRole('link', { name: 'Mark 4\u00a0copies' });
  const links = await screen.findAllByRole('link', { name: /^Mark 3\u00a0copies/ });
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  // Homework and tests stand in one order, by what waits longest.
  expect((await section('To be marked')).textContent).toMatch(/A river.*Mock A.*A lake.*Mock B/);
});

test('a section that fails leaves the others visible', async () => {
  const fault = failureResponse({ kind: 'fault', code: 'request.fault', message: 'It broke.', requestId: 'r1' });
  replies['backend/teacher/lessons'] = () => fault;
  draw();
  await screen.findByText('Today’s classes did not load.');
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Ms. Qiao.' });
  expect((await within(await section('Tests')).findByRole('link', { name: 'Work 1' })).textContent).toBe('Work 1');
});

test('a lesson shows its class and the assignments around it, and links to the next lesson', async () => {
  const detail = (id: number, title: string) => ({
    lesson: { ...lesson(id, -1), title },
    timeZone: 'Asia/Shanghai',
    students: [{ id: 5, name: 'Lin Xiaohe' }],
    before: null,
    after: id === 2 ? { id: 9, title: 'Next', beginsAt: at(48) } : null,
    from: at(-72),
    to: at(72),
    work: [
      { id: 1, kind: 'test', title: 'Sums', assignDate: at(-3), deadline: at(20), total: 18, submitted: 5 },
      { id: 4, kind: 'textbook', title: 'Readings', assignDate: at(-3), deadline: at(30), total: 18, submitted: null },
    ],
  });
  let opened = 0;
  replies['backend/lesson/detail'] = () => {
    opened += 1;
    return ok(opened === 1 ? detail(2, 'Chances') : detail(9, 'Percent'));
  };
  await LessonDialog.preload();
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Open the lesson of Class 2' }));
  const dialog = await screen.findByRole('dialog', {}, slowly);
  expect(await within(dialog).findByText('Lin Xiaohe')).toBeTruthy();
  expect(within(dialog).getByRole('link', { name: 'Sums' }).getAttribute('href')).toBe('/teacher/test/detail?testId=1');
  expect(within(dialog).getByText('18 students have it')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: /^After/ }));
  expect(await within(dialog).findByText('Percent')).toBeTruthy();
});

const filmName = 'Film: the guide to textbooks';
const guideUnseen = () => {
  sessionStore.update({ permission: ['index', 'textbook'], isGuideSeen: false });
  let seen = 0;
  replies['login/teacher'] = () => ok({ isTextbookTutorial: seen, homeworkToMark: 0, testsToMark: 0, unRead: 0 });
  replies['backend/guideVideo/close'] = () => {
    seen = 1;
    return ok({ isTextbookTutorial: 1, watchedSeconds: 6 });
  };
};
const mockFilm = () => {
  const play = vi.fn<() => Promise<void>>(() => Promise.resolve());
  Object.assign(HTMLMediaElement.prototype, { play, pause: () => undefined, load: () => undefined });
  return play;
};
const openGuide = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Guide to textbooks' }, slowly);
  return { dialog, film: within(dialog).getByLabelText<HTMLVideoElement>(filmName) };
};
/** The film has played to a position. */
const stands = (film: HTMLVideoElement, seconds: number, event: 'timeUpdate' | 'seeking' | 'pause' = 'timeUpdate') => {
  Object.defineProperty(film, 'currentTime', { value: seconds, configurable: true, writable: true });
  fireEvent[event](film);
};
const plays = (film: HTMLVideoElement, from: number, to: number) => {
  for (let at = from; at <= to; at += 0.5) stands(film, at);
};

test('the film of the guide opens by itself, plays without sound, and closes only after five seconds of play', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  guideUnseen();
  const play = mockFilm();
  draw();
  const { dialog, film } = await openGuide();
  expect(play).toHaveBeenCalled();
  expect(film.muted).toBe(true);
  const closing = () => within(dialog).queryByRole('button', { name: 'Close the guide' });

  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(closing()).toBeNull();
  plays(film, 0, 3);
  stands(film, 3, 'pause');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  stands(film, 30, 'seeking');
  stands(film, 30);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(closing()).toBeNull();
  expect(requested).not.toContain('backend/guideVideo/close');

  plays(film, 30, 32.5);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close the guide' }));
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ watchedSeconds: 6 }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStore.get().person?.isGuideSeen).toBe(true);
});

test('the film that is asked for has sound, can be closed at once, and reports only what was played', async () => {
  guideUnseen();
  replies['login/teacher'] = () => ok({ isTextbookTutorial: 1, homeworkToMark: 0, testsToMark: 0, unRead: 0 });
  mockFilm();
  draw();
  const play = await screen.findByRole('button', { name: 'Play the film' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(play);
  const { dialog, film } = await openGuide();
  expect(film.muted).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close the guide' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requested).not.toContain('backend/guideVideo/close');
});

test.each([
  ['en', filmName, ['en', 'zh-Hans'], 'guide.en.webm'],
  ['zh', '教材使用指引视频', ['zh-Hans', 'en'], 'guide.zh.webm'],
] as const)('the film and its captions are in the language of the account: %s', async (language, name, order, file) => {
  guideUnseen();
  mockFilm();
  draw(language);
  const film = await screen.findByLabelText<HTMLVideoElement>(name, {}, slowly);
  expect(film.src).toContain(file);
  const tracks = [...film.querySelectorAll('track')];
  expect(tracks.map(({ srclang }) => srclang)).toEqual(order);
  expect(tracks.map((track) => track.default)).toEqual([true, false]);
});

test('who reads the pages instead closes the guide on the last of them', async () => {
  guideUnseen();
  mockFilm();
  draw();
  const { dialog } = await openGuide();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Read it with pictures' }));
  expect(within(dialog).getByText('Find a book')).toBeTruthy();
  for (const title of ['Write in it', 'Take it along', 'Give it']) {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(within(dialog).getByText(title)).toBeTruthy();
  }
  fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ watchedSeconds: 0 }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('in a school without a textbook the guide does not open by itself, and opens on request', async () => {
  guideUnseen();
  mockFilm();
  replies['topic/getBookList'] = () => ok({ list: [], page: 1, totalPage: 0, total: 0 });
  draw();
  await vi.waitFor(() => expect(requested).toContain('topic/getBookList'));
  const show = await screen.findByRole('button', { name: 'Play the film' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requested).not.toContain('backend/guideVideo/close');
  fireEvent.click(show);
  expect(await screen.findByRole('dialog', { name: 'Guide to textbooks' }, slowly)).toBeTruthy();
});

test('a film that does not load warns and closes, counts as not seen, and can be tried again', async () => {
  guideUnseen();
  mockFilm();
  draw();
  const { film } = await openGuide();
  fireEvent.error(film);
  const words = 'The textbook annotation guide could not be loaded. Please try again later.';
  // In a toast, and where it can be tried again.
  await vi.waitFor(() => expect(screen.getAllByText(words).length).toBe(2), slowly);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requested).not.toContain('backend/guideVideo/close');
  expect(sessionStore.get().person?.isGuideSeen).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await openGuide();
  expect(screen.getByText('Play the film')).toBeTruthy();
});

test('a guide that is closed fades out for half a second', async () => {
  sessionStore.update({ permission: ['index', 'textbook'] });
  mockFilm();
  renderUi(
    <SessionProvider screens={all}>
      <MantineProvider env="default">
        <Screen />
      </MantineProvider>
    </SessionProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Play the film' }));
  const { dialog } = await openGuide();
  vi.useFakeTimers();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close the guide' }));
  await act(() => vi.advanceTimersByTimeAsync(450));
  expect(screen.queryByRole('dialog')).toBe(dialog);
  await act(() => vi.advanceTimersByTimeAsync(150));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('to a reader of Chinese the warning is in Chinese', async () => {
  guideUnseen();
  mockFilm();
  draw('zh');
  const dialog = await screen.findByRole('dialog', {}, slowly);
  const film = dialog.querySelector('video');
  if (!film) throw new Error('no film');
  fireEvent.error(film);
  const words = '教材在线批注指引加载失败，请稍后再试。';
  await vi.waitFor(() => expect(screen.getAllByText(words).length).toBe(2), slowly);
});

test('a staff member sees the tests assigned to them', async () => {
  sessionStore.update({ role: ['staff'] });
  let shown: URL | undefined;
  const inner = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url.includes('frontend/test/lists')) shown = new URL(url, 'http://school');
    return inner(url, init);
  });
  replies['frontend/test/lists'] = () => ok({ list: [], total: 0, totalPage: 0, counts: {}, serverTime: at(0) });
  renderUi(
    <SessionProvider screens={[...all, { path: '/staff/test', who: staff }]}>
      <Screen />
    </SessionProvider>,
  );
  expect(await within(await section('Tests for you')).findByText('No test to sit')).toBeTruthy();
  expect(shown?.searchParams.get('filter')).toBe('onGoing');
});
