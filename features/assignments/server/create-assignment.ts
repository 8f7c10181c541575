import { handleCall, type HandlerContext } from '@inkstone/call/server';
import type { AttemptMode } from '@inkstone/exam/blueprint';
import { listTeachingIds } from '@inkstone/people/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { homeworkCalls, testCalls, type DefinedHomework } from '../contract.ts';
import { storeDefinedHomework } from './defined-homework.ts';
import { storeAssignment, pinContent, resolveRecipients } from './store-assignment.ts';

type CreateHomeworkContext = HandlerContext<typeof homeworkCalls.createAssignment>;
type CreateTestContext = HandlerContext<typeof testCalls.createAssignment>;

/** Stores homework written by the teacher, or else pins the chosen content. */
const resolveContent = async (ctx: CreateTestContext, mode: AttemptMode, defined: DefinedHomework | undefined) => {
  const { input, me, tx, now, refuse } = ctx;
  if (!defined) {
    const content = await pinContent(tx, input, mode);
    return typeof content === 'string' ? refuse(content) : content;
  }
  const content = await storeDefinedHomework(tx, defined, {
    teacherId: me.id,
    now,
    title: input.title,
    titleZh: input.titleZh || null,
  });
  if (content === 'fileMissing') return refuse('defined.fileMissing');
  return 'wrong' in content ? refuse('defined.taskWrong', { number: content.wrong + 1 }) : content;
};

/** Whether every additional marker can mark: students and people who have left cannot. */
const canAllMark = async (tx: CreateTestContext['tx'], personIds: readonly number[]): Promise<boolean> =>
  (await listTeachingIds(tx, personIds)).length === personIds.length;

/** Creates an assignment: content and recipients are checked, pinned and expanded in one transaction. */
const handleCreate = async (
  ctx: CreateTestContext,
  kind: 'homework' | 'definedHomework' | 'test',
  defined?: DefinedHomework,
) => {
  const { input, me, tx, now, emit, refuse, notFound } = ctx;
  const beginsAt = new Date(input.beginsAt);
  const deadline = new Date(input.deadline);
  if (deadline <= beginsAt) return refuse('deadline.beforeBegin');
  if (deadline <= now) return refuse('deadline.past');
  const rules = getKindRules(kind);
  const { mode } = rules;
  const content = await resolveContent(ctx, mode, defined);
  const students = await resolveRecipients(tx, me.id, { ...input, withStaff: rules.isForStaff });
  if (students === 'foreign') return notFound();
  if (students === 'recipients.none') return refuse('recipients.none');
  const markers = input.markers.filter((id) => id !== me.id);
  if (!(await canAllMark(tx, markers))) return notFound();

  const row = {
    kind,
    teacherId: me.id,
    title: input.title,
    titleZh: input.titleZh || null,
    mode,
    beginsAt,
    deadline,
    timeLimitSeconds: input.timeLimit ?? null,
    maxListens: input.maxListens ?? null,
    playbackSpeed: input.playbackSpeed ?? null,
    isSelfMarked: input.selfMarking,
    teacherMessage: input.teacherMessage || null,
    reportAt: input.reportAt ?? rules.reportAt,
    createdAt: now,
  };
  const created = await storeAssignment(tx, { row, content, students, classIds: input.classIds, markers });
  const { assignmentId, recipientIds } = created;
  const studentIds = students.map(({ studentId }) => studentId);
  await emit('assignment.created', { ...row, assignmentId, recipientIds, studentIds });
  return { id: assignmentId, recipients: recipientIds.length };
};

/** Creates homework, from the bank or written by the teacher. */
export const createHomework = handleCall(homeworkCalls.createAssignment, (ctx: CreateHomeworkContext) =>
  handleCreate(ctx, ctx.input.defined ? 'definedHomework' : 'homework', ctx.input.defined),
);

/** Creates a test. */
export const createTest = handleCall(testCalls.createAssignment, (ctx: CreateTestContext) => handleCreate(ctx, 'test'));
