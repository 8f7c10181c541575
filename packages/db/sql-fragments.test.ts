import { sql } from 'drizzle-orm';
import { bigint, PgDialect, pgTable, QueryBuilder } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { qualifiedColumn } from './sql-fragments.ts';

const redo = pgTable('redo', { recipientId: bigint('recipient_id', { mode: 'number' }) });

test('a column keeps its table in the columns of a select from one table', () => {
  const count = sql`(select count(*) from attempt f where f.recipient_id = ${qualifiedColumn(redo.recipientId)})`;
  const query = new QueryBuilder().select({ count }).from(redo).getSQL();

  expect(new PgDialect().sqlToQuery(query).sql).toBe(
    'select (select count(*) from attempt f where f.recipient_id = "redo"."recipient_id") from "redo"',
  );
});
