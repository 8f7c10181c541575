import { sql } from 'drizzle-orm';
import { insertPaper } from '@inkstone/bank/server';
import { inTransaction } from '@inkstone/db';
import type { School } from '../fixtures/school.ts';

interface SmallPaper {
  ownerId: number;
  title: string;
  titleZh: string;
  programme: string;
  variant: string;
  section: string;
  part: string;
  /** The title of the sample bank's set that it consists of. */
  set: string;
}

/** The texts of the sample bank that the week gives. */
export const smallPapers = {
  essay: {
    ...{ title: 'A place by heart', titleZh: '记在心里的地方', set: 'A place that I could find blind' },
    ...{ programme: 'writing-basis', variant: 'practice', section: 'writing', part: 'texts' },
  },
  sums: {
    ...{ title: 'Five small sums', titleZh: '五道小题', set: 'AMC 8 mock A, 1 to 5: everyday numbers' },
    ...{ programme: 'amc', variant: 'amc-8', section: 'contest', part: 'questions' },
  },
  spoken: {
    ...{ title: 'Say it again', titleZh: '跟着说', set: 'Listen and repeat: the late bus' },
    ...{ programme: 'common', variant: 'practice', section: 'select', part: 'questions' },
  },
  figures: {
    ...{ title: 'Dates and an invoice', titleZh: '日期与发票', set: 'A calendar and an invoice' },
    ...{ programme: 'business', variant: 'paper', section: 'figures', part: 'questions' },
  },
} as const;

/** Inserts a paper of one set of the sample bank; returns its id. */
export const insertSmallPaper = ({ server, clock }: School, paper: SmallPaper): Promise<number> =>
  inTransaction(server.db, async (tx) => {
    const { ownerId, title, titleZh, programme, variant, section, part, set } = paper;
    const now = clock.now();
    const rows = await tx.rows<{ id: number; count: number }>(sql`
      select r.id, (select count(*)::int from question_revision q where q.set_revision_id = r.id) as count
        from question_set_revision r where r.title = ${set} order by r.id desc limit 1`);
    const revision = rows[0];
    if (!revision) throw new Error(`the sample bank has no set ${set}`);
    const sections = [{ section, part, seconds: null, setRevisionIds: [Number(revision.id)] }];
    const { paperId } = await insertPaper(tx, {
      ...{ ownerId, now, programme, variant, typeId: null, questionCount: revision.count, title, titleZh, sections },
    });
    return paperId;
  });

/** Names a second marker of an assignment, which the call that creates it takes and no screen asks for. */
export const nameMarker = async ({ server }: School, assignmentId: number, personId: number): Promise<void> => {
  await server.db.run(sql`
    insert into assignment_marker (assignment_id, person_id) values (${assignmentId}, ${personId})`);
};
