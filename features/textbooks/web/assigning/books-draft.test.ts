import { expect, test } from 'vitest';
import { validateBooksDraft, toAssignmentInput, createBooksDraft, type BooksDraft } from './books-draft.ts';

const now = new Date('2026-03-02T08:00:30Z').getTime();
const complete: BooksDraft = { ...createBooksDraft({ editionIds: [1], classIds: [2] }, now), message: '  ' };
const at = (text: string): Date => new Date(text);

test('a new form starts now, to the minute, with two weeks of reading', () => {
  const draft = createBooksDraft({}, now);

  expect(draft.beginsAt).toEqual(at('2026-03-02T08:00:00Z'));
  expect(Math.round(((draft.deadline?.getTime() ?? 0) - now) / 86_400_000)).toBeGreaterThanOrEqual(14);
  expect(
    createBooksDraft({ editionIds: Array.from({ length: 30 }, (_, index) => index + 1) }, now).editionIds,
  ).toHaveLength(20);
});

test.each<[string, Partial<BooksDraft>, string[]]>([
  ['nothing selected', { editionIds: [], classIds: [] }, ['needBooks', 'needWho']],
  ['too many books', { editionIds: Array.from({ length: 21 }, (_, index) => index) }, ['mostBooks']],
  ['no start', { beginsAt: null }, ['needBegin']],
  ['no deadline', { deadline: null }, ['needDeadline']],
  ['a deadline before the start', { deadline: at('2026-03-01T08:00:00Z') }, ['deadlineFirst']],
  [
    'a period in the past',
    { beginsAt: at('2026-02-01T08:00:00Z'), deadline: at('2026-02-02T08:00:00Z') },
    ['deadlinePast'],
  ],
  ['a complete form', {}, []],
])('%s', (_, change, says) => {
  expect(validateBooksDraft({ ...complete, ...change }, now).map((fault) => fault.messageKey)).toEqual(says);
});

test('an empty message is omitted', () => {
  expect(toAssignmentInput(complete).teacherMessage).toBeUndefined();
  expect(toAssignmentInput({ ...complete, message: ' Read. ' }).teacherMessage).toBe('Read.');
});
