import { sql, type SQL, type AnyColumn } from 'drizzle-orm';

const quote = (word: string): string => {
  if (!/^[\w-]+$/.test(word)) throw new Error(`"${word}" is no word of the code.`);
  return `'${word}'`;
};

/** Words of the code, never input, as the text of an SQL list; the planner then knows them. */
export const wordList = (words: readonly string[]): SQL => sql.raw(words.map(quote).join(', '));

/** Whether a column, named as in the query, is one of some words of the code; false for none. */
export const isAmong = (column: string, words: readonly string[]): SQL =>
  words.length === 0 ? sql`false` : sql`${sql.raw(column)} in (${wordList(words)})`;

/**
 * A column qualified with its table, `"redo"."recipient_id"`, in any position. In the select list of a single table
 * Drizzle omits the table of columns in a fragment, so that a subquery there would use its own column of that name:
 * `f.recipient_id = recipient_id` is true for every row.
 */
export const qualifiedColumn = (column: AnyColumn): SQL => sql`${column}`;
