import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explainQueries } from '@inkstone/db/testing';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { createBook } from '../testing.ts';
import { countBank, listBank } from './bank-list.queries.ts';
import { searchBank } from './search.queries.ts';

let school: TestSchool;
let readerId: number;

/** A bank of four thousand books with the same words in their names, one in 400 with a sign of its own. */
beforeAll(async () => {
  school = await openSchool();
  const teacher = await school.signIn(await school.person({ role: 'teacher' }));
  readerId = teacher.person.id;
  const editionId = await createBook(school, teacher, { name: 'Estuaries', nameZh: '河口' });
  await school.db.run(sql`
    with added as (
      insert into book (owner_id, name, programme, subject, search_text, created_at, updated_at)
      select ${readerId}, 'Gravel ' || n, 'amc', 'math',
             'gravel heap ' || n || case n % 400 when 0 then ' 沙丘' else ' 石堆' end || E'\nestuaries', now(), now()
        from generate_series(1, 4000) n returning id
    )
    insert into book_edition (book_id, kind, owner_id, file_id, pages, created_at, updated_at)
    select added.id, 'original', ${readerId}, e.file_id, 1, now(), now() + added.id * interval '1 second'
      from added, book_edition e where e.id = ${editionId}`);
  await school.db.run(sql`analyze book, book_edition`);
});
afterAll(() => school.close());

const explainSearch = async (search: string) => {
  const { db, rowsRead } = explainQueries(school.db);
  const rows = await searchBank(db, { search, limit: 6, readerId });
  return { names: rows.map(({ name }) => name), rowsRead };
};

test.each([
  ['words of every book', 'gravel heap', ['Gravel 4000', 'Gravel 3999'], 500],
  ['two characters of few books', '沙丘', ['Gravel 4000', 'Gravel 3600'], 50],
  ['two letters that no book has', 'zq', [], 20],
  // Every other book has the word as its pinyin.
  ['a word that is also pinyin, exact names first', 'estuaries', ['Estuaries', 'Gravel 4000'], 900],
])('%s are found without reading the bank', async (_, search, first, most) => {
  const { names, rowsRead } = await explainSearch(search);
  expect(names.slice(0, 2)).toEqual(first);
  expect(rowsRead('book')).toBeLessThan(most);
});

test('annotated editions are listed without reading those in which others have marked nothing', async () => {
  const other = await school.person({ role: 'teacher' });
  const annotate = (ownerId: number, count: number) =>
    school.db.run(sql`
      insert into book_edition (book_id, kind, owner_id, file_id, pages, created_at, updated_at)
      select book_id, 'annotated', ${ownerId}, file_id, 1, now(), updated_at
        from book_edition where kind = 'original' order by id desc limit ${count}`);
  await annotate(other.id, 4000);
  await annotate(readerId, 2);
  await school.db.run(sql`analyze book_edition`);
  const { db, rowsRead } = explainQueries(school.db);
  const list = { kind: 'annotated', search: undefined, programme: undefined, subject: undefined } as const;
  const key = { ...list, readerId, page: 1, pageNum: 10 };
  expect((await listBank(db, key)).map(({ name }) => name)).toEqual(['Gravel 4000', 'Gravel 3999']);
  expect(await countBank(db, key)).toBe(2);
  expect(rowsRead('book_edition')).toBeLessThan(100);
  expect(await countBank(school.db, { ...key, readerId: other.id })).toBe(1000);
});

test('without a word nothing is found', async () => {
  expect((await explainSearch(' ')).names).toEqual([]);
});
