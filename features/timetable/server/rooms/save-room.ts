import { toVisibleText } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { saveRoom as contract } from '../../contract.ts';
import { listFieldChanges } from '../field-changes.ts';
import { findRoom, insertRoom, isRoomNameTaken, lockTimetable, updateRoom } from './rooms.queries.ts';

/** Adds or changes a room. */
export const saveRoom = handleCall(contract, async ({ input, tx, now, refuse, notFound, emit }) => {
  await lockTimetable(tx);
  const { roomId } = input;
  const name = toVisibleText(input.name);
  const nameZh = toVisibleText(input.nameZh ?? '') || null;
  const before = roomId === null ? undefined : await findRoom(tx, roomId);
  if (roomId !== null && !before) return notFound();
  if (name === '') return refuse('room.nameMissing');
  if (await isRoomNameTaken(tx, { name, roomId })) return refuse('room.nameTaken');
  const endedAt = input.isClosed ? (before?.endedAt ?? now) : null;
  const changes = listFieldChanges(
    before ? { room: before.name, nameZh: before.nameZh, closed: before.endedAt !== null } : {},
    { room: name, nameZh, closed: input.isClosed },
  );
  const savedId = before ? before.id : await insertRoom(tx, { name, nameZh, createdAt: now, endedAt });
  if (before) await updateRoom(tx, { id: before.id, name, nameZh, endedAt });
  if (changes.length > 0) {
    const action = before ? 'room.changed' : 'room.added';
    await emit('timetable.changed', { action, classId: null, changes });
  }
  return { roomId: savedId };
});
