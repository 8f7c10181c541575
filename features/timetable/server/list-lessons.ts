import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listLessons as contract, type Lesson } from '../contract.ts';
import { resolveSpan } from '../rules.ts';
import { listSessions, type ClassSession } from './timetable.queries.ts';

/** A meeting as the wire names it. */
export const toLesson = (one: ClassSession, language: Language): Lesson => ({
  id: one.id,
  title: localizedName(language, one.title, one.titleZh),
  classId: one.classId,
  className: localizedName(language, one.className, one.classNameZh),
  studentCount: one.studentCount,
  beginsAt: one.beginsAt.toISOString(),
  endsAt: one.endsAt.toISOString(),
});

/** The own meetings of a span, or of today. */
export const listLessons = handleCall(contract, async ({ input, me, tx, now, school, language }) => {
  const span = resolveSpan(input, now, school.timeZone);
  const sessions = await listSessions(tx, { teacherId: me.id, ...span });
  const list = sessions.map((one) => toLesson(one, language));
  return { list, from: span.from.toISOString(), to: span.to.toISOString(), timeZone: school.timeZone };
});
