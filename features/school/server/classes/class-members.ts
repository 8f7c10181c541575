import { handleCall } from '@inkstone/call/server';
import type { Tx } from '@inkstone/db';
import type {} from '@inkstone/people/events';
import { endMembers, insertMembers, lockClasses, type LockedClass } from '@inkstone/people/server';
import {
  joinSchoolClass as joinContract,
  leaveSchoolClass as leaveContract,
  moveSchoolStudents as moveContract,
} from '../../contract.ts';
import type { FieldChange } from '../record/record.tables.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { listFitPeople, listMemberIds } from './classes.queries.ts';

/** Students as the record lists those who came or went. */
const toRecordedIds = (ids: readonly number[]): string[] => ids.map(String);

const areStudents = async (tx: Tx, ids: readonly number[]): Promise<boolean> =>
  (await listFitPeople(tx, { part: 'student', ids })).length === ids.length;

const areMembers = async (tx: Tx, classId: number, studentIds: readonly number[]): Promise<boolean> =>
  (await listMemberIds(tx, { classId, studentIds })).length === studentIds.length;

/** Adds students to a class. */
export const joinSchoolClass = handleCall(joinContract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  const { classId } = input;
  const requestedIds = [...new Set(input.studentIds)];
  const [schoolClass] = await lockClasses(tx, [classId]);
  if (!schoolClass) return notFound();
  if (schoolClass.endedAt !== null) return refuse('class.closed');
  if (!(await areStudents(tx, requestedIds))) return refuse('class.studentUnfit');
  const members = new Set(await listMemberIds(tx, { classId, studentIds: requestedIds }));
  const studentIds = requestedIds.filter((id) => !members.has(id));
  if (studentIds.length === 0) return { joined: 0 };
  await insertMembers(tx, { classId, studentIds, joinedAt: now });
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'class.studentsJoined', subject: { kind: 'class', id: classId } },
    changes: listChanges({}, { students: toRecordedIds(studentIds) }),
  });
  await emit('class.joined', { classId, studentIds });
  return { joined: studentIds.length };
});

/** Takes students out of a class. */
export const leaveSchoolClass = handleCall(leaveContract, async ({ input, me, tx, now, refuse, notFound }) => {
  const { classId } = input;
  const studentIds = [...new Set(input.studentIds)];
  const [schoolClass] = await lockClasses(tx, [classId]);
  if (!schoolClass) return notFound();
  if (!(await areMembers(tx, classId, studentIds))) return refuse('class.memberGone');
  await endMembers(tx, { classId, studentIds, leftAt: now });
  await writeRecord(tx, {
    ...{ at: now, actorId: me.id, action: 'class.studentsLeft', subject: { kind: 'class', id: classId } },
    changes: listChanges({ students: toRecordedIds(studentIds) }, {}),
  });
  return {};
});

interface Move {
  from: LockedClass;
  to: LockedClass;
}

/** The name that the record gives a class: both languages and the number, since classes may share a name. */
const toRecordedName = ({ id, name, nameZh }: LockedClass): string =>
  `${nameZh === null ? name : `${name} / ${nameZh}`} (${id})`;

const findMove = async (tx: Tx, key: { classId: number; toClassId: number }): Promise<Move | undefined> => {
  const classes = await lockClasses(tx, [key.classId, key.toClassId]);
  const from = classes.find(({ id }) => id === key.classId);
  const to = classes.find(({ id }) => id === key.toClassId);
  return from && to && { from, to };
};

/** Moves students: one stay ends at the instant at which the other begins, and both classes record it. */
export const moveSchoolStudents = handleCall(moveContract, async ({ input, me, tx, now, emit, refuse, notFound }) => {
  const studentIds = [...new Set(input.studentIds)];
  const move = await findMove(tx, input);
  if (!move) return notFound();
  const { from, to } = move;
  if (from.id === to.id) return refuse('class.sameClass');
  if (to.endedAt !== null) return refuse('class.closed');
  if (!(await areMembers(tx, from.id, studentIds))) return refuse('class.memberGone');
  if (!(await areStudents(tx, studentIds))) return refuse('class.studentUnfit');
  await endMembers(tx, { classId: from.id, studentIds, leftAt: now });
  await insertMembers(tx, { classId: to.id, studentIds, joinedAt: now });
  const students = toRecordedIds(studentIds).join(', ');
  const route: FieldChange = { field: 'class', before: toRecordedName(from), after: toRecordedName(to) };
  for (const { id } of [from, to])
    await writeRecord(tx, {
      ...{ at: now, actorId: me.id, action: 'class.studentsMoved', subject: { kind: 'class', id } },
      changes: [{ field: 'students', before: null, after: students }, route],
    });
  await emit('class.joined', { classId: to.id, studentIds });
  return {};
});
