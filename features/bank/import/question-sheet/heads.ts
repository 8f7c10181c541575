import { foldCase } from '@inkstone/base';
/** What a column of a sheet of questions may hold, apart from its options. */
const fields = [
  'question',
  'answer',
  'explanation',
  'type',
  'points',
  'category',
  'identifier',
  'passage',
  'rowNumber',
] as const;
type Field = (typeof fields)[number];

/** Heads in both languages, folded. */
const headsByField: Readonly<Record<Field, readonly string[]>> = {
  question: '题目 题干 试题 问题 题目内容 试题内容 题干内容 題目 題幹 question stem questiontext prompt'.split(' '),
  answer: '答案 正确答案 标准答案 参考答案 正確答案 answer answers key answerkey correctanswer rightanswer'.split(' '),
  explanation: '解析 答案解析 试题解析 题目解析 解释 解說 explanation rationale solution feedback'.split(' '),
  type: '题型 题目类型 试题类型 題型 type questiontype'.split(' '),
  points: '分值 分数 分數 points point score marks mark'.split(' '),
  category: '章节 分类 类别 章節 分類 category chapter section'.split(' '),
  identifier: '编号 题号 题目编号 试题编号 編號 題號 id identifier questionid'.split(' '),
  passage: '材料 阅读材料 题目材料 文章 閱讀材料 passage material stimulus'.split(' '),
  // A mere count of the rows: it names no question.
  rowNumber: '序号 序號 no no. number #'.split(' '),
};

const fieldByHead = new Map(fields.flatMap((field) => headsByField[field].map((head) => [head, field] as const)));

/** A word without what people write around it: spaces, marks of what is required, remarks in brackets. */
export const foldWord = (word: string): string =>
  foldCase(word)
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[\s*:_-]/g, '');

const optionHead = /^(?:(?:选项|選項|option|choice)([a-j])|([a-h])(?:选项|選項|项)?)$/;

/** The letter of an option's column; null where a head names none. */
const readOptionLetter = (head: string): string | null => {
  const match = optionHead.exec(foldWord(head));
  return (match?.[1] ?? match?.[2])?.toUpperCase() ?? null;
};

/** The columns of a sheet by what they hold. */
export interface SheetColumns {
  heads: readonly string[];
  fields: ReadonlyMap<Field, number>;
  options: readonly { letter: string; index: number }[];
  /** Columns whose heads are not known. */
  unknown: readonly number[];
}

/** Reads a head row; null where the row is none of a sheet of questions. */
export const readHeads = (heads: readonly string[]): SheetColumns | null => {
  const placeByField = new Map<Field, number>();
  const options = new Map<string, number>();
  const unknown: number[] = [];
  for (const [index, head] of heads.entries()) {
    const letter = readOptionLetter(head);
    const field = fieldByHead.get(foldWord(head));
    if (letter !== null && !options.has(letter)) options.set(letter, index);
    else if (field !== undefined && !placeByField.has(field)) placeByField.set(field, index);
    else unknown.push(index);
  }
  if (!placeByField.has('question') || (!placeByField.has('answer') && options.size < 2)) return null;
  const sorted = [...options].map(([letter, index]) => ({ letter, index }));
  sorted.sort((a, b) => (a.letter < b.letter ? -1 : 1));
  return { heads, fields: placeByField, options: sorted, unknown };
};

/** Titles may stand above the heads. */
const maxHeadRow = 6;

/** The head row of a sheet with its place; undefined where the sheet holds no questions. */
export const findHeads = (
  rows: readonly { cells: readonly string[] }[],
): { columns: SheetColumns; at: number } | undefined => {
  for (const [at, { cells }] of rows.slice(0, maxHeadRow).entries()) {
    const columns = readHeads(cells);
    if (columns) return { columns, at };
  }
  return undefined;
};

/** The text of a row in the column of a field; empty where there is none. */
export const getField = ({ fields: places }: SheetColumns, cells: readonly string[], field: Field): string =>
  (cells[places.get(field) ?? -1] ?? '').trim();
