import { handleCall } from '@inkstone/call/server';
import { getRetention as contract } from '../../contract.ts';
import { retentionKinds } from '../../retention.ts';
import { readFixedRetention, readOwnRetention } from './retention-setting.ts';

/** For how many days the school keeps each kind, and which of them the server fixes. */
export const getRetention = handleCall(contract, async (ctx) => {
  const { edition, days } = await readOwnRetention(ctx);
  const fixed = readFixedRetention(ctx);
  return {
    edition,
    kinds: retentionKinds.map((kind) => ({
      kind,
      days: kind in fixed ? (fixed[kind] ?? null) : days[kind],
      isFixed: kind in fixed,
    })),
  };
});
