import { expect, test } from 'vitest';
import type { Recipient } from './families.ts';
import { recipientsIn, statesIn } from './recipient-view.ts';

const aRecipient = (studentName: string, more: Partial<Recipient> = {}): Recipient => ({
  recipientId: 1,
  attemptId: null,
  studentId: 1,
  studentName,
  className: '',
  state: 'toDo',
  period: 'regular',
  isDelayed: false,
  isArchived: false,
  isClosed: false,
  beginsAt: '2026-03-01T08:00:00.000Z',
  deadline: '2026-03-02T08:00:00.000Z',
  extraMinutes: 0,
  answered: 0,
  asked: 6,
  startedAt: null,
  clockStartedAt: null,
  waitedSeconds: 0,
  submittedAt: null,
  lastResponseTime: null,
  score: null,
  scoreMax: null,
  accuracy: null,
  redo: null,
  best: null,
  latest: null,
  ...more,
});

const akbar = aRecipient('Akbar Eziz', { state: 'complete', answered: 24, score: 13 });
const emma = aRecipient('Emma Clarke', { isDelayed: true });
const an = aRecipient('An Qi', { isDelayed: true, isClosed: true });
const bu = aRecipient('Bu Yifan', { state: 'complete', answered: 25, score: 8 });
const byPinyin = [akbar, emma, an, bu];
const plain = { sort: 'student', order: 'asc' } as const;

test('states are counted in a fixed order, and those that do not occur are left out', () => {
  expect(statesIn(byPinyin)).toEqual([
    { state: 'delay', count: 1 },
    { state: 'complete', count: 2 },
    { state: 'missed', count: 1 },
  ]);
});

test('English names go by the alphabet, Chinese ones stay by pinyin', () => {
  expect(recipientsIn(byPinyin, plain, 'en')).toEqual([akbar, an, bu, emma]);
  expect(recipientsIn(byPinyin, plain, 'zh')).toEqual(byPinyin);
  expect(recipientsIn(byPinyin, { ...plain, order: 'desc' }, 'en')).toEqual([emma, bu, an, akbar]);
});

test('one state and part of a name narrow the list', () => {
  expect(recipientsIn(byPinyin, { ...plain, state: 'complete' }, 'en')).toEqual([akbar, bu]);
  expect(recipientsIn(byPinyin, { ...plain, name: ' QI' }, 'en')).toEqual([an]);
});

test('sorting by score puts who has none below everyone who has one', () => {
  expect(recipientsIn(byPinyin, { sort: 'score', order: 'desc' }, 'en')).toEqual([akbar, bu, an, emma]);
  expect(recipientsIn(byPinyin, { sort: 'answered', order: 'asc' }, 'en').at(-1)).toBe(bu);
});
