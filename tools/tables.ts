import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { columnProperty } from '@inkstone/db';
import path from 'node:path';
import { files, root } from './call-locations.ts';

/** What a declaration and the schema have in common. */
export interface ColumnShape {
  column: string;
  /** The property in TypeScript. */
  property: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isKey: boolean;
  /** The words that a check allows; empty where any text fits. */
  words: readonly string[];
}

/** The columns of a table as lines that can be compared. */
export const describeColumns = (columns: readonly ColumnShape[]): string[] =>
  columns
    .map(({ column, property, type, isNullable, isKey, words }) =>
      [`${property}: ${column} ${type}`, isNullable ? 'null' : '', isKey ? 'key' : '', words.join('|')]
        .filter((part) => part !== '')
        .join(' '),
    )
    .sort();

const toShape = (property: string, column: PgColumn, keys: readonly string[]): ColumnShape => ({
  column: column.name,
  property,
  type: column.getSQLType().replace(' (', '('),
  isNullable: !column.notNull,
  hasDefault: column.hasDefault,
  isKey: column.primary || keys.includes(column.name),
  words: [...(column.enumValues ?? [])].sort(),
});

/** The tables that `*.tables.ts` declare, by their names in the database: each declaration's columns. */
export const readDeclaredTables = async (): Promise<Map<string, ColumnShape[][]>> => {
  const tables = new Map<string, ColumnShape[][]>();
  for (const file of files('{packages,features,apps}/**/*.tables.ts')) {
    for (const table of Object.values((await import(path.join(root, file))) as Record<string, unknown>)) {
      if (!is(table, PgTable)) continue;
      const { name, primaryKeys } = getTableConfig(table);
      const keys = primaryKeys.flatMap(({ columns }) => columns.map((column) => column.name));
      const shapes = Object.entries(getTableColumns(table)).map(([property, column]) =>
        toShape(property, column, keys),
      );
      tables.set(name, [...(tables.get(name) ?? []), shapes]);
    }
  }
  return tables;
};

const columnsSql = `
  select relname as table, attname as column, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable",
         atthasdef or attidentity <> '' as "hasDefault",
         exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey)) as "isKey",
         (select pg_get_constraintdef(oid) from pg_constraint
           where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
             and pg_get_constraintdef(oid) ~ '= ANY \\(\\(?ARRAY\\[''' limit 1) as check
    from pg_class join pg_attribute on attrelid = pg_class.oid
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`;

type CatalogueRow = Omit<ColumnShape, 'property' | 'words'> & { table: string; check: string | null };

/** The tables of a migrated database, by their names. */
export const readSchemaTables = async (url: string): Promise<Map<string, ColumnShape[]>> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<CatalogueRow>(columnsSql);
    const shapes = rows.map(({ table, check, ...row }) => ({
      table,
      shape: {
        ...row,
        property: columnProperty(row.column),
        words: [...(check ?? '').matchAll(/'(\w+)'::/g)].map(([, word = '']) => word).sort(),
      },
    }));
    return new Map(
      [...Map.groupBy(shapes, ({ table }) => table)].map(([table, own]) => [table, own.map(({ shape }) => shape)]),
    );
  } finally {
    await client.end();
  }
};
