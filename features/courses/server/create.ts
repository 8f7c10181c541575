import { receiversOf } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { createCourse as contract } from '../contract.ts';
import { keepCourse } from './bank-course.ts';
import { giveCourse } from './give-course.ts';

type Create = HandlerContext<typeof contract>;
type Giving = Extract<Create['input'], { what: 'assignment' }>;
type Making = Extract<Create['input'], { what: 'course' }>;

const make = async ({ me, tx, now, refuse }: Create, input: Making) => {
  const kept = await keepCourse(tx, { ownerId: me.id, now }, input);
  if ('code' in kept) return refuse(kept.code, { number: kept.number });
  return { id: kept.courseId, recipients: 0 };
};

const give = async ({ me, tx, now, emit, refuse, notFound }: Create, input: Giving) => {
  const beginsAt = new Date(input.beginsAt);
  const deadline = new Date(input.deadline);
  if (deadline <= beginsAt) return refuse('deadline.beforeBegin');
  if (deadline <= now) return refuse('deadline.past');
  const students = await receiversOf(tx, me.id, input);
  if (students === 'foreign') return notFound();
  if (students === 'recipients.none') return refuse('recipients.none');
  const given = await giveCourse(tx, {
    courseId: input.courseId,
    practiceMode: input.practiceMode,
    fastestPercent: input.playbackSpeed,
    title: input.title,
    titleZh: input.titleZh,
    row: {
      teacherId: me.id,
      beginsAt,
      deadline,
      maxListens: input.maxListens ?? null,
      isSelfMarked: false,
      teacherMessage: input.teacherMessage || null,
      reportAt: input.reportAt,
      createdAt: now,
    },
    students,
    classIds: input.classIds,
  });
  if (given === 'notFound') return notFound();
  if (typeof given === 'string') return refuse(given);
  const { assignmentId, recipientIds, row } = given;
  const studentIds = students.map(({ studentId }) => studentId);
  await emit('assignment.given', { ...row, assignmentId, recipientIds, studentIds });
  return { id: assignmentId, recipients: recipientIds.length };
};

/** Makes a course of the bank, or gives one. */
export const createCourse = handleCall(contract, (it) =>
  it.input.what === 'course' ? make(it, it.input) : give(it, it.input),
);
