import { handleCall } from '@inkstone/call/server';
import { markGuideSeen } from '@inkstone/session/server';
import { closeGuide as contract } from '../contract.ts';

/** Notes that the guide to textbooks was seen, and for how long. */
export const closeGuide = handleCall(contract, async ({ input, me, tx }) => ({
  isTextbookTutorial: 1 as const,
  watchedSeconds: await markGuideSeen(tx, { personId: me.id, seconds: input.watchedSeconds }),
}));
