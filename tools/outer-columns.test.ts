import { expect, test } from 'vitest';
import { findOuterColumns, listTableNames } from './outer-columns.ts';
import { files, readText } from './call-locations.ts';

const tables = new Set(['redo', 'attempt']);

test.each([
  ['sql`(select 1 from attempt f where f.recipient_id = ${redo.recipientId})`', ['1: redo.recipientId']],
  ['const a = 1;\nsql<number | null>`exists (\n select from ${attempt} where ${attempt.id} = 1)`', ['2: attempt.id']],
  ['sql`(select 1 where ${sql`x = ${key.ids.map((id) => sql`${id}`)}`} and id = ${redo.id})`', ['1: redo.id']],
  ['sql`(select 1 from attempt f where f.recipient_id = ${qualified(redo.recipientId)})`', []],
  ['sql`coalesce(${redo.score}, 0)`', []],
  ['sql`(select 1 from attempt where id = ${key.attemptId})`', []],
])('the outer columns of %s', (source, columns) => {
  expect(findOuterColumns(source, tables)).toEqual(columns);
});

test('a column of an outer query is qualified in a subquery', () => {
  const names = new Set(files('{packages,features}/**/*.tables.ts').flatMap((file) => listTableNames(readText(file))));
  const sources = files('{packages,features,apps,content}/**/*.queries.ts').map((file) => ({
    file,
    source: readText(file),
  }));

  expect(names.size).toBeGreaterThan(50);
  expect(
    sources.flatMap(({ file, source }) => findOuterColumns(source, names).map((place) => `${file}:${place}`)),
  ).toEqual([]);
});
