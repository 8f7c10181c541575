import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canMoveDeadline,
  findObstacle,
  computeRecipientState,
  isReportOpen,
  reportOpensAt,
  computeWindow,
  type RecipientSchedule,
  type RecipientFacts,
  type ReportFacts,
  type Schedule,
} from './rules.ts';

const at = (text: string): Date => new Date(`2026-03-${text}Z`);
const school = { archiveHours: 48, graceSeconds: 900 };
const aTest = (change: Partial<Schedule> = {}): Schedule => ({
  beginsAt: at('02T08:00'),
  deadline: at('02T11:00'),
  lateHours: 0,
  withdrawnAt: null,
  deletedAt: null,
  ...change,
});
const own = (change: Partial<RecipientSchedule> = {}): RecipientSchedule => ({
  beginsAt: null,
  deadline: null,
  extraSeconds: 0,
  removedAt: null,
  ...change,
});

describe('the window of a recipient', () => {
  test('defaults to the times of the assignment, and a test closes at its deadline', () => {
    expect(computeWindow(aTest(), own(), school)).toEqual({
      opensAt: at('02T08:00'),
      deadline: at('02T11:00'),
      closesAt: at('02T11:00'),
      archivesAt: at('04T11:00'),
      graceSeconds: 900,
    });
  });

  test('of homework closes only when it is archived', () => {
    expect(computeWindow(aTest({ lateHours: 48 }), own(), school).closesAt).toEqual(at('04T11:00'));
  });

  test('prefers the recipient’s own times to the assignment’s and adds extra time', () => {
    const mine = own({ beginsAt: at('02T09:00'), deadline: at('03T11:00'), extraSeconds: 600 });
    const window = computeWindow(aTest(), mine, school);
    expect(window.opensAt).toEqual(at('02T09:00'));
    expect(window.closesAt).toEqual(at('03T11:10'));
    expect(window.archivesAt).toEqual(at('05T11:10'));
  });

  test('moves by exactly the extra time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (extraSeconds) => {
        const plain = computeWindow(aTest(), own(), school);
        const longer = computeWindow(aTest(), own({ extraSeconds }), school);
        expect(longer.closesAt.getTime() - plain.closesAt.getTime()).toBe(extraSeconds * 1000);
        expect(longer.archivesAt.getTime() - plain.archivesAt.getTime()).toBe(extraSeconds * 1000);
      }),
    );
  });
});

test.each([
  ['before the start', {}, {}, '02T07:59', 'notYet'],
  ['at the start', {}, {}, '02T08:00', null],
  ['a moment before the deadline', {}, {}, '02T10:59', null],
  ['at the deadline of a test', {}, {}, '02T11:00', 'closed'],
  ['after the deadline of homework', { lateHours: 48 }, {}, '02T11:00', null],
  ['once archived', { lateHours: 48 }, {}, '04T11:00', 'archived'],
  ['after the deadline, with individual time left', {}, { deadline: at('02T12:00') }, '02T11:30', null],
  ['when withdrawn, also before it opens', { withdrawnAt: at('01T00:00') }, {}, '02T07:00', 'withdrawn'],
  ['when removed from this student', {}, { removedAt: at('01T00:00') }, '02T09:00', 'withdrawn'],
  [
    'when deleted after being withdrawn',
    { withdrawnAt: at('01T00:00'), deletedAt: at('01T00:00') },
    {},
    '02T09:00',
    'deleted',
  ],
])('the reason why an assignment cannot be answered: %s', (_, schedule, mine, now, obstacle) => {
  const [timetable, recipient] = [aTest(schedule), own(mine)];
  expect(
    findObstacle({ schedule: timetable, own: recipient, window: computeWindow(timetable, recipient, school) }, at(now)),
  ).toBe(obstacle);
});

const facts = (change: Partial<RecipientFacts> & { lateHours?: number } = {}): RecipientFacts => ({
  window: computeWindow(aTest({ lateHours: change.lateHours ?? 0 }), own(), school),
  status: change.status ?? 'none',
  submittedAt: change.submittedAt ?? null,
  needsMarking: change.needsMarking ?? false,
});

