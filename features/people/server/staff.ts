import type { Handle } from '@inkstone/db';
import { listOwnStaffIds } from './staff.queries.ts';

/** Whether a person is among a manager's staff. */
export const isStaffOfManager = async (db: Handle, { managerId, personId }: { managerId: number; personId: number }) =>
  (await listOwnStaffIds(db, { managerId, personIds: [personId] })).length > 0;
