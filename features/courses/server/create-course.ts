import { toSetViewer } from '@inkstone/bank/server';
import { resolveRecipients } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { createCourse as contract } from '../contract.ts';
import { createBankCourse } from './bank-course.ts';
import { assignCourse } from './assign-course.ts';

type CreateContext = HandlerContext<typeof contract>;
type AssignmentInput = Extract<CreateContext['input'], { what: 'assignment' }>;
type CourseInput = Extract<CreateContext['input'], { what: 'course' }>;

const createCourseInBank = async ({ me, tx, now, refuse }: CreateContext, input: CourseInput) => {
  const saved = await createBankCourse(tx, { owner: toSetViewer(me), now }, input);
  if ('code' in saved) return refuse(saved.code, { number: saved.number });
  return { id: saved.courseId, recipients: 0 };
};

const assign = async ({ me, tx, now, emit, refuse, notFound }: CreateContext, input: AssignmentInput) => {
  const beginsAt = new Date(input.beginsAt);
  const deadline = new Date(input.deadline);
  if (deadline <= beginsAt) return refuse('deadline.beforeBegin');
  if (deadline <= now) return refuse('deadline.past');
  const students = await resolveRecipients(tx, me.id, input);
  if (students === 'foreign') return notFound();
  if (students === 'recipients.none') return refuse('recipients.none');
  const assigned = await assignCourse(tx, {
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
      hasInstantFeedback: input.hasInstantFeedback ?? false,
      teacherMessage: input.teacherMessage || null,
      reportAt: input.reportAt,
      isForJoiners: input.isForJoiners ?? getKindRules('course').isForJoiners,
      createdAt: now,
    },
    students,
    classIds: input.classIds,
  });
  if (assigned === 'notFound') return notFound();
  if (typeof assigned === 'string') return refuse(assigned);
  const { assignmentId, recipientIds, row } = assigned;
  const studentIds = students.map(({ studentId }) => studentId);
  await emit('assignment.created', { ...row, assignmentId, recipientIds, studentIds });
  return { id: assignmentId, recipients: recipientIds.length };
};

/** Creates a course of the bank, or assigns one. */
export const createCourse = handleCall(contract, (ctx) =>
  ctx.input.what === 'course' ? createCourseInBank(ctx, ctx.input) : assign(ctx, ctx.input),
);
