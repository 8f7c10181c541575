import { localizedName } from '@inkstone/base';
import type { PinnedContent } from '@inkstone/bank/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import {
  getAssignedHomework as getAssignedHomeworkContract,
  getAssignedTest as getAssignedTestContract,
} from '../contract.ts';
import { isReportOpen } from '../rules.ts';
import { bindContent, filterQuestions, questionsIn, readAssignedContent } from './assigned-content.ts';
import { kindsInFamily, type AssignmentFamily } from './assignment-family.ts';
import { dependsOnAnswers, computeProgress } from './progress.ts';
import { listRedos } from './redo.queries.ts';
import { listRemovedQuestions } from './removed-questions.queries.ts';
import { listAttemptedSections } from './attempted-sections.queries.ts';
import { chooseRecipients, toRecipientEntries } from './recipient-page.ts';
import { toWindowChange, toTeacherRecipient, toTeacherAssignment } from './teacher-view.ts';
import {
  listChanges,
  listRecipientSummaries,
  listRecipients,
  readTeacherAssignments,
  type RecipientDetailRow,
  type RecipientSummaryRow,
  type TeacherAssignmentRow,
} from './teacher-assignments.queries.ts';

type DetailContext = Pick<
  HandlerContext<typeof getAssignedHomeworkContract>,
  'input' | 'me' | 'tx' | 'now' | 'school' | 'language' | 'notFound'
>;

/** Reads the content that is asked now, with its rules. */
const readCurrentContent = async ({ tx }: DetailContext, row: TeacherAssignmentRow) => {
  const content = await readAssignedContent(tx, { id: row.id, paperRevisionId: row.paperRevisionId });
  const removed = await listRemovedQuestions(tx, row.id);
  const loadedContent = filterQuestions(content, (id) => !removed.has(id));
  return { asked: loadedContent, rules: bindContent(row, loadedContent) };
};

const toSetSummaries = ({ sections }: PinnedContent, language: DetailContext['language']) =>
  sections
    .flatMap(({ sets }) => sets)
    .map((set) => ({ title: localizedName(language, set.title, set.titleZh), questions: set.questions.length }));

type CurrentContent = Awaited<ReturnType<typeof readCurrentContent>>;

const maxNames = 20;

/** Names of those whose attempt a clock closed and more time does not open again: their report was open. */
const listStaysClosedNames = (
  ctx: DetailContext,
  row: TeacherAssignmentRow,
  keys: readonly RecipientSummaryRow[],
): string[] => {
  const { now, school, language } = ctx;
  const openedAt = row.reportOpenedAt === null ? null : row.reportOpenedAt;
  const common = { reportAt: row.reportAt, openedAt, graceSeconds: school.graceSeconds, isHandedIn: true };
  const lastClosesAt = row.lastClosesAt ?? row.deadline;
  const wasShown = (key: RecipientSummaryRow): boolean =>
    key.reportWasOpen || isReportOpen({ ...common, lastClosesAt, needsMarking: key.needsMarking }, now);
  return keys
    .filter((key) => key.submittedAt !== null && key.closedByClock && key.redoDueAt === null && wasShown(key))
    .slice(0, maxNames)
    .map((key) => localizedName(language, key.name, key.nameZh));
};

/** Reads the recipients of one page, and the figures about all of them. */
const readRecipients = async (
  ctx: DetailContext,
  row: TeacherAssignmentRow,
  { asked: content, rules }: CurrentContent,
) => {
  const { input, tx, now, school, language } = ctx;
  const { sort } = input;
  const withAnswers = rules !== null && dependsOnAnswers(rules);
  const list = (ids: readonly number[]) => listRecipients(tx, { assignmentId: row.id, ids, withAnswers });
  const progressFor = (recipient: RecipientDetailRow) => computeProgress(recipient, rules, questionsIn(content).length);
  const keys = await listRecipientSummaries(tx, { assignmentId: row.id, withLast: sort === 'last' });
  // The number of answered questions depends on the exam's rules, which SQL does not know.
  const all = sort === 'answered' ? await list(keys.map(({ id }) => id)) : [];
  const answered = new Map(all.map((recipient) => [recipient.id, progressFor(recipient).answered]));
  const entries = toRecipientEntries(keys, row, { sort, language, now, school, answered });
  const { ids, ...summary } = chooseRecipients(entries, input, language);
  const redos = await listRedos(tx, ids);
  return {
    recipients: (await list(ids)).map((recipient) =>
      toTeacherRecipient(recipient, row, {
        ...{ language, now, school, progress: progressFor(recipient) },
        redos: redos.filter(({ recipientId }) => recipientId === recipient.id),
      }),
    ),
    ...summary,
    hasBegun: keys.some((key) => key.attemptId !== null),
    staysClosedNames: listStaysClosedNames(ctx, row, keys),
  };
};

/** Builds the handler of an assignment's detail: its students, all or one page, and the changes of its window. */
export const assignmentDetailFor = (family: AssignmentFamily) => async (ctx: DetailContext) => {
  const { input, me, tx, now, language, notFound } = ctx;
  const key = { ids: [input.id], teacherId: me.id, now };
  const [row] = await readTeacherAssignments(tx, key);
  if (!row || !kindsInFamily(family).includes(row.kind)) return notFound();
  const current = await readCurrentContent(ctx, row);
  const sections = await listAttemptedSections(tx, [row.id]);
  const changes = await listChanges(tx, row.id);
  const { staysClosedNames, ...recipients } = await readRecipients(ctx, row, current);
  return {
    assignment: {
      ...toTeacherAssignment(row, sections.get(row.id), language),
      titles: { en: row.title, zh: row.titleZh },
      paperTitle: row.paperTitle === null ? null : localizedName(language, row.paperTitle, row.paperTitleZh),
      sets: toSetSummaries(current.asked, language),
      reportAt: row.reportAt,
      reportOpen: row.reportOpenedAt !== null,
      staysClosedNames,
    },
    ...recipients,
    changes: changes.map((change) => toWindowChange(change, language)),
  };
};

/** The detail of homework. */
export const getAssignedHomework = handleCall(getAssignedHomeworkContract, assignmentDetailFor('homework'));

/** The detail of a test. */
export const getAssignedTest = handleCall(getAssignedTestContract, assignmentDetailFor('test'));
