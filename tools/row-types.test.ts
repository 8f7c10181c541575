import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files, readText, root } from './call-locations.ts';
import { RowTypes } from './row-types.ts';

const readSource = (file: string): string | undefined =>
  existsSync(path.join(root, file)) ? readText(file) : undefined;

const tables =
  "export type CourseRow = typeof course.$inferSelect;\nexport interface Named { name: string; course: CourseRow['id'] }";
const listIn = (query: string): string[] => {
  const sources = new Map([
    ['features/courses/server/index.ts', "export type { CourseRow } from './rows.queries.ts';"],
    ['features/courses/server/rows.queries.ts', tables],
    [
      'features/home/server/home.queries.ts',
      `import type { CourseRow as Course } from '@inkstone/courses/server';\nimport type { Named } from '../../courses/server/rows.queries.ts';\nconst totals = { count: z.int() };\n${query}`,
    ],
  ]);
  const found = new RowTypes((file) => sources.get(file)).listHandTyped('features/home/server/home.queries.ts');
  return found.map((column) => column.slice(column.indexOf(': ') + 2));
};

test.each([
  ["db.rows<Pick<Course, 'id' | 'title'>>(sql``)", []],
  [
    "db.row<{ courseId: Course['id']; title: Course['title'] | null; endedAt: NonNullable<Course['endedAt']> }>(sql``)",
    [],
  ],
  ["db.row<LeftJoined<Pick<typeof book.$inferSelect, 'name'>> & Computed<typeof totals>>(sql``, totals)", []],
  ['db.row(sql``, { count: z.int() })', []],
  ['db.rows(sql`select 1`)', []],
  ['db.row<{ id: number }>(sql``)', ['id: number']],
  ["db.rows<Pick<Course, 'id'> & { count: number }>(sql``)", ['count: number']],
  ["type Row = Omit<Course, 'id'> & { kind: 'a' | 'b' };\npreparedQuery<Row>('x', '')", ["kind: 'a' | 'b'"]],
  ["interface Row extends Named { title: Course['title'] }\ndb.rows<Row>(sql``)", ['name: string']],
  ["db.rows<Pick<Named, 'course'>>(sql``)", []],
  ["db.rows<{ name: Named['name'] }>(sql``)", ["name: Named['name']"]],
  ["import type { Shown } from '../contract.ts';\ndb.rows<Shown>(sql``)", ['Shown']],
  ['db.rows<Computed<typeof other>>(sql``, other)', ['other']],
  [
    "const more = { ...totals, sum: z.int() };\ndb.row<Pick<Computed<typeof more>, 'sum'>>(sql``, { sum: more.sum })",
    [],
  ],
  [
    'const more = { ...totals, sum: z.int() };\ndb.rows<Computed<typeof more>>(sql``, totals)',
    ['no schema is given for sum'],
  ],
  ['db.rows<z.output<typeof shown>>(sql``)', ['z.output<typeof shown>']],
  ['db.rows<Course & Computed<typeof totals>>(sql``)', ['no schema is given for count']],
])('the columns typed by hand in %s', (query, columns) => {
  expect(listIn(query)).toEqual(columns);
});

test('a column of a query has its type from its table, or from a schema that checks it', () => {
  const rows = new RowTypes(readSource);
  // Left out are journeys, the mapping's own tests, and the samples above.
  const asking = files('{packages,features,apps,content,bench,tools}/**/*.ts').filter(
    (file) => !/\/journeys\/|^packages\/db\/|row-types/.test(file) && /\b(rows?|preparedQuery)</.test(readText(file)),
  );

  expect(asking.length).toBeGreaterThan(60);
  expect(asking.flatMap((file) => rows.listHandTyped(file))).toEqual([]);
});
