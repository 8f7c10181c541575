import type { Handle } from '@inkstone/db';
import { toLocalTimes } from '../../rules/recurrence.ts';
import { findRoom } from '../rooms/rooms.queries.ts';
import type { LockedSession } from './sessions.queries.ts';

/** What the record says about a session: persons by their ids, times by the school's clocks. */
export const toRecorded = async (
  db: Handle,
  session: Pick<LockedSession, 'title' | 'titleZh' | 'teacherId' | 'colleagueIds' | 'roomId' | 'beginsAt' | 'endsAt'>,
  timeZone: string,
) => {
  const { day, begins, ends } = toLocalTimes({ from: session.beginsAt, to: session.endsAt }, timeZone);
  const room = session.roomId === null ? undefined : await findRoom(db, session.roomId);
  return {
    ...{ time: `${day} ${begins}–${ends}`, title: session.title, titleZh: session.titleZh },
    ...{ sessionTeacher: session.teacherId, colleagues: session.colleagueIds, room: room?.name ?? null },
  };
};
