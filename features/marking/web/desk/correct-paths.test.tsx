// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkTo } from '@inkstone/base';
import { deskRoutes } from '../../addresses.ts';
import { buildSubmission } from '../testing.tsx';
import { otherStudent, renderDesk, setUpDesk, tearDownDesk } from './testing.tsx';

vi.mock('@inkstone/session/web', async (original) => ({
  ...(await original<typeof import('@inkstone/session/web')>()),
  useCurrentUser: () => ({ id: 1, name: 'Ms. Qiao', role: 'teacher', permission: [] }),
  useOwnCaller: (await import('@inkstone/call/web')).useCaller,
}));

const patience = { timeout: 60_000 };
beforeEach(() => void setUpDesk());
afterEach(tearDownDesk);

const queue = [
  buildSubmission({ questionId: 30, state: 'released' }),
  buildSubmission(otherStudent),
  buildSubmission({ ...otherStudent, questionId: 32, number: 2 }),
  buildSubmission(),
];

const emptyPage = {
  ...{ id: 3, title: 'Buses', kind: 'test', programme: 'amc', variant: 'amc-10', isWithdrawn: false },
  ...{ submissions: [], total: 0, totalPage: 1, page: 1, ready: 0, handedIn: 2, student: null },
  counts: { toMark: 0, draft: 0, released: 0 },
  around: { before: null, after: null, nextOpen: null, firstToMark: null },
};

const findOpen = async () => {
  const list = await screen.findByRole('navigation', { name: 'Queue' });
  return within(list).getAllByRole('button', { current: true })[0];
};

describe.each(deskRoutes.map((route) => [route.path, route] as const))('%s', (_, route) => {
  test('opens the desk on the student and the answer that its parameters name', async () => {
    const { sent } = renderDesk(queue, { url: linkTo(route, { id: 3, studentId: 6 }) });
    expect((await findOpen())?.closest('li')?.querySelector('h2')?.textContent).toBe('Meng Zhuo');
    expect(sent[0]?.input).toMatchObject({ id: '3', nearStudentId: '6', order: 'student' });
    tearDownDesk();
    setUpDesk();
    renderDesk(queue, { url: linkTo(route, { id: 3, studentId: 6, questionId: 32 }) });
    expect((await findOpen())?.textContent).toContain('question 2');
  });

  test('leads back where nothing of the student is to be marked', async () => {
    const page = () => ({ ...emptyPage, total: 1, student: { id: 6, name: 'Meng Zhuo', standing: 'notHandedIn' } });
    renderDesk([], { url: linkTo(route, { id: 3, studentId: 6 }), page });
    expect(await screen.findByText(/Meng Zhuo has not handed in yet/, {}, patience)).toBeTruthy();
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    vi.spyOn(history, 'length', 'get').mockReturnValue(2);
    screen.getByRole('button', { name: 'Back' }).click();
    expect(back).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Class statistics' }).getAttribute('href')).toBe('/report/class?id=3');
    vi.restoreAllMocks();
  });
});

test('a link of an older version opens the attempt and the question that it names', async () => {
  const [, , route] = deskRoutes;
  renderDesk(queue, { url: `${route?.path}?id=3&attempt=8&item=32&kind=test&own=1` });
  expect((await findOpen())?.textContent).toContain('Meng Zhuo');
  expect(screen.getByRole('heading', { level: 2, name: 'Academic discussion, question 2' })).toBeTruthy();
});

test('closing a desk that was opened from a report leads back to that question of it', async () => {
  const { container } = renderDesk(queue, { url: '/homework/writingCorrect?id=3&attemptId=8&questId=32&from=report' });
  await findOpen();
  expect(screen.getByRole('link', { name: 'Back to the report' }).getAttribute('href')).toBe(
    '/stu/testReport?id=3&stuId=6&kind=homework&item=32',
  );
  expect(container.querySelector('a[target="_blank"]')).toBeNull();
});

test('the desk leads to the report of the open answer', async () => {
  renderDesk(queue, { url: '/homework/writingCorrect?id=3&attemptId=8&questId=32' });
  await findOpen();
  expect(screen.getByRole('link', { name: 'Report of Meng Zhuo' }).getAttribute('href')).toBe(
    '/stu/testReport?id=3&stuId=6&kind=homework&item=32',
  );
});

test('where answers are scored by their keys alone, keys, answers and scores stand below', async () => {
  const responses = { 'backend/test/report': () => ({ reason: 'request.notFound', message: 'Gone.' }) };
  const { sent } = renderDesk([], { url: '/amc/correct?id=3', page: () => emptyPage, responses });
  expect(await screen.findByText(/scored automatically by the key/, {}, patience)).toBeTruthy();
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('backend/test/report'), patience);
});
