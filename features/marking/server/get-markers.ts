import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getMarkers as contract } from '../contract.ts';
import { findHold } from './holds.queries.ts';
import { listMarkers } from './marking-access.queries.ts';
import { findSubmission } from './markable-submissions.ts';

/** Who may mark a submission, and who holds it. */
export const getMarkers = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, notFound } = ctx;
  const submission = await findSubmission(ctx);
  if (!submission) return notFound();
  const hold = await findHold(tx, { attemptId: input.attemptId, questionId: input.questionId, now });
  const markers = await listMarkers(tx, submission.row.assignmentId);
  return {
    isMine: hold?.id === me.id,
    holdOwner: hold
      ? {
          id: hold.id,
          name: localizedName(language, hold.name, hold.nameZh),
          until: hold.expiresAt.toISOString(),
        }
      : null,
    version: submission.version,
    markers: markers.map(({ id, name, nameZh, as }) => ({ id, name: localizedName(language, name, nameZh), as })),
  };
});
