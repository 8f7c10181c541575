import * as z from 'zod';
import { areDistinct, emptyOptions, FilledRichText, listOptionIds, Option, OptionId } from '../shapes.ts';
import { getOptionLetter } from '../spelling.ts';
import { questionType } from '../type.ts';

const maxLines = { rows: 20, columns: 6 };

const linesSchema = (limits: { least: number; most: number; few: string; many: string }) =>
  z
    .array(Option)
    .min(limits.least, limits.few)
    .max(limits.most, limits.many)
    .refine((lines) => areDistinct(listOptionIds(lines)), 'sameOptionTwice');

const Prompt = z.object({
  text: FilledRichText,
  /** The rows, in the order of the answer. */
  rows: linesSchema({ least: 1, most: maxLines.rows, few: 'tooFewRows', many: 'tooManyRows' }),
  columns: linesSchema({ least: 2, most: maxLines.columns, few: 'tooFewColumns', many: 'tooManyColumns' }),
});
const Key = z.array(z.string().min(1, 'noKey').max(64)).min(1, 'noKey').max(maxLines.rows);
const Answer = z.array(OptionId.or(z.literal(''))).max(maxLines.rows);

export type Prompt = z.infer<typeof Prompt>;
/** Ids of columns by row. */
export type Key = z.infer<typeof Key>;
/** Ids of columns by row; an empty string where no column is ticked. */
export type Answer = z.infer<typeof Answer>;

const spellColumns = (ids: readonly string[], { columns }: Prompt): string =>
  ids.map((id) => (id === '' ? '' : getOptionLetter(columns, id))).join('/');

/** Matching table, one tick per row: all or nothing; the rule `row` gives credit per row. */
export const matchingTable = questionType<Prompt, Key, Answer>({
  id: 'matching-table',
  name: { en: 'Matching table', zh: '表格匹配题' },
  codes: [],
  prompt: Prompt,
  key: Key,
  answer: Answer,
  isBlank: (answer) => answer.every((column) => column === ''),
  fits: (answer, { rows, columns }) =>
    answer.length <= rows.length && answer.every((column) => column === '' || listOptionIds(columns).includes(column)),
  keyFits: (key, { rows, columns }) =>
    key.length === rows.length && key.every((column) => listOptionIds(columns).includes(column)),
  spell: spellColumns,
  spellKey: spellColumns,
  listOptions: (prompt) => prompt.columns,
  optionsToChoose: (prompt) => prompt.rows.length,
  // A column occurs once per row, so distractor statistics do not apply.
  chosenOptions: () => [],
  shuffleOptions: (prompt) => prompt,
  tools: [],
  isSelectedResponse: true,
  marking: { by: 'machine', rules: ['row'] },
  empty: () => ({ prompt: { text: '', rows: emptyOptions(4), columns: emptyOptions(2) }, key: ['', '', '', ''] }),
});
