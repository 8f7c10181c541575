// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { markForPractice, type SetListItem } from '../contract.ts';
import { SetList } from './set-list.tsx';
import { renderWithCalls } from './testing.tsx';

const me = vi.hoisted(() => ({ id: 7, role: 'teacher', permission: [''], language: 'en' }));
vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => me }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (id: number): SetListItem => ({
  ...{ id, title: `Set ${id}`, titleZh: null, programme: 'amc', subject: 'math', types: ['choice'], questionCount: 5 },
  ...{ version: 1, updatedAt: '2026-03-01T08:00:00.000Z', isMine: true, isForPractice: id === 1 },
  ...{ generalAccess: id === 2 ? 'none' : 'edit', access: 'edit', canShare: true },
  ...{ tags: id === 1 ? ['Olympiad'] : [], difficulties: id === 1 ? [2, 4] : [] },
  owner: { id: 7, name: 'Lin', nameZh: null },
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};

const draw = (permission: string[], count = 3, calls: Parameters<typeof renderWithCalls>[1] = []) => {
  me.permission = permission;
  const list = Array.from({ length: count }, (_, index) => row(index + 1));
  const data = { list, page: 1, totalPage: 1, total: count };
  const ask = { data, isPending: false, isError: false, error: null, refetch: () => undefined };
  const nothing = () => undefined;
  return renderWithCalls(
    <>
      <SetList query={ask} filter={{ page: 1 }} openId={undefined} onPage={nothing} onClear={nothing} newSet={null} />
      <Where />
    </>,
    calls,
  );
};
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const getButtonTexts = () => screen.getAllByRole('button').flatMap(({ textContent }) => textContent || []);

test('selected sets link to a new paper with them, in order of selection', async () => {
  draw(['repository_quest', 'repository_exampaper']);
  for (const id of [3, 1]) tick(`Select Set ${id}`);
  fireEvent.click(screen.getByRole('button', { name: 'Compose a paper' }));
  expect((await screen.findByTestId('where')).textContent).toBe('/teacher/examination/create?topicIds=3%2C1');
});

test('the actions follow the permissions to compose and to export', () => {
  draw(['repository_quest']);
  tick('Select Set 1');
  expect(getButtonTexts()).toEqual(['Edit', 'Mark for practice', 'Take out of practice', 'Export']);
  cleanup();
  draw(['repository_exampaper']);
  tick('Select Set 1');
  expect(getButtonTexts()).toEqual(['Compose a paper']);
});

test('the list shows the tags of a set and how hard its questions are', () => {
  draw([]);
  expect(screen.getByText('Olympiad')).toBeTruthy();
  expect(screen.getByText(/ · Easy, Hard$/)).toBeTruthy();
});

test('without both permissions there are no checkboxes', () => {
  draw(['publish_homework']);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('too many sets for a new paper show a message and stay selected', async () => {
  draw(['repository_exampaper'], 101);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  fireEvent.click(screen.getByRole('button', { name: 'Compose a paper' }));
  expect(await screen.findByText('A paper is begun with 100 sets at most.')).toBeTruthy();
  expect(screen.getByTestId('where').textContent).toBe('/');
  expect(screen.getByText('101 selected')).toBeTruthy();
});

test('the list names the sets that are for practice, and several are marked at once', async () => {
  const { sent } = draw(['repository_quest'], 3, [[markForPractice, { count: 2, unfit: 1 }]]);
  expect(screen.getAllByText('For practice')).toHaveLength(1);
  for (const id of [2, 3]) tick(`Select Set ${id}`);
  fireEvent.click(screen.getByRole('button', { name: 'Mark for practice' }));
  expect(await screen.findByText('Students may practise 2 sets by themselves now.')).toBeTruthy();
  expect(
    await screen.findByText('1 set cannot be offered for practice: a teacher has to mark one of its questions.'),
  ).toBeTruthy();
  expect(sent).toContainEqual({ path: 'topic/markForPractice', input: { ids: [2, 3], isForPractice: true } });
});
