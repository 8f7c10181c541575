import * as z from 'zod';

/** Longest rich text of a question, in characters. */
export const richTextLimit = 20_000;

const emptyTags = /<(?!img|hr)[^>]*>|&nbsp;|\s/gi;

/** True when a rich text shows something: words, a formula or a picture. */
export const hasVisibleContent = (html: string): boolean => html.replace(emptyTags, '') !== '';

/** Rich text as it is stored: a small subset of HTML, sanitised by the server before it is kept. */
export const RichText = z.string().max(richTextLimit, 'tooLong');

/** Rich text that shows something; a gap or a formula without words around it is enough. */
export const FilledRichText = RichText.refine(
  (html) => hasVisibleContent(html) || html.includes('data-blank'),
  'empty',
);

/** Identity of an option inside its question. */
export const OptionId = z.string().min(1, 'empty').max(64, 'tooLong');

/** One thing that can be chosen, named for eliminators, statistics of distractors and the old question record. */
export const Option = z.object({
  /** Identity inside the question; stays with the option when the order on screen is shuffled. */
  id_option: OptionId,
  text: FilledRichText,
});
export type Option = z.infer<typeof Option>;

/** The options of one question: two to twenty-six, so that each has a letter, no identity twice. */
export const Options = z
  .array(Option)
  .min(2, 'tooFewOptions')
  .max(26, 'tooManyOptions')
  .refine((options) => areDistinct(listOptionIds(options)), 'sameOptionTwice');

/** The identities of options, in their order. */
export const listOptionIds = (options: readonly Option[]): string[] => options.map((option) => option.id_option);

/** True when nothing stands twice. */
export const areDistinct = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** An identity that none of the options has: the next whole number. */
export const nextOptionId = (options: readonly Option[]): string => {
  const numbers = listOptionIds(options).map(Number).filter(Number.isSafeInteger);
  return String(Math.max(0, ...numbers) + 1);
};

/** So many options without words yet, numbered from 1. */
export const emptyOptions = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({ id_option: String(index + 1), text: '' }));
