import type { EventContext } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import type {} from '@inkstone/people/events';
import { endMembers, insertMembers, type ComingStay, type LockedClass } from '@inkstone/people/server';
import type { FieldChange } from '../record/record.tables.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { listFitPeople, listMemberIds } from './classes.queries.ts';

/** Who changes who is in a class, and when; the job acts for whoever planned it. */
interface StayContext {
  tx: Tx;
  now: Date;
  emit: EventContext['emit'];
  /** Null where claims of the identity provider did it. */
  actorId: number | null;
}

/** Students whose stay begins or ends at an instant; the day is recorded where it is not today. */
interface StayChange {
  studentIds: readonly number[];
  at: Date;
  day: string | null;
}

export const areStudents = async (tx: Tx, ids: readonly number[]): Promise<boolean> =>
  (await listFitPeople(tx, { part: 'student', ids })).length === ids.length;

export const areMembers = async (tx: Tx, classId: number, studentIds: readonly number[]): Promise<boolean> =>
  (await listMemberIds(tx, { classId, studentIds })).length === studentIds.length;

/** The ids of students who joined or left a class, as the record stores them. */
const toRecordedIds = (ids: readonly number[]): string[] => ids.map(String);

/** The name that the record gives a class: both languages and the number, since classes may share a name. */
export const toRecordedName = ({ id, name, nameZh }: LockedClass): string =>
  `${nameZh === null ? name : `${name} / ${nameZh}`} (${id})`;

const toDayChange = (day: string | null): FieldChange[] =>
  day === null ? [] : [{ field: 'from', before: null, after: day }];

/** Adds students to a class from an instant on. */
export const joinStudents = async (
  { tx, now, emit, actorId }: StayContext,
  { schoolClass: { id: classId }, studentIds, at, day }: StayChange & { schoolClass: LockedClass },
): Promise<void> => {
  await insertMembers(tx, { classId, studentIds, joinedAt: at });
  await writeRecord(tx, {
    ...{ at: now, actorId, action: 'class.studentsJoined', subject: { kind: 'class', id: classId } },
    changes: [...listChanges({}, { students: toRecordedIds(studentIds) }), ...toDayChange(day)],
  });
  await emit('class.joined', { classId, studentIds });
};

/** Takes students out of a class from an instant on. */
export const removeStudents = async (
  { tx, now, actorId }: StayContext,
  { schoolClass: { id: classId }, studentIds, at, day }: StayChange & { schoolClass: LockedClass },
): Promise<void> => {
  await endMembers(tx, { classId, studentIds, leftAt: at });
  await writeRecord(tx, {
    ...{ at: now, actorId, action: 'class.studentsLeft', subject: { kind: 'class', id: classId } },
    changes: [...listChanges({ students: toRecordedIds(studentIds) }, {}), ...toDayChange(day)],
  });
};

const toMoveChanges = (
  { from, to }: { from: LockedClass; to: LockedClass },
  { studentIds, day }: Pick<StayChange, 'studentIds' | 'day'>,
): FieldChange[] => [
  { field: 'students', before: null, after: toRecordedIds(studentIds).join(', ') },
  { field: 'class', before: toRecordedName(from), after: toRecordedName(to) },
  ...toDayChange(day),
];

/** Moves students at an instant; both classes record it. */
export const moveStudents = async (
  { tx, now, emit, actorId }: StayContext,
  { from, to, ...change }: StayChange & { from: LockedClass; to: LockedClass },
): Promise<void> => {
  const { studentIds, at } = change;
  await endMembers(tx, { classId: from.id, studentIds, leftAt: at });
  await insertMembers(tx, { classId: to.id, studentIds, joinedAt: at });
  for (const { id } of [from, to])
    await writeRecord(tx, {
      ...{ at: now, actorId, action: 'class.studentsMoved', subject: { kind: 'class', id } },
      changes: toMoveChanges({ from, to }, change),
    });
  await emit('class.joined', { classId: to.id, studentIds });
};

interface RecordedPlan {
  kind: ComingStay['kind'];
  at: Date;
  actorId: number;
  day: string;
  studentIds: readonly number[];
  /** The class; of a move also the one that is moved to. */
  classes: readonly LockedClass[];
}

const plannedActions = {
  join: 'class.joinPlanned',
  leave: 'class.leavePlanned',
  move: 'class.movePlanned',
} as const;

/** Records what is planned for a day to come, in each class that it is about. */
export const recordPlan = async (
  tx: Tx,
  { kind, at, actorId, day, studentIds, classes }: RecordedPlan,
): Promise<void> => {
  const [from, to] = classes;
  const students: FieldChange = { field: 'students', before: null, after: toRecordedIds(studentIds).join(', ') };
  const changes = from && to ? toMoveChanges({ from, to }, { studentIds, day }) : [students, ...toDayChange(day)];
  for (const { id } of classes)
    await writeRecord(tx, { at, actorId, action: plannedActions[kind], subject: { kind: 'class', id }, changes });
};
