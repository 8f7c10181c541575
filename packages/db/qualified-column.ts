import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * A column with the name of its table before it, `"redo"."recipient_id"`, wherever it stands. In the list of columns of
 * a select from one table Drizzle writes the columns of a fragment without their table, so that a subquery there reads
 * a column of its own by that name: `f.recipient_id = recipient_id` is true for every row.
 */
export const qualifiedColumn = (column: AnyColumn): SQL => sql`${column}`;
