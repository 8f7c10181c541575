import { addDays, localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isQuestionTypeId, getQuestionType } from '@inkstone/exam/logic';
import { kindsInFamily } from '@inkstone/exam/assignment-kinds';
import {
  listHomeworkToMark as listHomeworkToMarkContract,
  listTestsToMark as listTestsToMarkContract,
} from '../contract.ts';
import {
  countDrafts,
  countWaiting,
  listMarkingChoices,
  listWaiting,
  type WaitingFilter,
  type WaitingRow,
} from './marking-list.queries.ts';
import { countSubmissions, type SubmissionCountsRow } from './submissions.queries.ts';

const getWaitingSkills = (counted: SubmissionCountsRow | undefined): string[] => {
  const own = (counted?.skills ?? []).filter(({ id }) => counted?.sections.includes(id));
  return [...new Set(own.map(({ skill }) => skill))];
};

const hasFiles = (types: readonly string[]): boolean =>
  types.some((type) => isQuestionTypeId(type) && getQuestionType(type).hasFiles === true);

type WaitingContext = HandlerContext<typeof listTestsToMarkContract>;

const toWaitingAssignment = (
  row: WaitingRow,
  counted: SubmissionCountsRow | undefined,
  { me, language }: WaitingContext,
) => ({
  id: row.id,
  kind: row.kind,
  title: localizedName(language, row.title, row.titleZh),
  programme: row.programme,
  variant: row.variant,
  subject: row.subject,
  className: (row.classes ?? [])
    .map(({ name, nameZh }) => localizedName(language, name, nameZh))
    .join(language === 'zh' ? '、' : '; '),
  teacherName: localizedName(language, row.teacherName, row.teacherNameZh),
  isMine: row.teacherId === me.id,
  deadline: row.deadline.toISOString(),
  skills: getWaitingSkills(counted),
  hasFiles: hasFiles(counted?.types ?? []),
  students: counted?.students ?? 0,
  copies: counted?.copies ?? 0,
  oldestAt: row.oldestAt === null ? null : row.oldestAt.toISOString(),
  toMark: counted?.toMark ?? 0,
  draft: counted?.draft ?? 0,
  released: counted?.released ?? 0,
});

const parsePosition = (after: string | undefined) => {
  if (after === undefined) return null;
  const [at = '', id = ''] = after.split('_');
  return { oldestAt: at === '' ? null : new Date(Number(at)), id: Number(id) };
};

const formatPosition = ({ oldestAt, id }: WaitingRow): string => `${oldestAt?.getTime() ?? ''}_${id}`;

const readSummary = async ({ tx, language }: WaitingContext, key: WaitingFilter) => {
  const { programmes, classes } = await listMarkingChoices(tx, key);
  return {
    drafts: await countDrafts(tx, key),
    programmes,
    classes: classes.map(({ id, name, nameZh }) => ({ id, name: localizedName(language, name, nameZh) })),
  };
};

const bothKinds = [...kindsInFamily('homework'), ...kindsInFamily('test')];

const listWaitingByKinds = (ownKinds: readonly string[]) => async (ctx: WaitingContext) => {
  const { input, me, tx, now, school } = ctx;
  const { page, pageNum, after, together, summary, waitedDays, ...filter } = input;
  const handedInBy = waitedDays === undefined ? undefined : addDays(now, -waitedDays, school.timeZone);
  const key = { ...filter, personId: me.id, kinds: together ? bothKinds : ownKinds, handedInBy };
  const waitingRows = await listWaiting(tx, key, { page, pageNum, after: parsePosition(after) });
  const rows = waitingRows.slice(0, pageNum);
  const last = rows.at(-1);
  const total = await countWaiting(tx, key);
  const counted = await countSubmissions(
    tx,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) => toWaitingAssignment(row, counted.get(row.id), ctx));
  return {
    ...{ list, page, totalPage: Math.ceil(total / pageNum), total },
    next: waitingRows.length > pageNum && last ? formatPosition(last) : null,
    summary: summary ? await readSummary(ctx, key) : null,
  };
};

/** Tests with submissions to mark. */
export const listTestsToMark = handleCall(listTestsToMarkContract, listWaitingByKinds(kindsInFamily('test')));

/** Homework with submissions to mark. */
export const listHomeworkToMark = handleCall(listHomeworkToMarkContract, listWaitingByKinds(kindsInFamily('homework')));
