import { handleCall } from '@inkstone/call/server';
import { listSetFigures as contract } from '../../contract.ts';
import { isVisibleSet, listFiguresInWords } from './figures.queries.ts';

/** How hard the questions of a set were found to be. */
export const listSetFigures = handleCall(contract, async ({ input: { setId, version }, tx, notFound }) => {
  if (!(await isVisibleSet(tx, setId))) return notFound();
  const rows = await listFiguresInWords(tx, { setId, version });
  return {
    list: rows.map(({ questionId, figures: { persons, facility, isKeySuspect } }) => ({
      ...{ questionId, persons, facility, isKeySuspect },
    })),
  };
});
