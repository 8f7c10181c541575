import { and, arrayContains, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { maxListCount, maxSearchCount, searchWords, parseSearchTerms } from '@inkstone/base';

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Whether the search has any terms. */
export const hasSearchTerms = (search: string | undefined): boolean => searchWords(search ?? '').length > 0;

/** How many rows of a list are counted; fewer for a search, which has to read each text. */
export const countLimit = (search: string | undefined): number =>
  hasSearchTerms(search) ? maxSearchCount : maxListCount;

// The text index finds words of three letters or digits; it does not know shorter ones.
const hasThreeInARow = (word: string): boolean => /[a-z0-9]{3}/.test(word);

/**
 * Requires every word in the text, using an index: of trigrams, or of single characters and their pairs, and then
 * checking the text itself. Undefined without a search.
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
