import { rewordOf, updateAssignment } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { editCourse as contract } from '../contract.ts';
import { reviseCourse } from './bank-course.ts';
import { updateGiven } from './given.queries.ts';

type Edit = HandlerContext<typeof contract>;
type Revising = Extract<Edit['input'], { what: 'course' }>;
type Changing = Extract<Edit['input'], { what: 'assignment' }>;

const reword = rewordOf('video');

const revise = async ({ me, tx, now, refuse, notFound }: Edit, input: Revising) => {
  const { courseId, revision } = input;
  const kept = await reviseCourse(tx, { courseId, revision, ownerId: me.id, now }, input);
  if (kept === 'notFound') return notFound();
  if (kept === 'savedMeanwhile') return refuse('course.savedMeanwhile');
  if ('code' in kept) return refuse(kept.code, { number: kept.number });
  return { id: courseId, revision: kept.number };
};

const change = async (it: Edit, input: Changing) => {
  const { id, reportAt, practiceMode, playbackSpeed } = input;
  await reword({ ...it, input });
  if (reportAt) await updateAssignment(it.tx, { id }, { reportAt }, { movesWindow: false });
  await updateGiven(it.tx, id, { practiceMode, fastestPercent: playbackSpeed });
  return { id, revision: 0 };
};

/** Saves a revision of a course, or changes the words and rules of a given one. */
export const editCourse = handleCall(contract, (it) =>
  it.input.what === 'course' ? revise(it, it.input) : change(it, it.input),
);
