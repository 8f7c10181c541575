import { sql, type SQL } from 'drizzle-orm';
import { searchWords } from '@inkstone/base';

const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word of a search stands in a folded text; undefined where nothing is looked for. */
export const holdsWords = (text: SQL, search: string | undefined): SQL | undefined => {
  const wanted = searchWords(search ?? '').map((word) => sql`${text} like ${like(word)}`);
  return wanted.length === 0 ? undefined : sql.join(wanted, sql` and `);
};
