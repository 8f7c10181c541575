import { handleCall } from '@inkstone/call/server';
import { undoQuestionImport as contract } from '../../contract/question-imports.ts';
import { countSetOut } from '../counts.queries.ts';
import { updateSetHidden } from '../write-sets.queries.ts';
import { listMadeSets, lockQuestionImport, updateQuestionImport } from './question-imports.queries.ts';

const mostNamed = 200;

/** Takes the sets of an import out of the bank; those in use or edited since stay and are named. */
export const undoQuestionImport = handleCall(contract, async ({ input, me, tx, now, notFound, refuse }) => {
  const key = { importId: input.importId, ownerId: me.id };
  const row = await lockQuestionImport(tx, key);
  if (!row) return notFound();
  if (row.state !== 'applied') return refuse('source.notApplied');
  const stays: { setId: number; title: string; reason: 'edited' | 'inPaper' | 'inCourse' | 'given' }[] = [];
  let removed = 0;
  for (const { setId, title, isEdited, isInPaper, isInCourse, isGiven } of await listMadeSets(tx, key)) {
    const reason = isGiven ? 'given' : isInCourse ? 'inCourse' : isInPaper ? 'inPaper' : isEdited ? 'edited' : null;
    if (reason !== null) {
      stays.push({ setId, title, reason });
      continue;
    }
    await countSetOut(tx, setId);
    if (await updateSetHidden(tx, { setId, ownerId: me.id }, now)) removed += 1;
  }
  // What stays can be taken back later, once nothing uses it.
  if (stays.length === 0) await updateQuestionImport(tx, row.id, { state: 'undone', undoneAt: now });
  return { removed, stays: stays.slice(0, mostNamed) };
});
