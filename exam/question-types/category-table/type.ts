import * as z from 'zod';
import {
  areDistinct,
  buildOption,
  emptyOptions,
  FilledRichText,
  listOptionIds,
  Option,
  OptionId,
  Options,
} from '../shapes.ts';
import { getOptionLetter } from '../spelling.ts';
import { questionType } from '../type.ts';

const Category = Option.extend({
  /** How many options belong to it; the student sees that many places. */
  places: z.int().min(1, 'badPlaces').max(10, 'badPlaces'),
});
const Prompt = z.object({
  text: FilledRichText,
  options: Options,
  categories: z
    .array(Category)
    .min(2, 'tooFewCategories')
    .max(3, 'tooManyCategories')
    .refine((categories) => areDistinct(listOptionIds(categories)), 'sameOptionTwice'),
});
const Ids = z.array(OptionId).max(10);
const Table = z.array(Ids).max(3);

export type Prompt = z.infer<typeof Prompt>;
export type Category = z.infer<typeof Category>;
/** Ids of options by category, in the order of the categories. */
export type Table = z.infer<typeof Table>;

const areOptions = (table: Table, options: readonly Option[]): boolean =>
  areDistinct(table.flat()) && table.flat().every((id) => listOptionIds(options).includes(id));

export const countAnswers = (key: Table): number => key.flat().length;

/**
 * Category table: options are sorted into two or three categories or none; the number of answers decides how it is
 * scored.
 */
export const categoryTable = questionType<Prompt, Table, Table>({
  id: 'category-table',
  name: { en: 'Category table', zh: '分类表格题' },
  codes: [],
  prompt: Prompt,
  key: Table,
  answer: Table,
  isBlank: (answer) => answer.every((ids) => ids.length === 0),
  fits: (answer, { options, categories }) =>
    areOptions(answer, options) &&
    answer.length <= categories.length &&
    answer.every((ids, index) => ids.length <= (categories[index]?.places ?? 0)),
  keyFits: (key, { options, categories }) =>
    areOptions(key, options) &&
    key.length === categories.length &&
    key.every((ids, index) => ids.length === categories[index]?.places) &&
    countAnswers(key) >= 3,
  spell: (answer, prompt) => spellTable(answer, prompt),
  spellKey: (key, prompt) => spellTable(key, prompt),
  listOptions: (prompt) => prompt.options,
  optionsToChoose: (prompt) => prompt.categories.reduce((sum, { places }) => sum + places, 0),
  chosenOptions: (answer) => answer.flat(),
  shuffleOptions: (prompt, shuffle) => ({ ...prompt, options: shuffle(prompt.options) }),
  tools: [],
  isSelectedResponse: true,
  marking: { by: 'machine', rules: [] },
  empty: () => ({
    prompt: {
      text: '',
      options: emptyOptions(7),
      categories: [
        { ...buildOption('1', ''), places: 3 },
        { ...buildOption('2', ''), places: 2 },
      ],
    },
    key: [[], []],
  }),
});

const spellTable = (table: Table, { options }: Prompt): string =>
  table
    .map((ids) =>
      ids
        .map((id) => getOptionLetter(options, id))
        .toSorted()
        .join(','),
    )
    .join('/');
