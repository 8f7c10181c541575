import type { CallHandler } from '@inkstone/call/server';
import { getAttendance } from './attendance/get-attendance.ts';
import { saveAttendance } from './attendance/save-attendance.ts';
import { exportTimetable } from './export/export-timetable.ts';
import { getLesson } from './get-lesson.ts';
import { listLessons } from './list-lessons.ts';
import { listRooms } from './rooms/list-rooms.ts';
import { addHoliday, removeHoliday } from './rooms/save-holiday.ts';
import { saveRoom } from './rooms/save-room.ts';
import { addSession } from './sessions/add-session.ts';
import { cancelSession } from './sessions/cancel-session.ts';
import { changeSession } from './sessions/change-session.ts';
import { listMyTimetable } from './week/list-my-timetable.ts';
import { listTimetable } from './week/list-timetable.ts';

export { personData } from './person-data.ts';
export { writeAttendance } from './attendance/attendance.queries.ts';
export { listTimetableEntries } from './export/school-timetable.ts';
export { insertRoom, listHolidays, listRoomRows, lockTimetable } from './rooms/rooms.queries.ts';
export {
  deleteSessions,
  insertSources,
  listAttendedSessions,
  listKnownSessions,
  listSources,
} from './sessions/imported-sessions.queries.ts';
export {
  findSeries,
  insertSeries,
  insertSessions,
  updateSeries,
  updateSession,
  type LockedSession,
} from './sessions/sessions.queries.ts';
export { listSessionRows } from './week/week.queries.ts';
export { insertSession, listMembers, listSessions } from './timetable.queries.ts';
export type { ClassSession } from './timetable.queries.ts';
export { listPersonSessions, type SessionRow } from './week/week.queries.ts';

/** All call handlers of the timetable. */
export const handlers: readonly CallHandler[] = [
  listLessons,
  getLesson,
  listTimetable,
  listMyTimetable,
  exportTimetable,
  addSession,
  changeSession,
  cancelSession,
  listRooms,
  saveRoom,
  addHoliday,
  removeHoliday,
  getAttendance,
  saveAttendance,
];
