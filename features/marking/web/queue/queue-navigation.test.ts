import { expect, test } from 'vitest';
import { listUpcoming, findPagesAhead, nextToMark, toSequence } from './queue-navigation.ts';
import { patchQueue } from './patch-queue.ts';
import { submissionsPerPage, type QueuePage, type QueuedSubmission } from './queue-page.ts';

const buildQueue = (states: readonly (QueuedSubmission['state'] | 'held')[]): QueuedSubmission[] =>
  states.map(
    (state, at) =>
      ({
        attemptId: at,
        questionId: 1,
        state: state === 'held' ? 'toMark' : state,
        holdOwner: state === 'held' ? { name: 'Mr. Dou' } : null,
        points: null,
      }) as QueuedSubmission,
  );

test('the next submission is neither released nor held by another', () => {
  const submissions = buildQueue(['toMark', 'released', 'held', 'draft', 'toMark']);
  expect(nextToMark(submissions, 0)?.attemptId).toBe(3);
});

test('at the end it returns to unmarked submissions, and not to drafts', () => {
  expect(nextToMark(buildQueue(['draft', 'toMark', 'draft']), 2)?.attemptId).toBe(1);
  expect(nextToMark(buildQueue(['draft', 'released', 'draft']), 2)).toBeUndefined();
});

test('prefetching includes the next submissions to mark and the neighbour', () => {
  const submissions = buildQueue(['toMark', 'released', 'toMark', 'toMark', 'toMark', 'toMark']);
  expect(listUpcoming(submissions, 0, 3).map(({ attemptId }) => attemptId)).toEqual([2, 3, 4, 1]);
  expect(listUpcoming(submissions, 5, 3).map(({ attemptId }) => attemptId)).toEqual([0]);
});

const buildPage = (
  around: Partial<Record<keyof QueuePage['around'], number>>,
  states: readonly QueuedSubmission['state'][],
) => {
  const near = (at: number | undefined) =>
    at === undefined ? null : { ...(buildQueue(['toMark'])[0] as QueuedSubmission), attemptId: at, place: at };
  return {
    submissions: buildQueue(states),
    counts: { toMark: 5, draft: 3, released: 1 },
    ready: 2,
    around: {
      before: near(around.before),
      after: near(around.after),
      nextOpen: near(around.nextOpen),
      firstToMark: near(around.firstToMark),
    },
  } as QueuePage;
};

test('a page has its neighbours before and after, and lists no submission twice', () => {
  const inOrder = (around: Parameters<typeof buildPage>[0]) =>
    toSequence(buildPage(around, ['released', 'released'])).map(({ attemptId }) => attemptId);
  expect(inOrder({ firstToMark: 10, before: 19, after: 22, nextOpen: 30 })).toEqual([10, 19, 0, 1, 22, 30]);
  expect(inOrder({ firstToMark: 19, before: 19, after: 22, nextOpen: 22 })).toEqual([19, 0, 1, 22]);
  expect(inOrder({})).toEqual([0, 1]);
});

test('later pages come before returning to earlier submissions', () => {
  const next = (around: Parameters<typeof buildPage>[0], states: readonly QueuedSubmission['state'][]) =>
    nextToMark(toSequence(buildPage(around, states)), toSequence(buildPage(around, states)).length - 1)?.attemptId;
  expect(next({ firstToMark: 10 }, ['toMark', 'draft'])).toBe(10);
  expect(next({}, ['toMark', 'draft'])).toBe(0);
  const page = buildPage({ firstToMark: 10, nextOpen: 30 }, ['toMark', 'draft']);
  expect(nextToMark(toSequence(page), 2)?.attemptId).toBe(30);
});

test('a change of one submission changes the counts of all pages, wherever it is shown', () => {
  const page = buildPage({ nextOpen: 30 }, ['toMark', 'draft']);
  const drafted = patchQueue(page, '0/1', { state: 'draft', points: 300 });
  expect(drafted).toMatchObject({ counts: { toMark: 4, draft: 4, released: 1 }, ready: 3 });
  expect(drafted.submissions[0]).toMatchObject({ state: 'draft', points: 300 });
  expect(patchQueue(drafted, '0/1', { state: 'released' })).toMatchObject({
    ...{ counts: { toMark: 4, draft: 3, released: 2 }, ready: 2 },
  });
  expect(patchQueue(page, '30/1', { state: 'draft' }).around.nextOpen).toMatchObject({ state: 'draft' });
  expect(patchQueue(page, '77/1', { state: 'draft' })).toBe(page);
});

test('near its borders a page prefetches its neighbours, and the next page to mark when few submissions are open', () => {
  const states = (count: number, state: QueuedSubmission['state'] = 'toMark') =>
    Array.from({ length: count }, (): QueuedSubmission['state'] => state);
  const [second, fifth] = [submissionsPerPage + 1, 4 * submissionsPerPage + 1];
  const around = { before: submissionsPerPage, after: 2 * submissionsPerPage + 1, nextOpen: fifth, firstToMark: 1 };
  const ahead = (index: number, page = buildPage(around, states(submissionsPerPage))) => findPagesAhead(page, index);
  expect(ahead(100)).toEqual([]);
  expect(ahead(submissionsPerPage - 26)).toEqual([]);
  expect(ahead(submissionsPerPage - 25)).toEqual([3, 5]);
  expect(ahead(24)).toEqual([1]);
  expect(ahead(-1)).toEqual([]);
  const almostDone = [...states(20), ...states(230, 'released')];
  expect(ahead(100, buildPage({ nextOpen: second }, almostDone))).toEqual([2]);
  expect(ahead(100, buildPage({ firstToMark: 1 }, almostDone))).toEqual([1]);
  expect(ahead(100, buildPage({}, almostDone))).toEqual([]);
});
