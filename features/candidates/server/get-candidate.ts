import { handleCall } from '@inkstone/call/server';
import { getCandidate as contract } from '../contract.ts';
import { findRecord } from './records.queries.ts';
import { recordScopeFor } from '../rules.ts';
import { toRecord } from './record-view.ts';

/** One record. */
export const getCandidate = handleCall(contract, async ({ input, me, tx, now, language, notFound }) => {
  const row = await findRecord(tx, { ...recordScopeFor(me), id: input.id });
  if (!row) return notFound();
  const { linkUntil: until } = row;
  return {
    candidate: toRecord(row, { language, now }),
    names: { en: row.name, zh: row.nameZh },
    message: row.message,
    linkUntil: until !== null && until > now ? until.toISOString() : null,
  };
});
