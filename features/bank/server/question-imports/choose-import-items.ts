import { handleCall } from '@inkstone/call/server';
import { chooseImportItems as contract } from '../../contract/question-imports.ts';
import { countImportItems, lockQuestionImport, updateItemsChosen } from './question-imports.queries.ts';

/** Chooses questions of a file that is not applied yet, or leaves them out. */
export const chooseImportItems = handleCall(contract, async ({ input, me, tx, notFound, refuse }) => {
  const { importId, positions, outcome, isChosen } = input;
  const row = await lockQuestionImport(tx, { importId, ownerId: me.id });
  if (!row) return notFound();
  if (row.state !== 'planned') return refuse('source.notPlanned');
  await updateItemsChosen(tx, { importId, positions, outcome }, isChosen);
  const [counts] = await countImportItems(tx, [importId]);
  return { chosen: counts?.chosen ?? 0 };
});
