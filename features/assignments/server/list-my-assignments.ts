import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { kindsForReceiver } from '@inkstone/exam/assignment-kinds';
import { isCandidate } from '@inkstone/session/contract';
import { listMyHomework as listMyHomeworkContract, listMyTests as listMyTestsContract } from '../contract.ts';
import { countStudentAssignments, listStudentAssignments } from './student-assignments.queries.ts';
import type { AssignmentFamily } from './assignment-family.ts';
import { toStudentAssignments } from './student-view.ts';

/** Builds the handler of a student's list: one page, with the count of every tab. */
export const myAssignmentsFor =
  (family: AssignmentFamily) =>
  async ({
    input,
    me,
    tx,
    now,
    school,
  }: Pick<HandlerContext<typeof listMyHomeworkContract>, 'input' | 'me' | 'tx' | 'now' | 'school'>) => {
    const { page, pageNum, filter, search } = input;
    const key = {
      studentId: me.id,
      kinds: kindsForReceiver(family, isCandidate(me.role)),
      now,
      filter,
      search,
      page,
      pageNum,
    };
    const counted = await countStudentAssignments(tx, key);
    const onGoing = counted.get('onGoing') ?? 0;
    const complete = counted.get('complete') ?? 0;
    const delay = counted.get('delay') ?? 0;
    const counts = { all: onGoing + complete + delay, onGoing, complete, delay };
    const rows = await listStudentAssignments(tx, key);
    const total = counts[filter];
    return {
      list: await toStudentAssignments(tx, rows, { me, now, school }),
      page,
      totalPage: Math.ceil(total / pageNum),
      total,
      counts,
      serverTime: now.toISOString(),
    };
  };

/** My assignments. */
export const listMyHomework = handleCall(listMyHomeworkContract, myAssignmentsFor('homework'));

/** My tests. */
export const listMyTests = handleCall(listMyTestsContract, myAssignmentsFor('test'));
