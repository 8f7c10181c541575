import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { acquireHold as contract } from '../contract.ts';
import { holdSeconds } from '../rules.ts';
import { findHold, removeHold, upsertHold } from './holds.queries.ts';
import { findSubmission } from './markable-submissions.ts';

/** Takes, renews or gives up a hold; an existing holder keeps it. */
export const acquireHold = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, notFound } = ctx;
  const submission = await findSubmission(ctx);
  if (!submission) return notFound();
  const key = { attemptId: input.attemptId, questionId: input.questionId, markerId: me.id };
  if (input.leave) await removeHold(tx, key);
  else await upsertHold(tx, { ...key, now, expiresAt: new Date(now.getTime() + holdSeconds * 1000) });
  const hold = await findHold(tx, { ...key, now });
  return {
    isMine: hold?.id === me.id,
    holdOwner: hold ? { id: hold.id, name: localizedName(language, hold.name, hold.nameZh) } : null,
    until: hold ? hold.expiresAt.toISOString() : null,
    version: submission.version,
  };
});
