import { toVisibleText } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import {
  deleteTerm,
  findOverlappingTerm,
  findTerm,
  insertTerm,
  lockTerms,
  updateTerm,
  type TermRow,
} from '@inkstone/people/server';
import { removeTerm as removeContract, saveTerm as saveContract } from '../../contract.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';

type TermDetails = Omit<TermRow, 'id'>;

const toRecorded = ({ name, nameZh, firstDay, lastDay }: TermDetails) => ({
  ...{ term: name, nameZh, days: `${firstDay} – ${lastDay}` },
});

const subject = { kind: 'school', id: null } as const;

/** Adds or changes a term; terms are saved one after the other, so that none overlap. */
export const saveTerm = handleCall(saveContract, async ({ input, me, tx, now, refuse, notFound }) => {
  await lockTerms(tx);
  const { termId, firstDay, lastDay } = input;
  const details = {
    ...{ name: toVisibleText(input.name), nameZh: toVisibleText(input.nameZh ?? '') || null, firstDay, lastDay },
  };
  const before = termId === null ? undefined : await findTerm(tx, termId);
  if (termId !== null && !before) return notFound();
  if (details.name === '') return refuse('term.nameMissing');
  if (lastDay < firstDay) return refuse('term.endsEarly');
  if (await findOverlappingTerm(tx, { termId, firstDay, lastDay })) return refuse('term.overlaps');
  const changes = listChanges(before ? toRecorded(before) : {}, toRecorded(details));
  if (before && changes.length === 0) return { termId: before.id };
  if (before) await updateTerm(tx, { id: before.id, ...details });
  const savedId = before ? before.id : await insertTerm(tx, { ...details, createdAt: now });
  const action = before ? 'term.changed' : 'term.added';
  await writeRecord(tx, { at: now, actorId: me.id, action, subject, changes });
  return { termId: savedId };
});

/** Removes a term to which no class belongs. */
export const removeTerm = handleCall(removeContract, async ({ input, me, tx, now, refuse, notFound }) => {
  await lockTerms(tx);
  const before = await findTerm(tx, input.termId);
  if (!before) return notFound();
  if (!(await deleteTerm(tx, before.id))) return refuse('term.hasClasses');
  const changes = listChanges(toRecorded(before), {});
  await writeRecord(tx, { at: now, actorId: me.id, action: 'term.removed', subject, changes });
  return {};
});
