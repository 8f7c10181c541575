import { and, arrayContains, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { searchWords, termsAsked } from '@inkstone/base';

const escaped = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/**
 * Every word occurs: found by its pairs of characters through the index, then made sure of in the text. Undefined where
 * nothing is looked for.
 */
export const isFound = (
  columns: { searchTerms: AnyColumn; searchText: AnyColumn },
  search: string | undefined,
): SQL | undefined => {
  const wanted = searchWords(search ?? '');
  if (wanted.length === 0) return undefined;
  const terms = [...new Set(wanted.flatMap(termsAsked))];
  const sure = wanted.map((word) => sql`${columns.searchText} like ${`%${escaped(word)}%`}`);
  return and(arrayContains(columns.searchTerms, terms), ...sure);
};
