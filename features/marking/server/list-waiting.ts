import { localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { isQuestionTypeId, getQuestionType } from '@inkstone/exam/logic';
import { correctHomework, correctTest } from '../contract.ts';
import { countPieces, countWaiting, listWaiting, type PiecesCounted, type WaitingRow } from './pieces.queries.ts';

const skillsOf = (counted: PiecesCounted | undefined): string[] => {
  const own = (counted?.skills ?? []).filter(({ id }) => counted?.sections.includes(id));
  return [...new Set(own.map(({ skill }) => skill))];
};

const hasFiles = (types: readonly string[]): boolean =>
  types.some((type) => isQuestionTypeId(type) && getQuestionType(type).hasFiles === true);

type Asked = HandlerContext<typeof correctTest>;

const rowOf = (row: WaitingRow, counted: PiecesCounted | undefined, { me, language }: Asked) => ({
  id: row.id,
  kind: row.kind,
  title: localizedName(language, row.title, row.title_zh),
  programme: row.programme,
  variant: row.variant,
  subject: row.subject,
  className: (row.classes ?? [])
    .map(({ name, nameZh }) => localizedName(language, name, nameZh))
    .join(language === 'zh' ? '、' : '; '),
  teacherName: localizedName(language, row.teacher_name, row.teacher_name_zh),
  isMine: row.teacher_id === me.id,
  deadline: new Date(row.deadline).toISOString(),
  skills: skillsOf(counted),
  hasFiles: hasFiles(counted?.types ?? []),
  students: counted?.students ?? 0,
  copies: counted?.copies ?? 0,
  oldestAt: row.oldest_at === null ? null : new Date(row.oldest_at).toISOString(),
  toMark: counted?.to_mark ?? 0,
  draft: counted?.draft ?? 0,
  released: counted?.released ?? 0,
});

const waiting = (kinds: readonly string[]) => async (it: Asked) => {
  const { input, me, tx } = it;
  const key = { ...input, personId: me.id, kinds };
  const rows = await listWaiting(tx, key);
  const total = await countWaiting(tx, key);
  const counted = await countPieces(
    tx,
    rows.map(({ id }) => id),
  );
  const list = rows.map((row) => rowOf(row, counted.get(row.id), it));
  return { list, page: input.page, totalPage: Math.ceil(total / input.pageNum), total };
};

/** Of tests. */
export const listTestsToMark = handleCall(correctTest, waiting(['test']));

/** Of homework. */
export const listHomeworkToMark = handleCall(correctHomework, waiting(['homework', 'definedHomework']));
