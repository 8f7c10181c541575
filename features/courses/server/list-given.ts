import { listOf } from '@inkstone/assignments/server';
import { handleCall } from '@inkstone/call/server';
import { listGivenCourses as contract } from '../contract.ts';
import { listGiven } from './given.queries.ts';
import { givenOf } from './shown.ts';

const listMine = listOf('video');

/** The courses that I gave, with how far their students are. */
export const listGivenCourses = handleCall(contract, async (it) => {
  const { list, ...rest } = await listMine(it);
  const given = await listGiven(
    it.tx,
    list.map(({ id }) => id),
  );
  return {
    ...rest,
    list: list.flatMap((row) => {
      const course = given.get(row.id);
      return course ? { ...row, name: row.title, ...givenOf(course, it.language) } : [];
    }),
    serverTime: it.now.toISOString(),
  };
});
