import type {} from '@inkstone/taking/events';
import type { Subscribers } from '@inkstone/call/server';
import { updateUnreleased } from './marks.queries.ts';

/**
 * A mark stands for the answer that it was made of. Where more time has opened a marked attempt again, its answers may
 * change; where a teacher lets another answer count, one has. Their marks are drafts once more: nothing of them is lost,
 * and nothing counts until they are released again.
 */
export const subscribers: Subscribers = {
  'attempt.reopened': ({ attemptId }, { tx }) => updateUnreleased(tx, attemptId),
  'answers.replaced': ({ attemptId, questionIds }, { tx }) => updateUnreleased(tx, attemptId, questionIds),
};
