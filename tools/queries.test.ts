import { expect, test } from 'vitest';
import { readText } from './call-locations.ts';
import { codeFiles, productFiles } from './house/source-files.ts';
import { measureFile } from './house/syntax.ts';

// These only check that the database responds, or notify other processes; neither reads a table.
const kernelQueries = ['apps/server/kernel/health.ts', 'apps/server/kernel/push-hub.ts'];

test('queries are only in files named *.queries.ts', () => {
  const query =
    /\bsql`|\bpreparedQuery(<[^>]*>)?\(|\b(tx|db|handle|client)\s*\.(select|insert|update|delete|execute|query|rows|row|run)\b/;
  // The web cannot import the database, by the import rules: its queries are calls of the contract.
  const near = productFiles.filter((file) => /^(features|apps|content)\//.test(file) && !file.includes('/web/'));
  const asking = near.filter((file) => !file.endsWith('.queries.ts') && query.test(readText(file)));

  expect(asking.filter((file) => !kernelQueries.includes(file))).toEqual([]);
});

/** The feature, package or app that a file belongs to. */
const ownerFor = (file: string): string => file.split('/').slice(0, 2).join('/');

/** Files that send SQL directly: the mapping, the queue's own SQL, and a test of what Drizzle's errors hold. */
const isDriver = (file: string): boolean => /^packages\/(db\/|jobs\/jobs\.(test\.)?ts$)/.test(file);

test('raw queries are sent by the functions of packages/db that map their rows, and rows have no snake_case', () => {
  const sends = /\.execute[<(]|\$client\.query[<(]/;
  const queries = productFiles.filter((file) => /\.(queries|tables)\.ts$/.test(file) && !isDriver(file));

  expect(codeFiles.filter((file) => !isDriver(file) && sends.test(readText(file)))).toEqual([]);
  expect(queries.filter((file) => measureFile(file, readText(file)).snakeCaseNames.length > 0)).toEqual([]);
});

const declared = /export const (\w+) = pgTable\(\s*'(\w+)'/g;
const written = /\b(?:insert\s+into|update|delete\s+from)\s+(\w+)|\.\s*(?:insert|update|delete)\(\s*(\w+)\s*\)/gi;

test('a table is written by the queries of one owner only', () => {
  const named = productFiles
    .filter((file) => file.endsWith('.tables.ts'))
    .flatMap((file) => [...readText(file).matchAll(declared)]);
  const byName = new Map(named.map(([, name = '', table = '']) => [name, table]));
  const owners = new Map(
    [...readText('docs/schema.sql').matchAll(/^create table (\w+)/gm)].map(([, table = '']) => [
      table,
      new Set<string>(),
    ]),
  );
  for (const file of productFiles.filter((value) => value.endsWith('.queries.ts')))
    for (const [, table, name = ''] of readText(file).matchAll(written))
      owners.get(table ?? byName.get(name) ?? '')?.add(ownerFor(file));
  const listTables = (isOdd: (count: number) => boolean) =>
    [...owners].filter(([, { size }]) => isOdd(size)).map(([table, those]) => [table, ...those].join(' '));

  expect(listTables((count) => count === 0)).toEqual(['migration']);
  expect(listTables((count) => count > 1)).toEqual([]);
});
