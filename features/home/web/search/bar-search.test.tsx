// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '@inkstone/call';
import { SessionProvider, sessionStore } from '@inkstone/session/web';
import { renderUi } from '@inkstone/ui/testing';
import { deviceZone } from '@inkstone/ui/time';
import type { SearchOutput } from './search-results.ts';
import { BarSearch } from './bar-search.tsx';

const deadline = '2026-03-05T10:00:00.000Z';
const updatedAt = '2026-02-01T10:00:00.000Z';
const none = { list: [], hasMore: false };
const nothing = {
  homework: none,
  tests: none,
  courses: none,
  textbooks: none,
  students: none,
  papers: none,
  questionSets: none,
};
const work = { deadline, classes: ['Grade 9'], isWithdrawn: false };
const content = { title: 'Sums of algebra', programme: 'amc', questionCount: 25, updatedAt };

let matches: Omit<SearchOutput, 'success'>;
let requested: string[];
let isLost: boolean;

beforeEach(() => {
  matches = nothing;
  requested = [];
  isLost = false;
  document.cookie = 'ua_token=browser';
  vi.stubGlobal('fetch', async (url: string) => {
    if (isLost) throw new TypeError('Failed to fetch');
    requested.push(new URL(url, 'http://school').searchParams.get('q') ?? '');
    return new Response(JSON.stringify({ success: 1, ...matches }), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const signIn = (role: 'student' | 'teacher' | 'candidate') =>
  sessionStore.signIn(
    {
      id: 7,
      name: 'Lin Xiaohe',
      role: [role],
      namedRoles: [],
      permission: [],
      language: 'en',
      timeZone: deviceZone(),
      isGuideSeen: true,
      browserToken: 'browser',
    },
    { family: role === 'teacher' ? 'backend' : 'frontend', username: 'lin' },
    'bearer',
  );

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{`${pathname}${search}`}</p>;
};
const built = [{ path: '/teacher/task/wlist', who: signedIn }];
const draw = (role: 'student' | 'teacher' | 'candidate', language: 'en' | 'zh' = 'en') => {
  signIn(role);
  return renderUi(
    <SessionProvider screens={built}>
      <input aria-label="elsewhere" />
      <Where />
      <BarSearch />
    </SessionProvider>,
    { language },
  );
};
const opened = async (name = 'Search') => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole<HTMLInputElement>('combobox');
};
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const where = () => screen.getByTestId('where').textContent;

test('nothing is requested before something is typed, and fast typing causes one request', async () => {
  draw('student');
  const field = await opened();
  expect(screen.getByRole('status').textContent).toContain('Type words of a title');
  type(field, '   ');
  for (const value of ['s', 'su', 'sums']) type(field, value);
  await screen.findByText(/Nothing found for “sums”/);
  expect(requested).toEqual(['sums']);
});

test('results are named groups of links with details that distinguish them, and empty groups are omitted', async () => {
  matches = {
    ...nothing,
    homework: { list: [{ ...work, id: 3, kind: 'homework', title: 'Sums of Monday' }], hasMore: true },
    tests: { list: [{ ...work, id: 4, kind: 'test', title: 'Sums mock' }], hasMore: false },
  };
  draw('student');
  type(await opened(), 'sums');
  const homework = await screen.findByRole('group', { name: 'Assignments' });
  const [option, all] = within(homework).getAllByRole('option');
  expect(option?.getAttribute('href')).toBe('/stu/work/detail?id=3');
  expect(option?.textContent).toMatch(/Sums of Monday.*due.*2026.*Grade 9/);
  expect(all?.getAttribute('href')).toBe('/stu/work?search=sums');
  const test = within(screen.getByRole('group', { name: 'Tests' })).getByRole('option');
  expect(test.getAttribute('href')).toBe('/stu/test?search=Sums%20mock');
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('2 results shown, there are more');
});

test('a teacher’s students, papers and sets link to their pages, in Chinese', async () => {
  matches = {
    ...nothing,
    homework: {
      list: [{ ...work, isWithdrawn: true, id: 3, kind: 'definedHomework', title: '周一练习' }],
      hasMore: false,
    },
    students: { list: [{ id: 9, name: '林小荷', username: 'xiaohe', classes: ['九年级'] }], hasMore: true },
    papers: { list: [{ id: 5, variant: 'amc-10', ...content }], hasMore: false },
    questionSets: { list: [{ id: 6, ...content }], hasMore: false },
  };
  draw('teacher', 'zh');
  type(await opened('搜索'), '练习');
  await screen.findByRole('group', { name: '学生' });
  expect(screen.getAllByRole('option').map((option) => option.getAttribute('href'))).toEqual([
    '/teacher/task/definedetail?hId=3',
    '/teacher/task/wlist?search=xiaohe',
    '/teacher/examination/detail?id=5',
    '/teacher/subject?topicId=6',
  ]);
  expect(screen.getByText('已撤回')).toBeTruthy();
  expect(screen.getByText('还有其他匹配的学生，请输入更完整的姓名。')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('显示 4 项，还有更多');
});

test('arrow keys cycle through the results, Enter opens the selected one, and the search closes', async () => {
  const piece = (id: number) => ({ ...work, id, kind: 'homework' as const, title: `Sums ${id}` });
  matches = { ...nothing, homework: { list: [piece(1), piece(2), piece(3)], hasMore: false } };
  draw('student');
  const field = await opened();
  type(field, 'sums');
  await screen.findByText('Sums 3');
  const chosen = () => screen.getByRole('option', { selected: true });
  expect(chosen().textContent).toContain('Sums 1');
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen().id);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(chosen().textContent).toContain('Sums 3');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(chosen().textContent).toContain('Sums 2');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(where()).toBe('/');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(where()).toBe('/stu/work/detail?id=2');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test('Enter before the results have arrived opens the first result of the current words when it arrives, and not of later ones', async () => {
  matches = { ...nothing, homework: { list: [{ ...work, id: 1, kind: 'homework', title: 'Sums 1' }], hasMore: false } };
  draw('student');
  const field = await opened();
  type(field, 'sum');
  fireEvent.keyDown(field, { key: 'Enter' });
  type(field, 'sums');
  await screen.findByText('Sums 1');
  expect(where()).toBe('/');
  type(field, 'sums 1');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(where()).toBe('/stu/work/detail?id=1'));
});

test('/ and Ctrl+K open the search, / does not in a text field; Escape closes it', async () => {
  draw('student');
  await screen.findByRole('button', { name: 'Search' });
  fireEvent.keyDown(screen.getByLabelText('elsewhere'), { key: '/' });
  await act(async () => undefined);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '/' });
  fireEvent.keyDown(await screen.findByRole('combobox'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(screen.getByLabelText('elsewhere'), { key: 'k', ctrlKey: true });
  expect(await screen.findByRole('combobox')).toBeTruthy();
});

test('offline the search says so, and works when it is retried', async () => {
  matches = { ...nothing, tests: { list: [{ ...work, id: 4, kind: 'test', title: 'Sums mock' }], hasMore: false } };
  isLost = true;
  draw('student');
  type(await opened(), 'sums');
  await screen.findByText('The network is lost: the search did not reach the server.');
  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sums mock')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 result');
});

test('classes of the same name are listed once', async () => {
  const twice = { ...work, classes: ['Grade 9', 'Grade 9'] };
  matches = { ...nothing, tests: { list: [{ ...twice, id: 4, kind: 'test', title: 'Sums mock' }], hasMore: false } };
  draw('teacher');
  type(await opened(), 'sums');
  await screen.findByText('Sums mock');
  expect(screen.getAllByText('Grade 9')).toHaveLength(1);
});

test('on a narrow screen it takes the whole width', async () => {
  const never = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: never, removeEventListener: never }));
  draw('student');
  await opened();
  expect(screen.getByRole('dialog').closest('.mantine-Modal-root')?.hasAttribute('data-full-screen')).toBe(true);
});

test('a person who cannot search anything has no search field', async () => {
  draw('candidate');
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
