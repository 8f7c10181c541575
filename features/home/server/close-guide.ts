import { handleCall } from '@inkstone/call/server';
import { markGuideSeen } from '@inkstone/session/server';
import { closeGuide as contract } from '../contract.ts';

/** Records that the textbook guide was seen, and for how long. */
export const closeGuide = handleCall(contract, async ({ input, me, tx }) => ({
  isGuideSeen: true as const,
  watchedSeconds: await markGuideSeen(tx, { personId: me.id, seconds: input.watchedSeconds }),
}));
