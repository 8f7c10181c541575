import { insertPaper } from '@inkstone/bank/server';
import { inTransaction, openDb, type Tx } from '@inkstone/db';
import { sql } from 'drizzle-orm';
import type { School } from '../fixtures/school.ts';

/** The title of a second copy of mock B, because the class has been assigned the first one. */
export const fullMock = { en: 'A whole mock', zh: '一整套模拟考' };

const findPersonId = async (tx: Tx, username: string): Promise<number> => {
  const rows = await tx.rows<{ id: number }>(sql`select id from person where username = ${username}`);
  return Number(rows[0]?.id);
};

/** The sections of the newest mock B with the revisions of their sets. */
const listMockSections = async (tx: Tx) => {
  const rows = await tx.rows<{ section: string; part: string; sets: string[] }>(sql`
    select s.section, s.part, array_agg(i.set_revision_id order by i.position) as sets
      from paper p
      join paper_revision r on r.paper_id = p.id and r.number = p.head
      join paper_section s on s.paper_revision_id = r.id
      join paper_item i on i.paper_revision_id = r.id and i.section_position = s.position
     where p.title = 'TOEFL mock B'
     group by s.position, s.section, s.part order by s.position`);
  return rows.map(({ section, part, sets }) => ({ section, part, seconds: null, setRevisionIds: sets.map(Number) }));
};

/** Inserts a copy of mock B by a teacher, with a second marker. */
export const insertFullMock = async (school: School, { by, marker }: { by: string; marker: string }): Promise<void> => {
  const db = openDb({ connectionString: school.databaseUrl }, 1);
  const now = school.clock.now();
  try {
    await inTransaction(db, async (tx) => {
      const [ownerId, markerId] = [await findPersonId(tx, by), await findPersonId(tx, marker)];
      const { paperId } = await insertPaper(tx, {
        ...{ ownerId, now, programme: 'toefl-2023', variant: 'toefl-2023', typeId: null, questionCount: 54 },
        ...{ title: fullMock.en, titleZh: fullMock.zh },
        sections: await listMockSections(tx),
      });
      await tx.run(sql`
        insert into paper_marker (paper_id, assigned_by, person_id, kind, assigned_at)
        values (${paperId}, ${ownerId}, ${markerId}, 'own', ${now})`);
    });
  } finally {
    await db.$client.end();
  }
};
