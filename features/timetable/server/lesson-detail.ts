import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { lessonDetail } from '../contract.ts';
import { spanAround } from '../rules.ts';
import { toLesson } from './list-lessons.ts';
import {
  findNeighbours,
  findSession,
  listMembers,
  listAssignmentsAround,
  type ClassSession,
} from './timetable.queries.ts';

const toNeighbourLesson = (one: ClassSession | undefined, language: Language) =>
  one
    ? { id: one.id, title: localizedName(language, one.title, one.titleZh), beginsAt: one.beginsAt.toISOString() }
    : null;

/** One own meeting with the class, its neighbours in the timetable and the work around it. */
export const readLesson = handleCall(lessonDetail, async ({ input, me, tx, school, language, notFound }) => {
  const session = await findSession(tx, { id: input.id, teacherId: me.id });
  if (!session) return notFound();
  const { before, after } = await findNeighbours(tx, { teacherId: me.id, of: session });
  const span = spanAround({
    ...{ beginsAt: session.beginsAt, timeZone: school.timeZone },
    ...{ before: before?.beginsAt, after: after?.beginsAt },
  });
  const work = await listAssignmentsAround(tx, { teacherId: me.id, classId: session.classId, ...span });
  const students = await listMembers(tx, session.classId);
  return {
    lesson: toLesson(session, language),
    timeZone: school.timeZone,
    students: students.map(({ id, name, nameZh }) => ({ id, name: localizedName(language, name, nameZh) })),
    before: toNeighbourLesson(before, language),
    after: toNeighbourLesson(after, language),
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    work: work.map(({ titleZh, ...one }) => ({
      ...one,
      title: localizedName(language, one.title, titleZh),
      assignDate: new Date(one.assignDate).toISOString(),
      deadline: new Date(one.deadline).toISOString(),
      submitted: one.kind === 'textbook' || one.kind === 'course' ? null : one.submitted,
    })),
  };
});
