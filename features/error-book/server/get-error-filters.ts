import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { findProgramme } from '@inkstone/programmes';
import { getErrorFilters as contract } from '../contract.ts';
import { countByCategory } from './error-book.queries.ts';
import { listRestingQuestions } from './disclosure.queries.ts';

const sumByName = (pairs: readonly (readonly [string, number])[]): [string, number][] => {
  const sums = new Map<string, number>();
  for (const [name, count] of pairs) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums];
};

/** Returns the filter options of the student's error book. */
export const getErrorFilters = handleCall(contract, async ({ me, tx, now }) => {
  const bookKey = { studentId: me.id, now };
  const rows = await countByCategory(tx, { ...bookKey, resting: await listRestingQuestions(tx, bookKey) });
  const programmes = sumByName(rows.map(({ programme, count }) => [programme, count]));
  const subjects = sumByName(rows.map(({ subject, count }) => [subject, count]));
  return {
    programmes: programmes.map(([id, count]) => ({ id, name: findProgramme(id)?.name[me.language] ?? id, count })),
    subjects: subjects.map(([id, count]) => ({ id, count })),
    knowledgePoints: rows.flatMap(({ nodeId, name, nameZh, count }) =>
      nodeId === null ? [] : [{ id: nodeId, name: localizedName(me.language, name ?? '', nameZh), count }],
    ),
  };
});
