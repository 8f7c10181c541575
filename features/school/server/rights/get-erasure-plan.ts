import { handleCall } from '@inkstone/call/server';
import { getErasurePlan as contract } from '../../contract.ts';
import { findSubject } from './check-rights.ts';
import { countErased } from './erase-person-data.ts';
import { findErasure } from './erasure.queries.ts';
import { toCounts } from './list-person-archives.ts';

/** What erasing a person would take away, or has taken away. */
export const getErasurePlan = handleCall(contract, async (ctx) => {
  const { input, tx, me } = ctx;
  const account = await findSubject(ctx, input.personId);
  const erasure = await findErasure(tx, input.personId);
  const isErased = account.erasedAt !== null;
  const counts = isErased ? (erasure?.counts ?? {}) : await countErased(tx, input.personId);
  return {
    state: isErased ? ('erased' as const) : (erasure?.state ?? ('none' as const)),
    erasedAt: account.erasedAt?.toISOString() ?? null,
    isActive: account.leftAt === null,
    isSelf: account.id === me.id,
    counts: toCounts(counts),
  };
});
