import { handleCall } from '@inkstone/call/server';
import { getEnvironmentCheck as contract } from '../../contract.ts';
import { findNewestCheck } from './environment.queries.ts';
import { isValidCheck, toCheckRecord } from './device-check.ts';

/** The newest check of this device, and whether it counts. */
export const getEnvironmentCheck = handleCall(contract, async ({ input, me, tx, now }) => {
  const row = await findNewestCheck(tx, { personId: me.id, deviceId: input.deviceId });
  return { checked: isValidCheck(row, now), check: row ? toCheckRecord(row) : null };
});
