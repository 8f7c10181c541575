import { pinSets, toSetViewer } from '@inkstone/bank/server';
import { handleCall, type CallHandler, type HandlerContext } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { listTeachingIds } from '@inkstone/people/server';
import { homeworkCalls, testCalls } from '../contract.ts';
import { countContentQuestions, filterQuestions, questionsIn, readAssignedContent } from './assigned-content.ts';
import { kindsInFamily, type AssignmentFamily } from './assignment-family.ts';
import { updateAssignment } from './assignments.queries.ts';
import { listSetRevisions } from './recipient-assignment.queries.ts';
import { insertRemovedQuestions, listRemovedQuestions } from './removed-questions.queries.ts';
import { findRepeatSource, type RepeatSource } from './repeat.queries.ts';
import { pinContent, resolveRecipients, storeAssignment, type PinnedSelection } from './store-assignment.ts';
import { canHaveInstantFeedback, canShuffle, findWindowDefault } from './window-mode.ts';

export type { RepeatSource };

type RepeatContext = HandlerContext<typeof homeworkCalls.repeatAssignment>;

/** The content of work that is given again, and what its family stores beside it. */
interface RepeatedContent {
  content: PinnedSelection;
  store?: (assignmentId: number) => Promise<void>;
}

type PinAgain = (
  ctx: Pick<RepeatContext, 'tx' | 'me'>,
  source: RepeatSource,
) => Promise<RepeatedContent | 'content.missing'>;

/** Takes the questions out again that were taken out of the first; false where nothing would be left. */
const removeSameQuestions = async (
  { tx, me, now }: RepeatContext,
  {
    source,
    assignmentId,
    paperRevisionId,
  }: { source: RepeatSource; assignmentId: number; paperRevisionId: number | null },
): Promise<boolean> => {
  const removed = await listRemovedQuestions(tx, source.id);
  if (removed.size === 0) return true;
  const content = await readAssignedContent(tx, { id: assignmentId, paperRevisionId });
  const ids = questionsIn(content).map(({ question }) => question.questionId);
  const questionIds = ids.filter((id) => removed.has(id));
  const row = { assignmentId, byId: me.id, at: now };
  await insertRemovedQuestions(
    tx,
    questionIds.map((questionId) => ({ ...row, questionId })),
  );
  const rest = filterQuestions(content, (id) => !removed.has(id));
  const questionCount = rest.sections.length === 0 ? 0 : countContentQuestions(source, rest);
  await updateAssignment(tx, { id: assignmentId }, { questionCount }, { movesWindow: false });
  return questionIds.length < ids.length;
};

/** Builds the handler that gives work of one family again, with the content in its newest state. */
export const repeatFor = (family: AssignmentFamily, pinAgain: PinAgain) => async (ctx: RepeatContext) => {
  const { input, me, tx, now, emit, refuse, notFound } = ctx;
  const source = await findRepeatSource(tx, { id: input.id, teacherId: me.id, kinds: kindsInFamily(family) });
  if (!source) return notFound();
  if (source.deletedAt) return refuse('assignment.deleted');
  const beginsAt = new Date(input.beginsAt);
  const deadline = new Date(input.deadline);
  if (deadline <= beginsAt) return refuse('deadline.beforeBegin');
  if (deadline <= now) return refuse('deadline.past');
  const repeated = await pinAgain(ctx, source);
  if (repeated === 'content.missing') return refuse(repeated);
  const { content, store } = repeated;
  if (input.windowMode && !findWindowDefault(source.kind, source.programme)) return refuse('window.noExam');
  const { classIds } = input;
  const students = await resolveRecipients(tx, me.id, { studentIds: [], classIds });
  if (students === 'foreign') return notFound();
  if (students === 'recipients.none') return refuse(students);

  const { kind, title, titleZh, mode, timeLimitSeconds, allowsOvertime, maxListens, playbackSpeed } = source;
  const { isSelfMarked, teacherMessage, reportAt, isForJoiners } = source;
  const windowMode = input.windowMode ?? source.windowMode;
  const row = {
    ...{ kind, title, titleZh, mode, timeLimitSeconds, allowsOvertime, maxListens, playbackSpeed },
    ...{ isSelfMarked, teacherMessage, reportAt, isForJoiners, beginsAt, deadline },
    windowMode,
    // Given again in a window as in the exam, keys come with the report.
    hasInstantFeedback: source.hasInstantFeedback && canHaveInstantFeedback(kind, windowMode),
    // It keeps the stored order, too.
    shufflesQuestions: source.shufflesQuestions && canShuffle(kind, windowMode),
    shufflesOptions: source.shufflesOptions && canShuffle(kind, windowMode),
    teacherId: me.id,
    createdAt: now,
    repeatedFromId: source.repeatedFromId ?? source.id,
  };
  const markers = await listTeachingIds(tx, source.markerIds);
  const { assignmentId, recipientIds } = await storeAssignment(tx, { row, content, students, classIds, markers });
  await store?.(assignmentId);
  const { paperRevisionId } = content;
  if (!(await removeSameQuestions(ctx, { source, assignmentId, paperRevisionId }))) return refuse('content.missing');
  const studentIds = students.map(({ studentId }) => studentId);
  await emit('assignment.created', { ...row, assignmentId, recipientIds, studentIds });
  return { id: assignmentId, recipients: recipientIds.length };
};

/** What a teacher wrote is the same again; a paper and sets are pinned as they are in the bank now. */
const pinBankContent: PinAgain = async ({ me, tx }, source) => {
  const { id, programme, variant, subject, questionCount, paperTypeId, paperId } = source;
  if (getKindRules(source.kind).isWrittenByTeacher) {
    const setRevisionIds = await listSetRevisions(tx, id);
    return { content: { paperRevisionId: null, setRevisionIds, programme, variant, subject, questionCount } };
  }
  const viewer = toSetViewer(me);
  const setIds = (await pinSets(tx, source.setIds, viewer)).map(({ setId }) => setId);
  const content = await pinContent(tx, paperId === null ? { setIds } : { paperId }, { viewer, mode: source.mode });
  return typeof content === 'string' ? 'content.missing' : { content: { ...content, paperTypeId } };
};

/** The calls that give homework and tests again; textbooks and courses have their own content. */
export const repeatAssignmentHandlers: readonly CallHandler[] = [
  handleCall(homeworkCalls.repeatAssignment, repeatFor('homework', pinBankContent)),
  handleCall(testCalls.repeatAssignment, repeatFor('test', pinBankContent)),
];
