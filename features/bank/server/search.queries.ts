import { and, arrayContains, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { maxListCount, maxSearchCount, searchWords, parseSearchTerms } from '@inkstone/base';

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Whether anything is looked for. */
export const hasSearchTerms = (search: string | undefined): boolean => searchWords(search ?? '').length > 0;

/** How far the rows of a list are counted: less far where each has to be read for its words. */
export const countLimit = (search: string | undefined): number =>
  hasSearchTerms(search) ? maxSearchCount : maxListCount;

// Three letters or digits in a row are what the index of the text itself finds; it does not know single signs and pairs.
const hasThreeInARow = (word: string): boolean => /[a-z0-9]{3}/.test(word);

/**
 * Every word occurs, found through an index: by three letters in a row, or by its characters and their pairs, and then
 * made sure of in the text. Undefined where nothing is looked for.
 */
export const matchesSearchTerms = (
  columns: { searchTerms: AnyColumn; searchText: AnyColumn },
  search: string | undefined,
): SQL | undefined => {
  const words = searchWords(search ?? '');
  if (words.length === 0) return undefined;
  const terms = [...new Set(words.filter((word) => !hasThreeInARow(word)).flatMap(parseSearchTerms))];
  const textConditions = words.map((word) => sql`${columns.searchText} like ${`%${escapeLike(word)}%`}`);
  return and(terms.length > 0 ? arrayContains(columns.searchTerms, terms) : undefined, ...textConditions);
};
