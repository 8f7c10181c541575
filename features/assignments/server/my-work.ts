import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { myHomework, myTests } from '../contract.ts';
import { countWork, listWork } from './doing.queries.ts';
import { kindsOf, type FamilyOfWork } from './own.ts';
import { ownWorkOf } from './work.ts';

/** A candidate's tests are those of the recruitment. */
const kindsReadBy = ({ role }: Pick<HandlerContext<typeof myTests>['me'], 'role'>, family: FamilyOfWork) =>
  role === 'candidate' && family === 'test' ? (['candidate'] as const) : kindsOf(family);

/** A student's list: one page, with the count behind every tab. */
export const workList =
  (family: FamilyOfWork) =>
  async ({
    input,
    me,
    tx,
    now,
    school,
  }: Pick<HandlerContext<typeof myHomework>, 'input' | 'me' | 'tx' | 'now' | 'school'>) => {
    const { page, pageNum, filter, search } = input;
    const { archiveHours } = school;
    const key = { studentId: me.id, kinds: kindsReadBy(me, family), now, archiveHours, filter, search, page, pageNum };
    const counted = await countWork(tx, key);
    const onGoing = counted.get('onGoing') ?? 0;
    const complete = counted.get('complete') ?? 0;
    const delay = counted.get('delay') ?? 0;
    const counts = { all: onGoing + complete + delay, onGoing, complete, delay };
    const rows = await listWork(tx, key);
    const total = counts[filter];
    return {
      list: await ownWorkOf(tx, rows, { me, now, school }),
      page,
      totalPage: Math.ceil(total / pageNum),
      total,
      counts,
      serverTime: now.toISOString(),
    };
  };

/** My assignments. */
export const listMyHomework = handleCall(myHomework, workList('homework'));

/** My tests. */
export const listMyTests = handleCall(myTests, workList('test'));
