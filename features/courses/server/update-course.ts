import { toSetViewer } from '@inkstone/bank/server';
import { editTextsFor, updateAssignment } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { updateCourse as contract } from '../contract.ts';
import { reviseCourse } from './bank-course.ts';
import { updateAssignedCourse } from './assigned-courses.queries.ts';

type EditContext = HandlerContext<typeof contract>;
type CourseInput = Extract<EditContext['input'], { what: 'course' }>;
type AssignmentInput = Extract<EditContext['input'], { what: 'assignment' }>;

const editTexts = editTextsFor('video');

const saveRevision = async ({ me, tx, now, refuse, notFound }: EditContext, input: CourseInput) => {
  const { courseId, revision } = input;
  const saved = await reviseCourse(tx, { courseId, revision, owner: toSetViewer(me), now }, input);
  if (saved === 'notFound') return notFound();
  if (saved === 'savedMeanwhile') return refuse('course.savedMeanwhile');
  if ('code' in saved) return refuse(saved.code, { number: saved.number });
  return { id: courseId, revision: saved.number };
};

const editAssignment = async (ctx: EditContext, input: AssignmentInput) => {
  const { id, reportAt, practiceMode, playbackSpeed } = input;
  await editTexts({ ...ctx, input });
  if (reportAt) await updateAssignment(ctx.tx, { id }, { reportAt }, { movesWindow: false });
  await updateAssignedCourse(ctx.tx, id, { practiceMode, fastestPercent: playbackSpeed });
  return { id, revision: 0 };
};

/** Saves a revision of a course, or edits the texts and rules of an assigned one. */
export const updateCourse = handleCall(contract, (ctx) =>
  ctx.input.what === 'course' ? saveRevision(ctx, ctx.input) : editAssignment(ctx, ctx.input),
);
