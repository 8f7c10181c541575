import { insertPaper, insertSet } from '@inkstone/bank/server';
import { inTransaction, openDb, type Tx } from '@inkstone/db';
import { sql } from 'drizzle-orm';
import type { TestServer } from '../taking-steps.ts';

type Question = Parameters<typeof insertSet>[1]['questions'][number];

const toModuleTitle = (name: string) => `SAT mock A, Math module ${name}, 1 to 11`;

/** The modules of the short paper: questions of the sample mock by position. */
const modules = [
  { part: 'module-1', from: toModuleTitle('1'), places: [1, 3] },
  { part: 'module-2-harder', from: toModuleTitle('2 (harder)'), places: [2] },
  { part: 'module-2-easier', from: toModuleTitle('2 (easier)'), places: [3] },
] as const;

const findOwnerId = async (tx: Tx, username: string): Promise<number> => {
  const rows = await tx.rows<{ id: string }>(sql`select id from person where username = ${username}`);
  return Number(rows[0]?.id);
};

const listQuestions = async (tx: Tx, { from, places }: (typeof modules)[number]): Promise<Question[]> => {
  const rows = await tx.rows<Omit<Question, 'knowledgeNodeId'> & { place: number; node: string }>(sql`
    select q.type, q.prompt, q.key, q.explanation, q.points, q.knowledge_node_id as node,
           rank() over (order by q.position)::int as place
      from question_revision q join question_set_revision r on r.id = q.set_revision_id
     where r.title = ${from} order by q.position`);
  return rows
    .filter(({ place }) => places.some((listed) => listed === place))
    .map(({ node, place: _, ...question }) => ({ ...question, knowledgeNodeId: Number(node) }));
};

/** Inserts an SAT Math paper with two questions in the first module and one in each second one; returns its id. */
export const insertShortMath = async (place: TestServer, by: string): Promise<number> => {
  const db = openDb({ connectionString: place.databaseUrl }, 1);
  const now = place.clock.now();
  try {
    return await inTransaction(db, async (tx) => {
      const ownerId = await findOwnerId(tx, by);
      const stimulus = { kind: 'none' as const, html: '', files: [] };
      const about = { ownerId, now, programme: 'sat', subject: 'math', titleZh: null, stimulus };
      const sections = [];
      for (const module of modules) {
        const questions = await listQuestions(tx, module);
        const { setRevisionId } = await insertSet(tx, { ...about, title: `Short ${module.part}`, questions });
        sections.push({ section: 'math', part: module.part, seconds: null, setRevisionIds: [setRevisionId] });
      }
      const { paperId } = await insertPaper(tx, {
        ...{ ownerId, now, programme: 'sat', variant: 'digital', typeId: null, questionCount: 4 },
        ...{ title: 'A little Math', titleZh: '一点数学', sections },
      });
      return paperId;
    });
  } finally {
    await db.$client.end();
  }
};
