import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  moveBeginTime,
  homeworkCalls,
  removeRecipients,
  requestRedo,
  testCalls,
  getAssignedTest,
} from '@inkstone/assignments/contract';
import type { RefreshSubjects } from '@inkstone/call/server';
import { anAssignment, aRequest, beginAs } from '@inkstone/assignments/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
});
afterAll(() => school.close());

const inHours = (hours: number): string => new Date(school.clock.now().getTime() + hours * 3_600_000).toISOString();

/** The push events of each person's browser during a task, without messages. */
const hearDuring = async (people: readonly { id: number }[], action: () => Promise<unknown>): Promise<string[][]> => {
  const ids = people.map(({ id }) => id);
  const heard = ids.map((): string[] => []);
  const unsubscribers = ids.map((id, index) =>
    school.services().listen(id, ({ kind, about = '' }) => void (kind === 'refresh' && heard[index]?.push(about))),
  );
  // Notifications arrive in the order of the commits.
  const mark = async (about: keyof RefreshSubjects) => {
    await school.tx((_, { push }) => push(ids, { kind: 'refresh', about }));
    await vi.waitFor(() => expect(heard.every((subjects) => subjects.includes(about))).toBe(true));
  };
  await mark('attempt 1');
  await action();
  await mark('attempt 2');
  for (const unsubscribe of unsubscribers) unsubscribe();
  return heard.map((subjects) => subjects.slice(subjects.indexOf('attempt 1') + 1, subjects.indexOf('attempt 2')));
};

/** A test of a class of two, and somebody who does not have it. */
const openClass = async (draft: Parameters<typeof anAssignment>[1] = {}) => {
  const assignment = await anAssignment(school, draft);
  const [first, second] = assignment.students;
  if (!first || !second) throw new Error('the class has two students');
  return { ...assignment, first, second, people: [first, second, await school.person()] };
};

type OpenClass = Awaited<ReturnType<typeof openClass>>;

/** A test that the first student has submitted, so that a redo can be requested. */
const submitFirst = async (assignment: OpenClass) => {
  const { window } = await beginAs(school, assignment, 0);
  await window.submit();
  const { recipients } = await assignment.teacher.ask(getAssignedTest, { id: assignment.id });
  const recipientId = recipients.find(({ studentId }) => studentId === assignment.first.id)?.recipientId ?? 0;
  const questIds = (window.start.sets[0]?.questions ?? []).map(({ id }) => id);
  return { ...aRequest(), recipientId, questIds, redoDueDate: inHours(24) };
};

const givenTo = ({ id, first }: OpenClass) => ({ ...aRequest(), id, studentIds: [first.id] });

const changes: [string, (assignment: OpenClass) => Promise<unknown>, 'both' | 'the first'][] = [
  [
    'a deadline moved for everybody',
    ({ id, teacher }) => teacher.send(testCalls.moveDeadline, { ...aRequest(), id, deadline: inHours(5) }),
    'both',
  ],
  [
    'a deadline moved for one student',
    (assignment) => assignment.teacher.send(testCalls.moveDeadline, { ...givenTo(assignment), deadline: inHours(5) }),
    'the first',
  ],
  [
    'added minutes',
    (assignment) => assignment.teacher.send(testCalls.moveDeadline, { ...givenTo(assignment), extraMinutes: 5 }),
    'the first',
  ],
  [
    'a deadline and minutes in one call',
    (assignment) =>
      assignment.teacher.send(testCalls.moveDeadline, {
        ...givenTo(assignment),
        deadline: inHours(5),
        extraMinutes: 5,
      }),
    'the first',
  ],
  [
    'a moved start',
    ({ id, teacher }) => teacher.send(moveBeginTime, { ...aRequest(), id, beginsAt: inHours(1) }),
    'both',
  ],
  ['a withdrawal', ({ id, teacher }) => teacher.send(testCalls.withdrawAssignment, { ...aRequest(), id }), 'both'],
  ['a deletion', ({ id, teacher }) => teacher.send(testCalls.deleteAssignment, { ...aRequest(), id }), 'both'],
  [
    'a removal from the assignment',
    (assignment) => assignment.teacher.send(removeRecipients, givenTo(assignment)),
    'the first',
  ],
];

describe('an open exam window', () => {
  test.each(changes)('is told of %s, and nobody else is', async (_, change, who) => {
    const assignment = await openClass();
    const [first, second, outsider] = await hearDuring(assignment.people, () => change(assignment));
    const about = [`assignment ${assignment.id}`];
    expect(first).toEqual(about);
    expect(second).toEqual(who === 'both' ? about : []);
    expect(outsider).toEqual([]);
  });

  test.each(['ask', 'move', 'takeBack'] as const)('is told of questions to do again (%s)', async (mode) => {
    const assignment = await openClass();
    const request = await submitFirst(assignment);
    if (mode !== 'ask') await assignment.teacher.send(requestRedo, { ...request, mode: 'ask' });
    const heard = await hearDuring(assignment.people, () =>
      assignment.teacher.send(requestRedo, { ...request, ...aRequest(), mode, redoDueAt: inHours(30) }),
    );
    expect(heard).toEqual([[`assignment ${assignment.id}`], [], []]);
  });

  test('is told nothing of a move that was refused', async () => {
    const assignment = await openClass();
    const heard = await hearDuring(assignment.people, () =>
      assignment.teacher.refused(testCalls.moveDeadline, { ...givenTo(assignment), deadline: inHours(-5) }),
    );
    expect(heard).toEqual([[], [], []]);
  });

  test('is told of a moved deadline of homework', async () => {
    const assignment = await openClass({ kind: 'homework' });
    const heard = await hearDuring(assignment.people, () =>
      assignment.teacher.send(homeworkCalls.moveDeadline, { ...givenTo(assignment), deadline: inHours(5) }),
    );
    expect(heard).toEqual([[`assignment ${assignment.id}`], [], []]);
  });
});
