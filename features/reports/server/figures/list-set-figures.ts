import { toSetViewer } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { listSetFigures as contract } from '../../contract.ts';
import { isVisibleSet, listFiguresInWords } from './figures.queries.ts';

/** How hard the questions of a set were found to be. */
export const listSetFigures = handleCall(contract, async ({ input: { setId, version }, me, tx, notFound }) => {
  if (!(await isVisibleSet(tx, setId, toSetViewer(me)))) return notFound();
  const rows = await listFiguresInWords(tx, { setId, version });
  return {
    list: rows.map(({ questionId, figures: { persons, facility, isKeySuspect } }) => ({
      ...{ questionId, persons, facility, isKeySuspect },
    })),
  };
});
