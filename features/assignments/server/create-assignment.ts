import { toSetViewer } from '@inkstone/bank/server';
import { handleCall, type CallHandler, type HandlerContext, type SchoolSettingStore } from '@inkstone/call/server';
import type { AttemptMode } from '@inkstone/exam/blueprint';
import { listTeachingIds } from '@inkstone/people/server';
import {
  findCreatedKind,
  getKindRules,
  type AssignmentFamily,
  type AssignmentKind,
  type KindRules,
} from '@inkstone/exam/assignment-kinds';
import { findProgramme } from '@inkstone/programmes';
import { homeworkCalls, testCalls, type DefinedHomework } from '../contract.ts';
import { readReportDefaults } from './report-defaults.ts';
import { storeDefinedHomework } from './defined-homework.ts';
import { storeAssignment, pinContent, resolveRecipients } from './store-assignment.ts';
import { canHaveInstantFeedback, canShuffle, findWindowDefault } from './window-mode.ts';

type CreateTestContext = HandlerContext<typeof testCalls.createAssignment>;

/** Stores homework written by the teacher, or else pins the chosen content. */
const resolveContent = async (ctx: CreateTestContext, mode: AttemptMode, defined: DefinedHomework | undefined) => {
  const { input, me, tx, now, refuse } = ctx;
  if (!defined) {
    const content = await pinContent(tx, input, { viewer: toSetViewer(me), mode });
    return typeof content === 'string' ? refuse(content) : content;
  }
  const content = await storeDefinedHomework(tx, defined, {
    teacher: toSetViewer(me),
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

/** What homework alone may have: tasks that the teacher wrote, or a task of a course that it is set as. */
interface HomeworkChoices {
  defined?: DefinedHomework | undefined;
  paperTypeId?: number | undefined;
}

/** When the report opens where the teacher chose nothing: as the school has set it for the family, else as the kind says. */
const findReportDefault = async (settings: SchoolSettingStore, rules: KindRules) => {
  const byFamily: Partial<Record<AssignmentFamily, KindRules['reportAt']>> = await readReportDefaults(settings);
  return byFamily[rules.family] ?? rules.reportAt;
};

/** Creates an assignment: content and recipients are checked, pinned and expanded in one transaction. */
const handleCreate = async (
  ctx: CreateTestContext,
  kind: AssignmentKind,
  { defined, paperTypeId }: HomeworkChoices,
) => {
  const { input, me, tx, now, settings, emit, refuse, notFound } = ctx;
  const beginsAt = new Date(input.beginsAt);
  const deadline = new Date(input.deadline);
  if (deadline <= beginsAt) return refuse('deadline.beforeBegin');
  if (deadline <= now) return refuse('deadline.past');
  const rules = getKindRules(kind);
  const { mode } = rules;
  if (input.allowsOvertime && mode === 'test') return refuse('overtime.inTest');
  const pinned = await resolveContent(ctx, mode, defined);
  if (paperTypeId !== undefined && !findProgramme(pinned.programme)?.tasks?.[paperTypeId])
    return refuse('content.taskUnknown');
  const content = paperTypeId === undefined ? pinned : { ...pinned, paperTypeId };
  const windowDefault = findWindowDefault(kind, pinned.programme);
  if (input.windowMode && !windowDefault) return refuse('window.noExam');
  const windowMode = input.windowMode ?? windowDefault;
  if (input.hasInstantFeedback && !canHaveInstantFeedback(kind, windowMode)) return refuse('feedback.notOffered');
  const { shufflesQuestions = false, shufflesOptions = false } = input;
  if ((shufflesQuestions || shufflesOptions) && !canShuffle(kind, windowMode)) return refuse('shuffle.notOffered');
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
    allowsOvertime: input.allowsOvertime ?? false,
    maxListens: input.maxListens ?? null,
    playbackSpeed: input.playbackSpeed ?? null,
    windowMode,
    hasInstantFeedback: input.hasInstantFeedback ?? false,
    ...{ shufflesQuestions, shufflesOptions },
    isSelfMarked: input.selfMarking,
    teacherMessage: input.teacherMessage || null,
    reportAt: input.reportAt ?? (await findReportDefault(settings, rules)),
    isForJoiners: input.isForJoiners ?? rules.isForJoiners,
    createdAt: now,
  };
  const created = await storeAssignment(tx, { row, content, students, classIds: input.classIds, markers });
  const { assignmentId, recipientIds } = created;
  const studentIds = students.map(({ studentId }) => studentId);
  await emit('assignment.created', { ...row, assignmentId, recipientIds, studentIds });
  return { id: assignmentId, recipients: recipientIds.length };
};

/** Creates the kind of a family: written by its teacher, or else from the bank. */
const handleCreateIn = (ctx: CreateTestContext, family: AssignmentFamily, choices: HomeworkChoices = {}) => {
  const kind = findCreatedKind(family, choices.defined !== undefined);
  if (!kind) throw new Error(`No kind of the family "${family}" is created so.`);
  return handleCreate(ctx, kind, choices);
};

/** The calls that create assignments, one for each family. */
export const createAssignmentHandlers: readonly CallHandler[] = [
  handleCall(homeworkCalls.createAssignment, (ctx) => handleCreateIn(ctx, 'homework', ctx.input)),
  handleCall(testCalls.createAssignment, (ctx) => handleCreateIn(ctx, 'test')),
];
