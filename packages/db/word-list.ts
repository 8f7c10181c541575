import { sql, type SQL } from 'drizzle-orm';

const quote = (word: string): string => {
  if (!/^[\w-]+$/.test(word)) throw new Error(`"${word}" is no word of the code.`);
  return `'${word}'`;
};

/** Words of the code, never input, as the text of an SQL list; the planner then knows them. */
export const wordList = (words: readonly string[]): SQL => sql.raw(words.map(quote).join(', '));

/** Whether a column, named as in the query, is one of some words of the code; false for none. */
export const isAmong = (column: string, words: readonly string[]): SQL =>
  words.length === 0 ? sql`false` : sql`${sql.raw(column)} in (${wordList(words)})`;
