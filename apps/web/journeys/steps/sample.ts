import { sql } from 'drizzle-orm';
import { languageCode, type Language } from '@inkstone/base';
import { openDb, type Db } from '@inkstone/db';
import type { School } from '../fixtures/school.ts';

/** Ids of sample rows that journeys need. */
export interface Sample {
  /** The newest assignment of a title, in English or Chinese. */
  assignment(title: string): Promise<number>;
  student(username: string): Promise<number>;
  /** The test that was assigned to a candidate. */
  testOf(username: string): Promise<number>;
  paper(title: string): Promise<number>;
  set(title: string): Promise<number>;
  errorEntry(username: string): Promise<number>;
  /** The published phase report. */
  phaseReport(): Promise<number>;
  announcement(): Promise<number>;
  /** A class of a teacher. */
  classTaughtBy(username: string): Promise<number>;
  /** A new message of a person that opens nothing, so that its page stays. */
  message(username: string): Promise<number>;
  /** The annotated edition of a book by one teacher. */
  annotated(username: string, name: string): Promise<number>;
  /** Sets a person's language from the next sign-in on. */
  speaks(username: string, language: Language): Promise<void>;
  /** The guide to textbooks opens by itself for a person again. */
  forgetGuide(username: string): Promise<void>;
}

/** Runs a task with access to the sample rows. */
export const withSample = async <Result>(
  school: Pick<School, 'databaseUrl'>,
  work: (sample: Sample) => Promise<Result>,
): Promise<Result> => {
  const db = openDb({ connectionString: school.databaseUrl }, 1);
  try {
    return await work(createSample(db));
  } finally {
    await db.$client.end();
  }
};

const createSample = (db: Db): Sample => {
  const row = async (what: string, query: ReturnType<typeof sql>): Promise<number> => {
    const rows = await db.rows<{ id: string | number }>(query);
    const id = rows[0]?.id;
    if (id === undefined) throw new Error(`the sample school has no ${what}`);
    return Number(id);
  };
  return {
    speaks: async (username, language) => {
      await db.run(sql`update person set language = ${languageCode(language)} where username = ${username}`);
    },
    forgetGuide: async (username) => {
      await db.run(sql`update person set is_textbook_tutorial = 0 where username = ${username}`);
    },
    assignment: (title) =>
      row(title, sql`select id from assignment where title = ${title} or title_zh = ${title} order by id desc limit 1`),
    student: (username) => row(username, sql`select id from person where username = ${username}`),
    testOf: (username) =>
      row(
        `test of ${username}`,
        sql`select c.assignment_id as id from candidate c join person p on p.id = c.person_id
             where p.username = ${username} and c.assignment_id is not null`,
      ),
    paper: (title) => row(title, sql`select id from paper where title = ${title} order by id limit 1`),
    set: (title) => row(title, sql`select id from question_set where title = ${title} order by id limit 1`),
    annotated: (username, name) =>
      row(
        `${name} by ${username}`,
        sql`select e.id from book_edition e join book b on b.id = e.book_id join person p on p.id = e.owner_id
             where e.kind = 'annotated' and p.username = ${username} and b.name = ${name}`,
      ),
    classTaughtBy: (username) =>
      row(
        `class of ${username}`,
        sql`select t.class_id as id from class_teacher t join person p on p.id = t.teacher_id
             where p.username = ${username} order by t.class_id limit 1`,
      ),
    announcement: () => row('announcement', sql`select id from announcement order by id limit 1`),
    phaseReport: () =>
      row('phase report', sql`select id from phase_report where published_at is not null order by id limit 1`),
    message: (username) =>
      row(
        `person ${username}`,
        sql`insert into message (person_id, category, event, content, created_at)
            select id, 'test', 'testWithdrawn', '{"title": "Trial", "titleZh": null, "values": {}}'::jsonb, now()
              from person where username = ${username} returning id`,
      ),
    errorEntry: (username) =>
      row(
        `error of ${username}`,
        sql`select e.id from error_entry e join person p on p.id = e.student_id where p.username = ${username} order by e.id limit 1`,
      ),
  };
};
