import { dayIn, toVisibleText } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listClassNamesakes as contract } from '../../contract.ts';
import { toClassRow } from './class-view.ts';
import { listNamesakes } from './classes.queries.ts';

/** Other classes of the same name. */
export const listClassNamesakes = handleCall(contract, async ({ input, tx, now, school, language }) => {
  const name = toVisibleText(input.name);
  const nameZh = toVisibleText(input.nameZh ?? '') || undefined;
  const rows = await listNamesakes(tx, { name, nameZh, classId: input.classId, today: dayIn(now, school.timeZone) });
  return { list: rows.map((row) => toClassRow(row, language)) };
});
