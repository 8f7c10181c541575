import { sql, type SQL } from 'drizzle-orm';

/** Ids as the list of an `in`, passed as one value. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(select id::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as x(id))`;
