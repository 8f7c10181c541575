import { beginningOfDay } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { insertComingStays, lockClasses, type ComingStay, type LockedClass } from '@inkstone/people/server';
import {
  joinSchoolClass as joinContract,
  leaveSchoolClass as leaveContract,
  moveSchoolStudents as moveContract,
} from '../../contract.ts';
import { areMembers, areStudents, joinStudents, moveStudents, recordPlan, removeStudents } from './change-stays.ts';
import { comingStaysJob } from './coming-stays-job.ts';
import { listMemberIds } from './classes.queries.ts';
import { hasLaterJoin, hasLaterStay, resolveStart } from './stay-days.ts';

type Context = Pick<
  HandlerContext<typeof moveContract>,
  'me' | 'tx' | 'now' | 'school' | 'emit' | 'enqueue' | 'refuse'
>;

/** Plans a change for a day to come, and the job that applies it at the start of that day. */
const planStays = async (
  ctx: Context,
  plan: Pick<ComingStay, 'kind' | 'classId' | 'toClassId' | 'day'> & {
    studentIds: readonly number[];
    classes: readonly LockedClass[];
  },
): Promise<number> => {
  const { tx, me, now, school, enqueue } = ctx;
  const { classes, ...stays } = plan;
  await insertComingStays(tx, { ...stays, createdBy: me.id, createdAt: now });
  const { kind, day, studentIds } = plan;
  await recordPlan(tx, { kind, at: now, actorId: me.id, day, studentIds, classes });
  await enqueue(comingStaysJob, {}, { startAt: beginningOfDay(day, school.timeZone), key: day });
  return studentIds.length;
};

/** Adds students to a class. */
export const joinSchoolClass = handleCall(joinContract, async (ctx) => {
  const { input, me, tx, now, school, refuse, notFound } = ctx;
  const { classId } = input;
  const requestedIds = [...new Set(input.studentIds)];
  const [schoolClass] = await lockClasses(tx, [classId]);
  if (!schoolClass) return notFound();
  if (schoolClass.endedAt !== null) return refuse('class.closed');
  if (!(await areStudents(tx, requestedIds))) return refuse('class.studentUnfit');
  const members = new Set(await listMemberIds(tx, { classId, studentIds: requestedIds }));
  const studentIds = requestedIds.filter((id) => !members.has(id));
  if (studentIds.length === 0) return { joined: 0, planned: 0 };
  const { at, day } = resolveStart(input.day, { now, timeZone: school.timeZone });
  if (at === null) {
    const plan = { kind: 'join', classId, toClassId: null, day, studentIds, classes: [schoolClass] } as const;
    return { joined: 0, planned: await planStays(ctx, plan) };
  }
  if (day !== null && (await hasLaterStay(tx, { classId, studentIds, at }))) return refuse('class.dayTaken');
  await joinStudents({ ...ctx, actorId: me.id }, { schoolClass, studentIds, at, day });
  return { joined: studentIds.length, planned: 0 };
});

/** Takes students out of a class. */
export const leaveSchoolClass = handleCall(leaveContract, async (ctx) => {
  const { input, me, tx, now, school, refuse, notFound } = ctx;
  const { classId } = input;
  const studentIds = [...new Set(input.studentIds)];
  const [schoolClass] = await lockClasses(tx, [classId]);
  if (!schoolClass) return notFound();
  if (!(await areMembers(tx, classId, studentIds))) return refuse('class.memberGone');
  const { at, day } = resolveStart(input.day, { now, timeZone: school.timeZone });
  if (at === null) {
    const plan = { kind: 'leave', classId, toClassId: null, day, studentIds, classes: [schoolClass] } as const;
    return { planned: await planStays(ctx, plan) };
  }
  if (day !== null && (await hasLaterJoin(tx, { classId, studentIds, at }))) return refuse('class.dayTooEarly');
  await removeStudents({ ...ctx, actorId: me.id }, { schoolClass, studentIds, at, day });
  return { planned: 0 };
});

interface Move {
  from: LockedClass;
  to: LockedClass;
}

const findMove = async (tx: Context['tx'], key: { classId: number; toClassId: number }): Promise<Move | undefined> => {
  const classes = await lockClasses(tx, [key.classId, key.toClassId]);
  const from = classes.find(({ id }) => id === key.classId);
  const to = classes.find(({ id }) => id === key.toClassId);
  return from && to && { from, to };
};

/** Moves students: one stay ends at the instant at which the other begins, and both classes record it. */
export const moveSchoolStudents = handleCall(moveContract, async (ctx) => {
  const { input, me, tx, now, school, refuse, notFound } = ctx;
  const studentIds = [...new Set(input.studentIds)];
  const move = await findMove(tx, input);
  if (!move) return notFound();
  const { from, to } = move;
  if (from.id === to.id) return refuse('class.sameClass');
  if (to.endedAt !== null) return refuse('class.closed');
  if (!(await areMembers(tx, from.id, studentIds))) return refuse('class.memberGone');
  if (!(await areStudents(tx, studentIds))) return refuse('class.studentUnfit');
  const { at, day } = resolveStart(input.day, { now, timeZone: school.timeZone });
  if (at === null) {
    const ids = { classId: from.id, toClassId: to.id };
    return { planned: await planStays(ctx, { kind: 'move', ...ids, day, studentIds, classes: [from, to] }) };
  }
  if (day !== null && (await hasLaterJoin(tx, { classId: from.id, studentIds, at })))
    return refuse('class.dayTooEarly');
  if (day !== null && (await hasLaterStay(tx, { classId: to.id, studentIds, at }))) return refuse('class.dayTaken');
  await moveStudents({ ...ctx, actorId: me.id }, { from, to, studentIds, at, day });
  return { planned: 0 };
});
