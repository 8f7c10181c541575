import { handleCall } from '@inkstone/call/server';
import { getRetentionPlan as contract } from '../../contract.ts';
import { retentionEnd } from './retention-setting.ts';
import { sweeps } from './sweeps.ts';

/** What would be removed of one kind if it were kept for some days; nothing is removed by asking. */
export const getRetentionPlan = handleCall(contract, async ({ input, tx, now }) => {
  const { kind, days } = input;
  const { count, oldest, sizeBytes } = await sweeps[kind].count(tx, retentionEnd(now, days));
  return { count, oldest: oldest?.toISOString() ?? null, sizeBytes };
});
