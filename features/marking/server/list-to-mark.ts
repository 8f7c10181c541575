import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isQuestionTypeId, getQuestionType } from '@inkstone/exam/logic';
import { kindsInFamily } from '@inkstone/exam/assignment-kinds';
import {
  listHomeworkToMark as listHomeworkToMarkContract,
  listTestsToMark as listTestsToMarkContract,
} from '../contract.ts';
import {
  countSubmissions,
  countWaiting,
  listWaiting,
  type SubmissionCountsRow,
  type WaitingRow,
} from './submissions.queries.ts';

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

const listWaitingByKinds = (kinds: readonly string[]) => async (ctx: WaitingContext) => {
  const { input, me, tx } = ctx;
  const key = { ...input, personId: me.id, kinds };
  const rows = await listWaiting(tx, key);
  const total = await countWaiting(tx, key);
  const counted = await countSubmissions(
    tx,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) => toWaitingAssignment(row, counted.get(row.id), ctx));
  return { list, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
};

/** Tests with submissions to mark. */
export const listTestsToMark = handleCall(listTestsToMarkContract, listWaitingByKinds(kindsInFamily('test')));

/** Homework with submissions to mark. */
export const listHomeworkToMark = handleCall(listHomeworkToMarkContract, listWaitingByKinds(kindsInFamily('homework')));