test.each([
  ['not yet open', facts(), '02T07:00', { state: 'notYet', isDelayed: false, isLate: false }],
  ['open', facts(), '02T08:00', { state: 'toDo', isDelayed: false, isLate: false }],
  ['begun', facts({ status: 'started' }), '02T09:00', { state: 'onGoing', isDelayed: false }],
  [
    'never begun',
    facts(),
    '02T12:00',
    { state: 'toDo', isDelayed: true, isLate: true, isArchived: false, isClosed: true },
  ],
  ['never begun, days later', facts(), '05T12:00', { state: 'toDo', isDelayed: true, isArchived: true }],
  ['a test closed by the clock', facts({ status: 'started' }), '02T11:00', { state: 'complete', isDelayed: false }],
  [
    'a test with teacher-marked answers, closed by the clock',
    facts({ status: 'started', needsMarking: true }),
    '02T11:00',
    { state: 'toBeMarked', isDelayed: false },
  ],
  [
    'homework in progress and late',
    facts({ status: 'started', lateHours: 48 }),
    '02T12:00',
    { state: 'onGoing', isDelayed: true, isLate: true, isClosed: false },
  ],
  [
    'submitted in time',
    facts({ status: 'marked', submittedAt: at('02T10:00') }),
    '05T00:00',
    { state: 'complete', isDelayed: false, isLate: false, isArchived: true },
  ],
  [
    'submitted late',
    facts({ status: 'marked', lateHours: 48, submittedAt: at('02T12:00') }),
    '02T13:00',
    { state: 'complete', isLate: true },
  ],
  [
    'waiting for a teacher',
    facts({ status: 'submitted', needsMarking: true, submittedAt: at('02T10:00') }),
    '02T10:30',
    { state: 'toBeMarked', isLate: false },
  ],
  [
    'submitted, with nothing to mark',
    facts({ status: 'submitted', submittedAt: at('02T10:00') }),
    '02T10:30',
    { state: 'complete' },
  ],
])('the state of a recipient: %s', (_, recipientFacts, now, expected) => {
  expect(computeRecipientState(recipientFacts, at(now))).toMatchObject(expected);
});

describe('moving a deadline', () => {
  test.each([
    ['to a time after the start', {}, '02T08:01', { ok: true, value: null }],
    ['to the start itself', {}, '02T08:00', { ok: false, code: 'deadline.beforeBegin' }],
    [
      'of a withdrawn assignment',
      { withdrawnAt: at('02T09:00') },
      '09T08:00',
      { ok: false, code: 'assignment.withdrawn' },
    ],
    [
      'of a deleted assignment, which takes precedence',
      { withdrawnAt: at('02T09:00'), deletedAt: at('02T09:00') },
      '09T08:00',
      { ok: false, code: 'assignment.deleted' },
    ],
  ])('%s', (_, change, to, verdict) => {
    expect(canMoveDeadline(aTest(change), at(to))).toEqual(verdict);
  });
});

const report = (change: Partial<ReportFacts> = {}): ReportFacts => ({
  reportAt: 'closed',
  openedAt: null,
  lastClosesAt: at('02T11:00'),
  graceSeconds: 900,
  isHandedIn: true,
  needsMarking: false,
  ...change,
});

test.each([
  ['never before submission', report({ isHandedIn: false, reportAt: 'submitted' }), '09T00:00', false],
  ['on submission if the assignment says so', report({ reportAt: 'submitted' }), '02T09:00', true],
  ['not while others can still answer', report(), '02T10:59', false],
  ['not within the grace period', report(), '02T11:14', false],
  ['when everyone’s window and the grace period are over', report(), '02T11:15', true],
  ['not while an answer waits for a mark', report({ needsMarking: true }), '02T12:00', false],
  ['never by itself if a teacher opens it', report({ reportAt: 'byHand' }), '09T00:00', false],
  ['at once when a teacher has opened it', report({ reportAt: 'byHand', openedAt: at('02T09:00') }), '02T09:00', true],
])('a report opens: %s', (_, facts, now, opens) => {
  expect(isReportOpen(facts, at(now))).toBe(opens);
});

test('only a report that waits for all recipients has an opening time', () => {
  expect(reportOpensAt(report())).toEqual(at('02T11:15'));
  expect(reportOpensAt(report({ reportAt: 'submitted' }))).toBeNull();
  expect(reportOpensAt(report({ reportAt: 'byHand' }))).toBeNull();
});
