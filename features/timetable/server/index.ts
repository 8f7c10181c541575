import type { CallHandler } from '@inkstone/call/server';
import { getLesson } from './get-lesson.ts';
import { listLessons } from './list-lessons.ts';

export { insertSession, listSessions } from './timetable.queries.ts';
export type { ClassSession } from './timetable.queries.ts';

/** All call handlers of the timetable. */
export const handlers: readonly CallHandler[] = [listLessons, getLesson];
