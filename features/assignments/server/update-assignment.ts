import { titleSearchText } from '@inkstone/base/pinyin';
import { handleCall, type CallHandler, type HandlerContext } from '@inkstone/call/server';
import { homeworkCalls, testCalls } from '../contract.ts';
import { lockRecipients, updateAssignment } from './assignments.queries.ts';
import { lockActiveAssignment, type AssignmentFamily } from './assignment-family.ts';
import { recordOpenReports } from './open-reports.queries.ts';
import type { AssignmentRow } from './recipient-assignment.queries.ts';
import { canHaveInstantFeedback, canShuffle, findWindowDefault } from './window-mode.ts';

type Edit = typeof homeworkCalls.updateAssignment;

const rules = [
  'timeLimit',
  'allowsOvertime',
  'maxListens',
  'playbackSpeed',
  'windowMode',
  'hasInstantFeedback',
  'shufflesQuestions',
  'shufflesOptions',
] as const;

/** The texts of an assignment. */
interface AssignmentTexts {
  title: string;
  titleZh?: string | undefined;
  teacherMessage?: string | null | undefined;
}

const toTextColumns = ({ title, teacherMessage, ...input }: AssignmentTexts, row: Pick<AssignmentRow, 'titleZh'>) => {
  const titleZh = input.titleZh === undefined ? row.titleZh : input.titleZh || null;
  const searchText = titleSearchText(title, titleZh);
  return {
    ...{ title, titleZh, searchText },
    ...(teacherMessage === undefined ? {} : { teacherMessage: teacherMessage || null }),
  };
};

/** What editing the texts needs of a handler's context; the call's own input may have more fields. */
type EditTextsContext = Pick<HandlerContext<Edit>, 'me' | 'tx' | 'notFound'> & {
  input: AssignmentTexts & { id: number };
  refuse(code: 'assignment.withdrawn' | 'assignment.deleted'): never;
};

/** Builds the function that edits the texts of an assignment without answering rules. */
export const editTextsFor =
  (family: AssignmentFamily) =>
  async ({ input, me, tx, refuse, notFound }: EditTextsContext): Promise<{ id: number }> => {
    const row = await lockActiveAssignment(tx, { id: input.id, teacherId: me.id, family });
    if (row === 'notFound') return notFound();
    if (typeof row === 'string') return refuse(row);
    await updateAssignment(tx, { id: row.id }, toTextColumns(input, row), { movesWindow: false });
    return { id: row.id };
  };

/** Builds the handler that edits the texts at any time, and the answering rules while nobody has started. */
const editHandlerFor =
  (family: AssignmentFamily) =>
  async ({ input, me, tx, now, emit, refuse, notFound }: HandlerContext<Edit>) => {
    const row = await lockActiveAssignment(tx, { id: input.id, teacherId: me.id, family });
    if (row === 'notFound') return notFound();
    if (typeof row === 'string') return refuse(row);
    if (input.allowsOvertime && row.mode === 'test') return refuse('overtime.inTest');
    if (input.windowMode && !findWindowDefault(row.kind, row.programme)) return refuse('window.noExam');
    const hasInstantFeedback = input.hasInstantFeedback ?? row.hasInstantFeedback;
    if (hasInstantFeedback && !canHaveInstantFeedback(row.kind, input.windowMode ?? row.windowMode))
      return refuse('feedback.notOffered');
    const { shufflesQuestions = row.shufflesQuestions, shufflesOptions = row.shufflesOptions } = input;
    if ((shufflesQuestions || shufflesOptions) && !canShuffle(row.kind, input.windowMode ?? row.windowMode))
      return refuse('shuffle.notOffered');
    const changesRules = rules.some((rule) => input[rule] !== undefined);
    if (changesRules) {
      const recipients = await lockRecipients(tx, { assignmentId: row.id, studentIds: null });
      if (recipients.some(({ status }) => status !== 'none')) return refuse('assignment.started');
    }

    if (input.reportAt !== undefined) await recordOpenReports(tx, { assignmentId: row.id, now });
    await updateAssignment(
      tx,
      { id: row.id },
      {
        ...toTextColumns(input, row),
        ...(input.timeLimit === undefined ? {} : { timeLimitSeconds: input.timeLimit }),
        ...(input.allowsOvertime === undefined ? {} : { allowsOvertime: input.allowsOvertime }),
        ...(input.maxListens === undefined ? {} : { maxListens: input.maxListens }),
        ...(input.playbackSpeed === undefined ? {} : { playbackSpeed: input.playbackSpeed }),
        ...(input.windowMode === undefined ? {} : { windowMode: input.windowMode }),
        ...{ hasInstantFeedback, shufflesQuestions, shufflesOptions },
        ...(input.selfMarking === undefined ? {} : { isSelfMarked: input.selfMarking }),
        ...(input.reportAt === undefined ? {} : { reportAt: input.reportAt }),
      },
      { movesWindow: changesRules },
    );
    if (changesRules) await emit('assignment.rulesChanged', { assignmentId: row.id });
    return { id: row.id };
  };

/** The calls that change assignments, one for each family. */
export const updateAssignmentHandlers: readonly CallHandler[] = [
  handleCall(homeworkCalls.updateAssignment, editHandlerFor('homework')),
  handleCall(testCalls.updateAssignment, editHandlerFor('test')),
];
