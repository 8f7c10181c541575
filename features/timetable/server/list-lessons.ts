import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listLessons as contract, type Lesson } from '../contract.ts';
import { resolveSpan } from '../rules.ts';
import { listSessions, type ClassSession } from './timetable.queries.ts';

/** Maps a lesson to the contract. */
export const toLesson = (session: ClassSession, language: Language): Lesson => ({
  id: session.id,
  title: localizedName(language, session.title, session.titleZh),
  classId: session.classId,
  className: localizedName(language, session.className, session.classNameZh),
  studentCount: session.studentCount,
  beginsAt: session.beginsAt.toISOString(),
  endsAt: session.endsAt.toISOString(),
});

/** The caller's lessons of a span, default today. */
export const listLessons = handleCall(contract, async ({ input, me, tx, now, school, language }) => {
  const span = resolveSpan(input, now, school.timeZone);
  const sessions = await listSessions(tx, { teacherId: me.id, ...span });
  const list = sessions.map((session) => toLesson(session, language));
  return { list, from: span.from.toISOString(), to: span.to.toISOString(), timeZone: school.timeZone };
});
