import * as z from 'zod';

/** Maximum length of a rich text, in characters. */
export const richTextLimit = 20_000;

const emptyTags = /<(?!img|hr)[^>]*>|&nbsp;|\s/gi;

/** True when a rich text has visible content: text, a formula or a picture. */
export const hasVisibleContent = (html: string): boolean => html.replace(emptyTags, '') !== '';

/** Stored rich text: a small subset of HTML, sanitized by the server. */
export const RichText = z.string().max(richTextLimit, 'tooLong');

/** Rich text with visible content; a gap or a formula alone is enough. */
export const FilledRichText = RichText.refine(
  (html) => hasVisibleContent(html) || html.includes('data-blank'),
  'empty',
);

/** Id of an option within its question. */
export const OptionId = z.string().min(1, 'empty').max(64, 'tooLong');

/**
 * One option as prompts store and send it, with an id for eliminators and distractor statistics. So are the categories
 * and lines of a table. Its id is read and written by the functions below alone.
 */
export const Option = z.object({
  /** Id within the question; unchanged when options are shuffled. */
  id_option: OptionId,
  text: FilledRichText,
});
export type Option = z.infer<typeof Option>;

/** The field of a stored option that holds its id. */
export const optionIdField = 'id_option';

/** The id of a stored option. */
export const getOptionId = (option: Pick<Option, typeof optionIdField>): string => option.id_option;

/** An option as it is stored. */
export const buildOption = (id: string, text: string): Option => ({ id_option: id, text });

/** Stored options, categories or lines with `id` for their id. */
export const readOptions = <Stored extends Option>(
  stored: readonly Stored[],
): (Omit<Stored, typeof optionIdField> & { id: string })[] =>
  stored.map(({ id_option: id, ...rest }) => ({ id, ...rest }));

/** The stored option with an id. */
export const findOption = <Stored extends Option>(options: readonly Stored[], id: string | null | undefined) =>
  options.find((option) => option.id_option === id);

/** The text of the option with an id; empty where there is none. */
export const getOptionText = (options: readonly Option[], id: string | undefined): string =>
  findOption(options, id)?.text ?? '';

/** The options of one question: two to twenty-six, so that each has a letter, with unique ids. */
export const Options = z
  .array(Option)
  .min(2, 'tooFewOptions')
  .max(26, 'tooManyOptions')
  .refine((options) => areDistinct(listOptionIds(options)), 'sameOptionTwice');

export const listOptionIds = (options: readonly Option[]): string[] => options.map(getOptionId);

/** True when there are no duplicates. */
export const areDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** An unused option id: the next whole number. */
export const nextOptionId = (options: readonly Option[]): string => {
  const numbers = listOptionIds(options).map(Number).filter(Number.isSafeInteger);
  return String(Math.max(0, ...numbers) + 1);
};

/** A number of empty options, numbered from 1. */
export const emptyOptions = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => buildOption(String(index + 1), ''));
