import type { insertSet } from '@inkstone/bank/server';
import { insertPaper, insertSet as keepSet } from '@inkstone/bank/server';
import { inTransaction, openDb, type Db, type Tx } from '@inkstone/db';
import { sql } from 'drizzle-orm';
import type { School } from '../fixtures/school.ts';

type Questions = Parameters<typeof insertSet>[1]['questions'];

/** The title of the short mock, in both languages. */
export const shortMock = { en: 'A short mock', zh: '短版模拟考' };

/** Short conversations of mock B, each heard by its own questions. */
const sources = {
  listening: 'Mock B listening 3: a fine collection',
  speaking: 'Mock B speaking 1: learning from mistakes',
  writing: 'Mock B writing 2: cars in the city',
};

const idOf = async (db: Db | Tx, username: string): Promise<number> => {
  const { rows } = await db.execute<{ id: number }>(sql`select id from person where username = ${username}`);
  return Number(rows[0]?.id);
};

const setOf = async (tx: Tx, title: string) => {
  const { rows } = await tx.execute<{ id: number; stimulus: Parameters<typeof insertSet>[1]['stimulus'] }>(sql`
    select r.id, r.stimulus from question_set_revision r where r.title = ${title} order by r.id desc limit 1`);
  const [set] = rows;
  if (!set) throw new Error(`the sample school has no ${title}`);
  return { ...set, id: Number(set.id) };
};

/** A set of the sample mock with its real recording and its first questions of choice: what a short sitting has time for. */
const shortened = async (tx: Tx, title: string, about: { ownerId: number; now: Date; count: number }) => {
  const { count, ownerId, now } = about;
  const { id, stimulus } = await setOf(tx, title);
  const { rows } = await tx.execute<Questions[number] & Record<string, unknown>>(sql`
    select type, prompt, key, explanation, points from question_revision
     where set_revision_id = ${id} and type = 'choice' order by position limit ${count}`);
  const questions = rows.map((question) => ({ ...question, knowledgeNodeId: null }));
  const set = { programme: 'toefl-2023', subject: 'listening', title: 'A conversation', titleZh: '一段对话', stimulus };
  return (await keepSet(tx, { ...set, ownerId, now, questions })).setRevisionId;
};

/** Keeps a paper of the sample mock's own sets: one conversation, one spoken task and one text, or the conversation only. */
export const keepShortMock = async (
  school: School,
  { by, marker, only }: { by: string; marker: string; only?: 'listening' },
): Promise<number> => {
  const db = openDb({ connectionString: school.databaseUrl }, 1);
  const now = school.clock.now();
  try {
    return await inTransaction(db, async (tx) => {
      const [ownerId, markerId] = [await idOf(tx, by), await idOf(tx, marker)];
      const listening = await shortened(tx, sources.listening, { ownerId, now, count: 2 });
      const [speaking, writing] = [(await setOf(tx, sources.speaking)).id, (await setOf(tx, sources.writing)).id];
      const { paperId } = await insertPaper(tx, {
        ...{ ownerId, now, programme: 'toefl-2023', variant: 'toefl-2023', typeId: null, questionCount: only ? 2 : 4 },
        ...{ title: shortMock.en, titleZh: shortMock.zh },
        sections: [
          { section: 'listening', part: 'part-1', seconds: null, setRevisionIds: [listening] },
          { section: 'speaking', part: 'independent', seconds: null, setRevisionIds: [speaking] },
          { section: 'writing', part: 'discussion', seconds: null, setRevisionIds: [writing] },
        ].filter(({ section }) => only === undefined || section === only),
      });
      await tx.execute(sql`
        insert into paper_marker (paper_id, by_id, person_id, kind, named_at)
        values (${paperId}, ${ownerId}, ${markerId}, 'own', ${now})`);
      return paperId;
    });
  } finally {
    await db.$client.end();
  }
};
