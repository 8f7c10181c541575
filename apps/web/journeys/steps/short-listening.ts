import type { insertSet } from '@inkstone/bank/server';
import { insertPaper, insertSet as keepSet } from '@inkstone/bank/server';
import { inTransaction, openDb, type Tx } from '@inkstone/db';
import { sql } from 'drizzle-orm';
import type { School } from '../fixtures/school.ts';

type Questions = Parameters<typeof insertSet>[1]['questions'];

/** The title of the short listening paper, in both languages. */
export const shortListening = { en: 'A short conversation', zh: '一小段对话' };

const source = 'Mock B listening 3: a fine collection';

const findPersonId = async (tx: Tx, username: string): Promise<number> => {
  const rows = await tx.rows<{ id: number }>(sql`select id from person where username = ${username}`);
  return Number(rows[0]?.id);
};

const findSet = async (tx: Tx, title: string) => {
  const rows = await tx.rows<{ id: number; stimulus: Parameters<typeof insertSet>[1]['stimulus'] }>(sql`
    select r.id, r.stimulus from question_set_revision r where r.title = ${title} order by r.id desc limit 1`);
  const [set] = rows;
  if (!set) throw new Error(`the sample school has no ${title}`);
  return { ...set, id: Number(set.id) };
};

/** A set of the sample mock with its recording and only its first choice questions. */
const insertShortSet = async (tx: Tx, title: string, about: { ownerId: number; now: Date; count: number }) => {
  const { count, ownerId, now } = about;
  const { id, stimulus } = await findSet(tx, title);
  const rows = await tx.rows<Questions[number] & Record<string, unknown>>(sql`
    select type, prompt, key, explanation, points from question_revision
     where set_revision_id = ${id} and type = 'choice' order by position limit ${count}`);
  const questions = rows.map((question) => ({ ...question, knowledgeNodeId: null }));
  const set = { programme: 'toefl-2023', subject: 'listening', title: 'A conversation', titleZh: '一段对话', stimulus };
  return (await keepSet(tx, { ...set, ownerId, now, questions })).setRevisionId;
};

/** Inserts a paper with one conversation of mock B and two of its questions. */
export const insertShortListening = async (school: School, by: string): Promise<void> => {
  const db = openDb({ connectionString: school.databaseUrl }, 1);
  const now = school.clock.now();
  try {
    await inTransaction(db, async (tx) => {
      const ownerId = await findPersonId(tx, by);
      const setRevisionIds = [await insertShortSet(tx, source, { ownerId, now, count: 2 })];
      await insertPaper(tx, {
        ...{ ownerId, now, programme: 'toefl-2023', variant: 'toefl-2023', typeId: null, questionCount: 2 },
        ...{ title: shortListening.en, titleZh: shortListening.zh },
        sections: [{ section: 'listening', part: 'part-1', seconds: null, setRevisionIds }],
      });
    });
  } finally {
    await db.$client.end();
  }
};
