import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * A column qualified with its table, `"redo"."recipient_id"`, in any position. In the select list of a single table
 * Drizzle omits the table of columns in a fragment, so that a subquery there would use its own column of that name:
 * `f.recipient_id = recipient_id` is true for every row.
 */
export const qualifiedColumn = (column: AnyColumn): SQL => sql`${column}`;
