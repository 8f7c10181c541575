// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureResponse } from '@inkstone/call/envelope';
import { student } from '@inkstone/session/contract';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { deviceZone } from '@inkstone/ui/time';
import { Screen } from './student-home.screen.tsx';

const now = new Date(2026, 2, 4, 13, 0).getTime();
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();

const work = (recipientId: number, more: object = {}) => ({
  id: recipientId * 10,
  kind: 'homework',
  title: `Piece ${recipientId}`,
  name: `Piece ${recipientId}`,
  status: 'toDo',
  state: 'toDo',
  programme: 'amc',
  variant: 'amc-10',
  type: 'AMC 10',
  subject: 'math',
  assignDate: at(-48),
  beginsAt: at(-48),
  opensAt: at(-48),
  deadline: at(5),
  due: at(5),
  closesAt: at(53),
  lastResponseTime: null,
  finishTime: null,
  submittedAt: null,
  averageAccuracy: null,
  averageScore: null,
  totalScore: null,
  objectiveCorrectRate: null,
  averageSubjectiveScore: null,
  className: '',
  classTime: null,
  timeLimit: null,
  maxListens: null,
  playbackSpeed: null,
  selfMarking: false,
  teacherMessage: null,
  redo: false,
  redoDueDate: null,
  isLate: false,
  completed: 0,
  total: 20,
  recipientId,
  attemptId: null,
  isDelayed: false,
  isArchived: false,
  isClosed: false,
  teacherName: 'Ms. Qiao',
  reportOpen: false,
  reportRests: false,
  again: null,
  ...more,
});

const weeks = Array.from({ length: 12 }, (_, index) => ({
  week: `2026-W${String(index + 1).padStart(2, '0')}`,
  monday: '2026-01-05',
  right: index,
  marked: index === 0 ? 0 : 20,
  rate: index === 0 ? null : index * 5,
}));

type Reply = { status: number; body: object };
const ok = (body: object): Reply => ({ status: 200, body: { success: 1, ...body } });
let replies: Record<string, () => Reply>;
let requested: string[];

