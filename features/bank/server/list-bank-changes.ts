import { daysAsMs } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { bankChangeDays, listBankChanges as contract } from '../contract.ts';
import { canManageBank } from '../rules.ts';
import { listBankChangeRows } from './bank-changes.queries.ts';

const mostChanges = 100;

/** The instant since which changes can be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - daysAsMs(bankChangeDays));

/** The changes of many sets that can be undone, newest first. */
export const listBankChanges = handleCall(contract, async ({ me, tx, now }) => {
  const key = { since: undoableSince(now), ownerId: canManageBank(me) ? null : me.id };
  const rows = await listBankChangeRows(tx, key, mostChanges);
  return {
    list: rows.map(({ id, kind, createdAt, undoneAt, facts, ...row }) => ({
      ...{ changeId: id, kind, facts },
      at: createdAt.toISOString(),
      isUndone: undoneAt !== null,
      by: { id: row.ownerId, name: row.ownerName, nameZh: row.ownerNameZh },
    })),
  };
});
