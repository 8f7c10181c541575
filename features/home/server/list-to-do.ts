import { listStudentAssignments, toStudentAssignments, type StudentAssignmentRow } from '@inkstone/assignments/server';
import { daysAsMs, compareInstants } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getKindRules, kindsInFamily } from '@inkstone/exam/assignment-kinds';
import { listHomeworkToDo as homework, listTestsToDo as tests } from '../contract.ts';

const maxListed = 10;
// At most this many overdue assignments are checked; further ones are only in the list.
const maxOverdue = 50;

/** Due within a day first, then overdue but still open (closing soon), then due later. */
const toDo =
  (family: 'homework' | 'test') =>
  async ({ me, tx, now, school }: HandlerContext<typeof homework>) => {
    const kinds = kindsInFamily(family);
    const key = { studentId: me.id, now, search: undefined };
    const page = (filter: 'onGoing' | 'delay', kindsListed: typeof kinds, pageNum: number) =>
      listStudentAssignments(tx, { ...key, kinds: kindsListed, filter, page: 1, pageNum });
    const shaped = (rows: readonly StudentAssignmentRow[]) => toStudentAssignments(tx, rows, { me, now, school });
    const open = await shaped(await page('onGoing', kinds, 100));
    // What closes at its deadline is over when it is overdue.
    const openWhenLate = kinds.filter((kind) => getKindRules(kind).closesAt === 'archiving');
    const delayed = openWhenLate.length === 0 ? [] : await shaped(await page('delay', openWhenLate, maxOverdue));
    const late = delayed
      .filter(({ closesAt }) => new Date(closesAt) > now)
      .sort((a, b) => compareInstants(a.deadline, b.deadline));
    const isSoon = ({ state, deadline }: (typeof open)[number]) =>
      state !== 'notYet' && new Date(deadline).getTime() < now.getTime() + daysAsMs(1);
    const soon = open.filter(isSoon);
    const later = open.filter((work) => !isSoon(work));
    return {
      list: [...soon, ...late, ...later].slice(0, maxListed),
      total: open.length + late.length,
      serverTime: now.toISOString(),
    };
  };

/** Homework that the student can still do. */
export const listHomeworkToDo = handleCall(homework, toDo('homework'));

/** Tests that the student can still take. */
export const listTestsToDo = handleCall(tests, toDo('test'));
