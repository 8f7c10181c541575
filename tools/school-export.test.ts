import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { unexportedTables, withheldColumns } from '@inkstone/school/server';

/** Columns whose name sounds like a secret and that are none. */
const harmless = [
  ...['key_correction.key', 'key_correction.old_key', 'message.event_key'],
  'answer_sheet.picture_hash',
  ...[
    'person_merge_row.row_key',
    'question_revision.key',
    'school_setting.key',
    'stored_file.key',
    'subject_node.code',
  ],
];

const secretName = /hash|token|secret|salt|password|endpoint|p256dh|(^|_)(auth|code|mac|key|address)$/;

test('an export of the school holds every table or names it, and no column that sounds like a secret is forgotten', async () => {
  const client = new pg.Client({ connectionString: inject('templateUrl') });
  await client.connect();
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`);
  await client.end();

  const tables = new Set(rows.map(({ table }) => table));
  const columns = rows.map(({ table, column }) => `${table}.${column}`);
  expect(unexportedTables.filter((name) => !tables.has(name))).toEqual([]);
  expect([...withheldColumns, ...harmless].filter((name) => !columns.includes(name))).toEqual([]);
  const open = rows
    .filter(({ table, column }) => !unexportedTables.includes(table) && secretName.test(column))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !withheldColumns.includes(name) && !harmless.includes(name));
  expect(open).toEqual([]);
});
