import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { paper, paperRevision, questionSet, questionSetRevision } from '../bank.tables.ts';

/** The newest revisions of papers of the bank, the oldest paper first; of all, or of those that might be equal. */
export const listCurrentPapers = async (
  db: Handle,
  key: { programme: string; variant: string; title: string } | null = null,
) =>
  db
    .select({
      id: paper.id,
      revisionId: paperRevision.id,
      programme: paper.programme,
      variant: paper.variant,
      paperTypeId: paper.typeId,
      title: paper.title,
      titleZh: paper.titleZh,
    })
    .from(paper)
    .innerJoin(paperRevision, and(eq(paperRevision.paperId, paper.id), eq(paperRevision.number, paper.head)))
    .where(
      and(
        isNull(paper.hiddenAt),
        key ? eq(paper.programme, key.programme) : undefined,
        key ? eq(paper.variant, key.variant) : undefined,
        key ? eq(paper.title, key.title) : undefined,
      ),
    )
    .orderBy(paper.id);

const revisionColumns = {
  setRevisionId: questionSetRevision.id,
  setId: questionSet.id,
  number: questionSetRevision.number,
  head: questionSet.head,
  programme: questionSet.programme,
  subject: questionSet.subject,
  hiddenAt: questionSet.hiddenAt,
};

/** Revisions of sets by id with facts of their sets, hidden ones too, unordered. */
export const listSetRevisions = async (db: Handle, setRevisionIds: readonly number[]) =>
  setRevisionIds.length === 0
    ? []
    : db
        .select(revisionColumns)
        .from(questionSetRevision)
        .innerJoin(questionSet, eq(questionSet.id, questionSetRevision.setId))
        .where(inArray(questionSetRevision.id, [...setRevisionIds]));

/** The newest revisions of sets, hidden ones too, unordered. */
export const listNewestRevisions = async (db: Handle, setIds: readonly number[]) =>
  setIds.length === 0
    ? []
    : db
        .select(revisionColumns)
        .from(questionSet)
        .innerJoin(
          questionSetRevision,
          and(eq(questionSetRevision.setId, questionSet.id), eq(questionSetRevision.number, questionSet.head)),
        )
        .where(inArray(questionSet.id, [...setIds]));
