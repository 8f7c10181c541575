import { handleCall } from '@inkstone/call/server';
import { listRooms as contract } from '../../contract.ts';
import { listLatestHolidays, listRoomRows } from './rooms.queries.ts';

/** Rooms and holidays of the school. */
export const listRooms = handleCall(contract, async ({ tx }) => {
  const rooms = await listRoomRows(tx);
  const holidays = await listLatestHolidays(tx);
  return {
    rooms: rooms.map(({ id, name, nameZh, endedAt }) => ({ id, name, nameZh, isClosed: endedAt !== null })),
    holidays,
  };
});
