import { beforeAll, expect, inject, test } from 'vitest';
import { describeColumns, readDeclaredTables, readSchemaTables, type ColumnShape } from './tables.ts';

let declared: Map<string, ColumnShape[][]>;
let schema: Map<string, ColumnShape[]>;

beforeAll(async () => {
  declared = await readDeclaredTables();
  schema = await readSchemaTables(inject('templateUrl'));
});

test('every table of the schema is declared once, and no other', () => {
  expect([...declared].filter(([, declarations]) => declarations.length > 1).map(([table]) => table)).toEqual([]);
  expect([...declared.keys()].sort()).toEqual([...schema.keys()].sort());
});

test('a declaration has the columns of the schema: names, types, keys and the words that a check allows', () => {
  const differing = [...schema].flatMap(([table, columns]) => {
    const wanted = describeColumns(columns);
    const own = describeColumns(declared.get(table)?.[0] ?? []);
    return [
      ...wanted.filter((line) => !own.includes(line)).map((line) => `${table} lacks ${line}`),
      ...own.filter((line) => !wanted.includes(line)).map((line) => `${table} has ${line}`),
    ];
  });

  expect(differing).toEqual([]);
});

test('a declaration leaves a column to its default only where the schema has one', () => {
  const withDefault = (columns: readonly ColumnShape[]) =>
    columns.filter(({ hasDefault }) => hasDefault).map(({ column }) => column);
  const unknown = [...schema].flatMap(([table, columns]) => {
    const known = withDefault(columns);
    return withDefault(declared.get(table)?.[0] ?? [])
      .filter((column) => !known.includes(column))
      .map((column) => `${table}.${column}`);
  });

  expect(unknown).toEqual([]);
});
