import { handleCall } from '@inkstone/call/server';
import { getSetSharing as contract } from '../contract.ts';
import { findSet } from './read-sets.queries.ts';
import { toSetViewer } from './set-access.queries.ts';
import { listShareTargetRows, readSharing } from './sharing.queries.ts';

/** With whom a set is shared, for whoever may use it. */
export const getSetSharing = handleCall(contract, async ({ input, me, tx, notFound }) => {
  const set = await findSet(tx, input.setId, toSetViewer(me));
  if (!set) return notFound();
  const shares = (await readSharing(tx, [set.id])).get(set.id)?.shares ?? [];
  const targets = await listShareTargetRows(tx, shares);
  return {
    owner: { id: set.ownerId, name: set.ownerName, nameZh: set.ownerNameZh },
    generalAccess: set.generalAccess,
    canShare: set.canShare,
    shares: targets.flatMap((target) => {
      const share = shares.find(({ kind, id }) => kind === target.kind && id === target.id);
      return share ? { ...target, access: share.access } : [];
    }),
  };
});
