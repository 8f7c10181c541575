import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { getLesson as contract } from '../contract.ts';
import { spanAround } from '../rules.ts';
import { toLesson } from './list-lessons.ts';
import {
  findNeighbours,
  findSession,
  listMembers,
  listAssignmentsAround,
  type ClassSession,
} from './timetable.queries.ts';

const toNeighbourLesson = (session: ClassSession | undefined, language: Language) =>
  session
    ? {
        id: session.id,
        title: localizedName(language, session.title, session.titleZh),
        beginsAt: session.beginsAt.toISOString(),
      }
    : null;

/** One of the caller's lessons with the class, the previous and next lesson, and assignments around it. */
export const getLesson = handleCall(contract, async ({ input, me, tx, school, language, notFound }) => {
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
    assignments: work.map(({ titleZh, ...assignment }) => ({
      ...assignment,
      title: localizedName(language, assignment.title, titleZh),
      assignDate: assignment.assignDate.toISOString(),
      deadline: assignment.deadline.toISOString(),
      submitted: getKindRules(assignment.kind).hasAttempt ? assignment.submitted : null,
    })),
  };
});