beforeEach(() => {
  vi.setSystemTime(now);
  requested = [];
  document.cookie = 'ua_token=browser';
  replies = {
    'frontend/index/homework': () =>
      ok({ list: [work(1), work(2, { state: 'onGoing', completed: 12 })], total: 6, serverTime: at(0) }),
    'frontend/index/test': () =>
      ok({
        list: [work(3, { kind: 'test', deadline: at(60), due: at(60), closesAt: at(60) })],
        total: 1,
        serverTime: at(0),
      }),
    'frontend/index/statistics': () =>
      ok({
        ...{ answered: 2418, defeatedPercent: 71, showsDefeated: true, weeks, isLikeLastWeek: true },
        ...{ perCapita: 1930, practiceSeconds: 310_800, activeStudents: 9 },
      }),
    'frontend/error/lists': () => ok({ list: [], page: 1, totalPage: 1, total: 30, due: 14, resting: 0 }),
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, 'http://school').pathname.replace('/api/', '');
    requested.push(path);
    const { status, body } = replies[path]?.() ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  sessionStore.signIn(
    {
      id: 7,
      name: 'Lin Xiaohe',
      role: ['student'],
      namedRoles: [],
      permission: [],
      language: 'en',
      timeZone: deviceZone(),
      isGuideSeen: true,
      browserToken: 'browser',
    },
    { family: 'frontend', username: 'lin' },
    'bearer',
  );
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const draw = (language: 'en' | 'zh' = 'en', paths = ['/stu/index', '/stu/wrongQuestion']) =>
  renderUi(
    <SessionProvider screens={paths.map((path) => ({ path, who: student }))}>
      <Screen />
    </SessionProvider>,
    { language },
  );
const section = (name: string) => screen.findByRole('region', { name });

test('the heading is one sentence about what is due', async () => {
  draw();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Two things are due today.'));
  cleanup();
  draw('zh');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('今天有两项到期。'));
});

test('an attempt in progress is shown alone at the top; its section lists the rest', async () => {
  draw();
  const sheet = await section('Go on with Piece 2');
  expect(sheet.textContent).toContain('12 of 20 questions answered');
  within(sheet).getByRole('button', { name: 'Continue Piece 2' });
  const assignments = await section('Assignments');
  expect(assignments.textContent).toContain('5 more');
  within(assignments).getByText('Piece 1');
  expect(within(assignments).queryByText('Piece 2')).toBeNull();
  within(assignments).getByRole('button', { name: 'Start Piece 1' });
  const tests = await section('Tests');
  within(tests).getByText('Piece 3');
  within(tests).getByRole('button', { name: 'Start Piece 3' });
});

test('the lists are fetched anew when the window of an assignment closes', async () => {
  vi.stubGlobal('open', () => ({ closed: false }));
  draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue Piece 2' }));
  const count = () => requested.filter((path) => path === 'frontend/index/homework').length;
  const before = count();
  replies['frontend/index/homework'] = () => ok({ list: [work(1)], total: 1, serverTime: at(0) });
  const { origin } = globalThis.location;
  globalThis.dispatchEvent(new MessageEvent('message', { data: 'window-closing', origin }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Continue Piece 2' })).toBeNull());
  expect(count()).toBe(before + 1);
});

test('an attempt in progress shows the remaining time of its own clock, which is less than until the deadline', async () => {
  const begun = work(2, { state: 'onGoing', completed: 12, attemptId: 44 });
  replies['frontend/index/homework'] = () => ok({ list: [begun], total: 1, serverTime: at(0) });
  replies['frontend/test/time'] = () => ok({ secondsLeft: 545, isClosed: false });
  draw();
  const sheet = await section('Go on with Piece 2');
  expect(await within(sheet).findByText('9 min left on its own clock')).toBeTruthy();
});

test('a redo is due by its own date, whatever the first deadline was', async () => {
  const until = at(71);
  const again = { redoId: 4, isBegun: false, redoDueDate: until, questions: 2, answered: 0, message: '' };
  const requested = { again, deadline: at(-72), due: until, closesAt: until, redoDueDate: until };
  replies['frontend/index/homework'] = () => ok({ list: [work(1, requested)], total: 1, serverTime: at(0) });
  replies['frontend/index/test'] = () => ok({ list: [], total: 0, serverTime: at(0) });
  draw();
  const sheet = await section('Go on with Piece 1');
  expect(sheet.textContent).toContain('2 days 23 h left');
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toMatch(/late/i);
});

test('performance shows the week, the rank with its definition, the mean and the hours', async () => {
  draw();
  const performance = await section('My performance');
  await within(performance).findByText('2,418');
  expect(performance.textContent).toContain('55%');
  expect(performance.textContent).toContain('5 points up on last week');
  within(performance).getByText('1,930');
  within(performance).getByText('71%');
  within(performance).getByText('86 h 20 min');
  within(performance).getByText('Active students of the school who answered fewer questions; ties count half.');
  within(performance).getByRole('img', { name: 'Weekly correct rate of the last twelve weeks' });
  expect(within(performance).getAllByRole('row', { hidden: true })).toHaveLength(13);
});

test('a week with other exams than the previous one shows its counts, and not whether it is higher or lower', async () => {
  const like = replies['frontend/index/statistics']?.();
  replies['frontend/index/statistics'] = () => ok({ ...like?.body, isLikeLastWeek: false });
  draw();
  const performance = await section('My performance');
  await within(performance).findByText('2,418');
  expect(performance.textContent).toContain('11 of 20');
  expect(performance.textContent).not.toContain('last week');
});

test('a section that fails says so and is retried by itself; the others are shown', async () => {
  const works = replies['frontend/index/test'];
  const fault = failureResponse({ kind: 'fault', code: 'request.fault', message: 'It broke.', requestId: 'r1' });
  replies['frontend/index/test'] = () => fault;
  draw();
  const tests = await section('Tests');
  await within(tests).findByText('Your tests did not load.');
  within(await section('Assignments')).getByText('Piece 1');
  if (works) replies['frontend/index/test'] = works;
  const before = requested.filter((path) => path === 'frontend/index/homework').length;
  fireEvent.click(within(tests).getByRole('button', { name: 'Try again' }));
  await within(tests).findByText('Piece 3');
  expect(requested.filter((path) => path === 'frontend/index/homework')).toHaveLength(before);
});

test('a section without a response does not delay the others', async () => {
  const { fetch: answered } = globalThis;
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('frontend/index/test') ? new Promise<Response>(() => undefined) : answered(url),
  );
  draw();
  const assignments = await screen.findByRole('region', { name: 'Assignments' }, { timeout: 60_000 });
  within(assignments).getByText('Piece 1');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Lin Xiaohe.');
  await within(await section('My performance')).findByText('2,418');
});

test('a student without assignments or practice reads what will appear there', async () => {
  replies['frontend/index/homework'] = () => ok({ list: [], total: 0, serverTime: at(0) });
  replies['frontend/index/test'] = () => ok({ list: [], total: 0, serverTime: at(0) });
  const none = weeks.map((week) => ({ ...week, right: 0, marked: 0, rate: null }));
  replies['frontend/index/statistics'] = () =>
    ok({
      ...{ answered: 0, defeatedPercent: null, showsDefeated: true, weeks: none, isLikeLastWeek: false },
      ...{ perCapita: null, practiceSeconds: 0, activeStudents: 0 },
    });
  draw();
  for (const texts of [
    'Nothing is due. Your desk is clear.',
    'No test to sit',
    'No assignment to do',
    'Nothing answered yet',
  ]) {
    expect(await screen.findByText(texts)).toBeTruthy();
  }
});

test('the share that one is ahead of is absent where the school does not show it', async () => {
  replies['frontend/index/statistics'] = () =>
    ok({
      ...{ answered: 2418, defeatedPercent: null, showsDefeated: false, weeks, isLikeLastWeek: true },
      ...{ perCapita: 1930, practiceSeconds: 310_800, activeStudents: 9 },
    });
  draw();
  const performance = await section('My performance');
  await within(performance).findByText('2,418');
  expect(within(performance).queryByText('Ahead of')).toBeNull();
});

test('questions due in the error book can be reviewed; without an error book the section is absent', async () => {
  draw();
  const book = await section('Error book');
  const link = await within(book).findByRole('link', { name: 'Review 14' });
  expect(link.getAttribute('href')).toBe('/stu/wrongQuestion?due=today');
  cleanup();
  draw('en', ['/stu/index']);
  await section('My performance');
  expect(screen.queryByRole('region', { name: 'Error book' })).toBeNull();
});

/** Where nothing is laid out nothing is far below. */
const showAllSections = () => {
  class Near {
    readonly tell: (seen: { isIntersecting: boolean }[]) => void;
    constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
      this.tell = tell;
    }
    observe() {
      this.tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Near);
};

const book = {
  ...{ fileid: 1, textbookId: 1, dType: 1, name: 'Rivers', project: '', subject: 'reading', vocabulary: null },
  ...{ lastModified: at(-9), annotated: false, annotator: '', pages: 20, model_id: 5, title: 'Rivers' },
  ...{ teacherName: 'Ms. Qiao', teacherMessage: null, opensAt: at(-9), deadline: at(90), isWithdrawn: false },
  ...{ openedAt: at(-1), page: 9, pagesSeen: 9, size: 1000 },
};
const list = (rows: object[]) => ok({ list: rows, page: 1, totalPage: 1, total: rows.length, serverTime: at(0) });

test('textbooks are shown below with the current page; courses that did not load show a message', async () => {
  showAllSections();
  replies['frontend/textbook/index'] = () => list([book]);
  replies['frontend/index/video/lists'] = () => ({
    status: 500,
    body: failureResponse({ kind: 'fault', code: 'request.fault', message: 'Broken.', requestId: 'r' }).body,
  });
  draw('en', ['/stu/index', '/stu/textBook', '/stu/course']);
  const shelf = await section('Textbooks');
  expect((await within(shelf).findByRole('button', { name: /Rivers/ })).textContent).toMatch(/page 9 of 20/);
  expect(await within(await section('Courses')).findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('original and annotated textbooks and courses have their sections', async () => {
  showAllSections();
  const annotated = { ...book, model_id: 6, name: 'Whales', title: 'Whales', dType: 2, annotated: true };
  replies['frontend/textbook/index'] = () => list([book, annotated]);
  const course = { kind: 'course', practiceMode: 'sync', assigner: 'Ms. Qiao', lessons: 2, seconds: 600, watched: 40 };
  replies['frontend/index/video/lists'] = () => list([work(8, { ...course, title: 'Maps', name: 'Maps' })]);
  draw('en', ['/stu/index', '/stu/textBook', '/stu/textBook/annotateList', '/stu/course']);
  const shelf = await section('Textbooks');
  expect((await within(shelf).findByRole('button', { name: /Rivers/ })).textContent).toContain('Original');
  expect((await within(shelf).findByRole('button', { name: /Whales/ })).textContent).toContain('Annotated');
  const links = within(shelf).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/stu/textBook', '/stu/textBook/annotateList']);
  expect(await within(await section('Courses')).findByText('Maps')).toBeTruthy();
});

test('without the screens of textbooks and courses nothing is requested for them', async () => {
  draw();
  await section('Tests');
  expect(requested.filter((path) => /textbook|video/.test(path))).toEqual([]);
});
