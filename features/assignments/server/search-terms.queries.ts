import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from '@inkstone/base';

const toLikePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Requires every word of a search in a folded text; undefined if the search is empty. */
export const containsSearchTerms = (text: SQL, search: string | undefined): SQL | undefined => {
  const conditions = searchWords(search ?? '').map((word) => sql`${text} like ${toLikePattern(word)}`);
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
};
