import { toVisibleText } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import type { SessionDraft } from '../../contract.ts';
import { findRoom } from '../rooms/rooms.queries.ts';
import { listFitTeacherIds } from './sessions.queries.ts';

/** The fields of a session without invisible signs, each teacher once. */
export const toDetails = ({ title, titleZh, teacherId, colleagueIds, roomId }: SessionDraft) => ({
  ...{ title: toVisibleText(title), titleZh: toVisibleText(titleZh ?? '') || null, teacherId, roomId },
  colleagueIds: [...new Set(colleagueIds)].filter((id) => id !== teacherId).toSorted((a, b) => a - b),
});
export type SessionDetails = ReturnType<typeof toDetails>;

/** Why a session cannot be saved like this; null where it can. Who taught it and where it was may stay. */
export const findDraftFault = async (
  db: Handle,
  { teacherId, colleagueIds, roomId }: SessionDetails,
  present: { teacherIds: readonly number[]; roomId: number | null } = { teacherIds: [], roomId: null },
): Promise<'session.teacherUnfit' | 'session.roomClosed' | null> => {
  const ids = [teacherId, ...colleagueIds].filter((id) => !present.teacherIds.includes(id));
  const fit = await listFitTeacherIds(db, ids);
  if (fit.length < ids.length) return 'session.teacherUnfit';
  if (roomId === null || roomId === present.roomId) return null;
  const room = await findRoom(db, roomId);
  return room && room.endedAt === null ? null : 'session.roomClosed';
};
