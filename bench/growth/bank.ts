import { recountSets } from '@inkstone/bank/server';
import { inTransaction, type Db } from '@inkstone/db';
import { sql } from 'drizzle-orm';
import type { Departments } from './departments.ts';

/** Question sets per department; there are a tenth as many papers, or fewer. */
const setsEach = 160;

/** Books, and courses, per department: even a tenth of the school has more than one page of a list. */
const booksEach = 24;

/** A word that occurs in all content of department `d` and in no other: its number of matches does not grow. */
const ownWord = `'zq' || d || 'q'`;

/** The index terms of this word. */
const ownTerms = `(select array_agg(substr(w, i, n)) from (select ${ownWord} as w) word, generate_series(1, length(w)) i,
                    generate_series(1, 2) n where i + n <= length(w) + 1)`;

const growSets = async (db: Db, { from, to }: Departments): Promise<void> => {
  await db.run(sql`
    create temporary table sample_set on commit preserve rows as
    select row_number() over (order by id) - 1 as place, s.* from question_set s where title not like '% copy %'`);
  await db.run(sql`
    with made as (
      insert into question_set (owner_id, programme, subject, title, title_zh, head, search_text, search_terms,
                                question_count, types, tags, difficulties, created_at, updated_at)
      select t.id, s.programme, s.subject, s.title || ' copy ' || d || '-' || k || '-' || s.id, s.title_zh, 1,
             s.search_text || ' ' || ${sql.raw(ownWord)}, s.search_terms || ${sql.raw(ownTerms)},
             s.question_count, s.types, array['common', ${sql.raw(ownWord)}], array[1 + k % 5]::smallint[],
             now(), now() - interval '700 days' * random()
        from generate_series(${from + 1}::int, ${to}::int) d, generate_series(1, ${setsEach}::int) k, person t,
             sample_set s
       where t.username = 'teacher-' || d || '-1'
         and s.place = (d * ${setsEach}::int + k) % (select count(*) from sample_set)
      returning id, title, title_zh, owner_id, updated_at
    ), pair as materialized (
      select made.*, s.id as sample_id, s.head from made join sample_set s on s.id = split_part(made.title, '-', -1)::bigint
    ), node as (
      insert into question_set_node (node_id, set_id)
      select n.node_id, pair.id from pair join question_set_node n on n.set_id = pair.sample_id
    )
    insert into question_set_revision (set_id, number, title, title_zh, stimulus, saved_by, saved_at)
    select pair.id, 1, pair.title, pair.title_zh, r.stimulus, pair.owner_id, pair.updated_at
      from pair join question_set_revision r on r.set_id = pair.sample_id and r.number = pair.head`);
  await db.run(sql`
    create temporary table fresh_set on commit preserve rows as
    select r.id as revision_id, r.set_id, o.id as sample_revision_id
      from question_set_revision r join sample_set s on r.title like '% copy %' and s.id = split_part(r.title, '-', -1)::bigint
      join question_set_revision o on o.set_id = s.id and o.number = s.head
     where not exists (select 1 from question q where q.set_id = r.set_id)`);
  await db.run(sql`
    insert into question (set_id)
    select f.set_id from fresh_set f join question_revision q on q.set_revision_id = f.sample_revision_id`);
  await db.run(sql`
    insert into question_revision (question_id, set_revision_id, position, type, prompt, key, explanation, points,
                                   knowledge_node_id, clip)
    select n.id, f.revision_id, q.position, q.type, q.prompt, q.key, q.explanation, q.points, q.knowledge_node_id, q.clip
      from fresh_set f
      join (select *, row_number() over (partition by set_revision_id order by position) as nth from question_revision) q
        on q.set_revision_id = f.sample_revision_id
      join (select *, row_number() over (partition by set_id order by id) as nth from question) n
        on n.set_id = f.set_id and n.nth = q.nth`);
  await db.run(sql`
    insert into bank_tag (folded, name) select distinct tag, tag from question_set, unnest(tags) as t(tag)
    on conflict do nothing`);
  await db.run(sql`drop table sample_set, fresh_set`);
};

