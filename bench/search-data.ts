import { sql } from 'drizzle-orm';
import { searchTerms } from '@inkstone/base';
import type { World } from './world.ts';

const body = 'a paper has as many words as a paper has, and some of them are long';

/** Adds question sets and papers that share nearly all their words, for searches. */
export const addContent = async (world: World, count: number): Promise<void> => {
  const titles = Array.from({ length: count }, (_, index) => `set ${index} ${body}`);
  const rows = JSON.stringify(titles.map((text) => ({ text, terms: searchTerms(text) })));
  const columns = sql`
    ${world.teacher.id}::bigint, 'amc', left(one->>'text', 12), 1, one->>'text',
    array(select jsonb_array_elements_text(one->'terms')), 25, now(), now() - interval '30 days' * random()`;
  await world.db.run(sql`
    insert into question_set (owner_id, programme, title, head, search_text, search_terms, question_count, created_at,
                              updated_at, subject, types)
    select ${columns}, 'math', array['choice'] from jsonb_array_elements(${rows}::jsonb) one`);
  await world.db.run(sql`
    insert into paper (owner_id, programme, title, head, search_text, search_terms, question_count, created_at,
                       updated_at, variant)
    select ${columns}, 'amc-8' from jsonb_array_elements(${rows}::jsonb) one`);
};

/** Adds books and courses, each with content to assign; all books share one file. */
export const addBooks = async (world: World, count: number): Promise<void> => {
  const at = sql`now(), now() - interval '30 days' * random()`;
  await world.db.run(sql`
    with pdf as (
      insert into stored_file (key, name, mime, size_bytes, sha256, owner_id, created_at, used_by)
      select md5(random()::text), 'book.pdf', 'application/pdf', 1, repeat('0', 64), ${world.teacher.id}, now(), 'book'
      returning id
    ), kept as (
      insert into book (owner_id, name, programme, subject, search_text, created_at, updated_at)
      select ${world.teacher.id}, 'Book ' || n, 'amc', 'math', 'book ' || n || ' ${sql.raw(body)}', ${at}
        from generate_series(1, ${count}::int) n returning id, created_at, updated_at
    )
    insert into book_edition (book_id, kind, owner_id, file_id, pages, created_at, updated_at)
    select kept.id, 'original', ${world.teacher.id}, pdf.id, 20, kept.created_at, kept.updated_at from kept, pdf`);
  await world.db.run(sql`
    with kept as (
      insert into course (owner_id, title, programme, subject, search_text, created_at, updated_at)
      select ${world.teacher.id}, 'Course ' || n, 'amc', 'math', 'course ' || n, ${at}
        from generate_series(1, ${count}::int) n returning id
    )
    insert into course_revision (course_id, number, title, summary, saved_by, saved_at)
    select id, 1, 'Course', '', ${world.teacher.id}, now() from kept`);
};

const searchPath = (typed: string): string => `common/search?q=${encodeURIComponent(typed)}`;

/** A teacher's searches: common words, rare words, and one without matches. */
export const taughtSearches = ['work', 'paper words', 'set 77 long', 'zq'].map(searchPath);

/** A student's search. */
export const ownSearch = searchPath('work 7');
