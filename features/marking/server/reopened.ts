import type {} from '@inkstone/taking/events';
import type { Subscribers } from '@inkstone/call/server';
import { updateUnreleased } from './marks.queries.ts';

/**
 * More time has opened a marked attempt again: its answers may change, so its marks are drafts once more. Nothing of them
 * is lost, and nothing counts until they are released again.
 */
export const subscribers: Subscribers = {
  'attempt.reopened': ({ attemptId }, { tx }) => updateUnreleased(tx, attemptId),
};