const growPapers = async (db: Db, { from, to }: Departments): Promise<void> => {
  await db.run(sql`
    create temporary table fresh_paper on commit preserve rows as
    with sample as (
      select row_number() over (order by id) - 1 as place, p.* from paper p where title not like '% copy %'
    ), made as (
      insert into paper (owner_id, programme, variant, type_id, title, title_zh, head, search_text, search_terms,
                         question_count, created_at, updated_at)
      select t.id, s.programme, s.variant, s.type_id, s.title || ' copy ' || d || '-' || k || '-' || s.id, s.title_zh, 1,
             s.search_text || ' ' || ${sql.raw(ownWord)}, s.search_terms || ${sql.raw(ownTerms)}, s.question_count, now(),
             now() - interval '700 days' * random()
        from generate_series(${from + 1}::int, ${to}::int) d, generate_series(1, 8) k, person t, sample s
       where t.username = 'teacher-' || d || '-1' and s.place = (d * 8 + k) % (select count(*) from sample)
      returning id, owner_id, split_part(title, '-', -1)::bigint as sample_id
    ), revision as (
      insert into paper_revision (paper_id, number, saved_by, saved_at)
      select id, 1, owner_id, now() from made returning id, paper_id
    )
    select revision.id as revision_id, o.id as sample_revision_id
      from revision join made on made.id = revision.paper_id
      join paper p on p.id = made.sample_id
      join paper_revision o on o.paper_id = p.id and o.number = p.head`);
  await db.run(sql`
    insert into paper_section (paper_revision_id, position, section, part, seconds)
    select f.revision_id, s.position, s.section, s.part, s.seconds
      from fresh_paper f join paper_section s on s.paper_revision_id = f.sample_revision_id`);
  await db.run(sql`
    insert into paper_item (paper_revision_id, section_position, position, set_revision_id)
    select f.revision_id, s.section_position, s.position, s.set_revision_id
      from fresh_paper f join paper_item s on s.paper_revision_id = f.sample_revision_id`);
  await db.run(sql`drop table fresh_paper`);
};

const growBooks = async (db: Db, { from, to }: Departments): Promise<void> => {
  const copied = sql`
    generate_series(${from + 1}::int, ${to}::int) d, generate_series(1, ${booksEach}::int) k, person t
    where t.username = 'teacher-' || d || '-1'`;
  await db.run(sql`
    with kept as (
      insert into book (owner_id, name, programme, subject, search_text, created_at, updated_at)
      select t.id, 'Book ' || d || ' ' || k, 'amc', 'math', 'book ' || d || ' ' || k || ' a book has many words',
             now(), now() - interval '700 days' * random() from ${copied}
      returning id, owner_id, created_at, updated_at
    )
    insert into book_edition (book_id, kind, owner_id, file_id, pages, created_at, updated_at)
    select kept.id, kind, kept.owner_id, (select min(file_id) from book_edition), 20, kept.created_at, kept.updated_at
      from kept, unnest(array['original', 'annotated']) kind`);
  await db.run(sql`
    with kept as (
      insert into course (owner_id, title, programme, subject, search_text, created_at, updated_at)
      select t.id, 'Course ' || d || ' ' || k, 'amc', 'math', 'course ' || d || ' ' || k, now(),
             now() - interval '700 days' * random() from ${copied}
      returning id, owner_id
    ), revision as (
      insert into course_revision (course_id, number, title, summary, saved_by, saved_at)
      select id, 1, 'Course', '', owner_id, now() from kept returning id
    )
    insert into course_lesson (course_revision_id, position, title, video_file_id, length_tenths)
    select revision.id, 1, 'Lesson', (select min(video_file_id) from course_lesson), 600 from revision`);
};

/** Figures as the job stores them, for every question that has none yet: a fiftieth of the keys is doubtful. */
const growFigures = async (db: Db): Promise<void> => {
  await db.run(sql`
    with drawn as materialized (
      select q.id, q.question_id, v.set_id, random() as facility, random() - 0.2 as discrimination,
             random() < 0.02 as is_key_suspect, 1 + (random() * 200)::int as persons
        from question_revision q
        join question_set_revision v on v.id = q.set_revision_id
        join question_set s on s.id = v.set_id and s.head = v.number
       where not exists (select 1 from item_figure f where f.question_id = q.question_id)
    )
    insert into item_figure (question_revision_id, question_id, set_id, persons, facility, discrimination,
                             is_key_suspect, is_newest, figures)
    select id, question_id, set_id, persons, facility, discrimination, is_key_suspect, true,
           jsonb_build_object('persons', persons, 'facility', jsonb_build_object('value', facility, 'interval', null),
             'discrimination', jsonb_build_object('value', discrimination, 'interval', null), 'groups', '[]'::jsonb,
             'options', '[]'::jsonb, 'isKeySuspect', is_key_suspect)
      from drawn`);
};

/** Adds question sets, papers, books and courses: copies of the sample's, with other owners and words of their own. */
export const growBank = async (db: Db, span: Departments): Promise<void> => {
  await growSets(db, span);
  await growFigures(db);
  await inTransaction(db, recountSets);
  await growPapers(db, span);
  await growBooks(db, span);
};
