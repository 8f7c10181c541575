import { and, eq, isNull, sql } from 'drizzle-orm';
import { preparedQuery, type Tx } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import { paper, paperItem, paperRevision, paperSection } from './bank.tables.ts';

type PaperRow = typeof paper.$inferInsert;

/** Inserts a paper. */
export const insertPaperRow = async (tx: Tx, row: PaperRow): Promise<number> => {
  const [inserted] = await tx.insert(paper).values(row).returning({ id: paper.id });
  if (!inserted) throw new Error('the paper was not made');
  return inserted.id;
};

/** Updates a paper to its next revision. */
export const updatePaperRow = async (
  tx: Tx,
  paperId: number,
  change: Omit<PaperRow, 'ownerId' | 'createdAt' | 'hiddenAt'>,
): Promise<void> => {
  await tx.update(paper).set(change).where(eq(paper.id, paperId));
};

/** Inserts a revision with its sections, pinned sets, and the questions that are chosen of them. */
export const insertPaperRevision = async (
  tx: Tx,
  row: Omit<typeof paperRevision.$inferInsert, 'id'>,
  content: {
    sections: readonly (Pick<typeof paperSection.$inferSelect, 'section' | 'part' | 'seconds'> & {
      settings?: (typeof paperSection.$inferSelect)['settings'] | undefined;
      setRevisionIds: readonly number[];
    })[];
    chosenQuestions?: ReadonlyMap<number, readonly number[]> | undefined;
  },
): Promise<number> => {
  const { sections, chosenQuestions } = content;
  const [inserted] = await tx.insert(paperRevision).values(row).returning({ id: paperRevision.id });
  if (!inserted) throw new Error('the revision was not made');
  const paperRevisionId = inserted.id;
  await tx.insert(paperSection).values(
    sections.map(({ section, part, seconds, settings }, index) => ({
      paperRevisionId,
      position: index + 1,
      section,
      part,
      seconds,
      settings: settings ?? null,
    })),
  );
  const items = sections.flatMap(({ setRevisionIds }, sectionIndex) =>
    setRevisionIds.map((setRevisionId, index) => ({
      paperRevisionId,
      sectionPosition: sectionIndex + 1,
      position: index + 1,
      setRevisionId,
      questionIds: chosenQuestions?.get(setRevisionId)?.slice() ?? null,
    })),
  );
  if (items.length > 0) await tx.insert(paperItem).values(items);
  return paperRevisionId;
};

const selectForEdit = preparedQuery<
  { revisionId: (typeof paperRevision.$inferSelect)['id'] } & Pick<typeof paper.$inferSelect, 'head'> &
    Pick<typeof person.$inferSelect, 'name' | 'nameZh'>
>(
  'bank_lock_paper',
  `select e.head, r.id as revision_id, p.name, p.name_zh
     from paper e
     join paper_revision r on r.paper_id = e.id and r.number = e.head
     join person p on p.id = r.saved_by
    where e.id = $1 and e.hidden_at is null
      for update of e`,
);

/** Locks a paper that is not hidden, with its newest revision and who saved it. */
export const lockPaper = async (tx: Tx, paperId: number) => (await selectForEdit(tx, [paperId]))[0];

/** Hides or restores the person's own paper; false if it does not exist or is another's. */
export const updatePaperHidden = async (
  tx: Tx,
  key: { paperId: number; ownerId: number },
  hiddenAt: Date | null,
): Promise<boolean> => {
  const wouldChange = hiddenAt === null ? sql`${paper.hiddenAt} is not null` : isNull(paper.hiddenAt);
  const rows = await tx
    .update(paper)
    .set({ hiddenAt })
    .where(and(eq(paper.id, key.paperId), eq(paper.ownerId, key.ownerId), wouldChange))
    .returning({ id: paper.id });
  return rows.length > 0;
};
