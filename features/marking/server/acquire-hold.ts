import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getMarkers as getMarkersContract, acquireHold as acquireHoldContract } from '../contract.ts';
import { holdSeconds } from '../rules.ts';
import { findHold, removeHold, upsertHold } from './holds.queries.ts';
import { findMarkableAttempt, listMarkers } from './marking-access.queries.ts';
import { listSubmissionsByAttempt } from './submissions.queries.ts';

type HoldContext = Pick<HandlerContext<typeof getMarkersContract>, 'tx' | 'me' | 'now'> & {
  input: { attemptId: number; questId: number };
};

/** The requested submission, if the caller may mark it. */
const findSubmission = async ({ tx, me, now, input: { attemptId, questId } }: HoldContext) => {
  const row = await findMarkableAttempt(tx, { attemptId, personId: me.id });
  const submissions = row ? await listSubmissionsByAttempt(tx, { attemptId, now }) : [];
  const submission = submissions.find(({ question_id: id }) => id === questId);
  return row && submission ? { row, version: submission.version ?? 0 } : undefined;
};

/** Who may mark a submission, and who holds it. */
export const getMarkers = handleCall(getMarkersContract, async (ctx) => {
  const { input, me, tx, now, language, notFound } = ctx;
  const submission = await findSubmission(ctx);
  if (!submission) return notFound();
  const hold = await findHold(tx, { attemptId: input.attemptId, questionId: input.questId, now });
  const markers = await listMarkers(tx, submission.row.assignment_id);
  return {
    isMine: hold?.id === me.id,
    holder: hold
      ? {
          id: hold.id,
          name: localizedName(language, hold.name, hold.name_zh),
          until: new Date(hold.expires_at).toISOString(),
        }
      : null,
    version: submission.version,
    markers: markers.map(({ id, name, name_zh, as }) => ({ id, name: localizedName(language, name, name_zh), as })),
  };
});

/** Takes, renews or gives up a hold; an existing holder keeps it. */
export const acquireHold = handleCall(acquireHoldContract, async (ctx) => {
  const { input, me, tx, now, language, notFound } = ctx;
  const submission = await findSubmission(ctx);
  if (!submission) return notFound();
  const key = { attemptId: input.attemptId, questionId: input.questId, markerId: me.id };
  if (input.leave) await removeHold(tx, key);
  else await upsertHold(tx, { ...key, now, expiresAt: new Date(now.getTime() + holdSeconds * 1000) });
  const hold = await findHold(tx, { ...key, now });
  return {
    isMine: hold?.id === me.id,
    holder: hold ? { id: hold.id, name: localizedName(language, hold.name, hold.name_zh) } : null,
    until: hold ? new Date(hold.expires_at).toISOString() : null,
    version: submission.version,
  };
});
