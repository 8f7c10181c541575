import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import { orderNamedFirst } from '@inkstone/people/server';
import { person } from '@inkstone/session/server';
import { paper, paperRevision } from './bank.tables.ts';
import { matchesSearchTerms, hasSearchTerms, countLimit } from './search.queries.ts';

/** The filters of a list of papers. */
export interface PaperFilter {
  search?: string | undefined;
  programme?: string | undefined;
  variant?: string | undefined;
  typeId?: number | undefined;
  ids?: readonly number[] | undefined;
  ownerId?: number | undefined;
}

const matchesFilter = (filter: PaperFilter) =>
  and(
    isNull(paper.hiddenAt),
    filter.programme === undefined ? undefined : eq(paper.programme, filter.programme),
    filter.variant === undefined ? undefined : eq(paper.variant, filter.variant),
    filter.typeId === undefined ? undefined : eq(paper.typeId, filter.typeId),
    filter.ids === undefined ? undefined : inArray(paper.id, [...filter.ids]),
    filter.ownerId === undefined ? undefined : eq(paper.ownerId, filter.ownerId),
    matchesSearchTerms(paper, filter.search),
  );

const listColumns = {
  id: paper.id,
  title: paper.title,
  titleZh: paper.titleZh,
  programme: paper.programme,
  variant: paper.variant,
  typeId: paper.typeId,
  questionCount: paper.questionCount,
  head: paper.head,
  updatedAt: paper.updatedAt,
  ownerId: paper.ownerId,
  ownerName: person.name,
  ownerNameZh: person.nameZh,
};

/** A paper in lists. */
export type ListedPaper = Awaited<ReturnType<typeof listPapers>>[number];

const newestFirst = [desc(paper.updatedAt), desc(paper.id)];

/** Lists one page of papers, newest first; a search looks only at the newest that are counted. */
export const listPapers = (db: Handle, filter: PaperFilter, at: { page: number; pageNum: number }) =>
  db
    .select(listColumns)
    .from(paper)
    .innerJoin(person, eq(person.id, paper.ownerId))
    .where(
      hasSearchTerms(filter.search)
        ? inArray(
            paper.id,
            db
              .select({ id: paper.id })
              .from(paper)
              .where(matchesFilter(filter))
              .orderBy(...newestFirst)
              .limit(countLimit(filter.search)),
          )
        : matchesFilter(filter),
    )
    .orderBy(sql`${orderNamedFirst(sql`${paper.searchText}`, filter.search)} ${paper.updatedAt} desc, ${paper.id} desc`)
    .limit(at.pageNum)
    .offset((at.page - 1) * at.pageNum);

/** Counts the papers that match, up to the limit of lists. */
export const countPapers = async (db: Handle, filter: PaperFilter): Promise<number> => {
  const rows = db
    .select({ id: paper.id })
    .from(paper)
    .where(matchesFilter(filter))
    .limit(countLimit(filter.search))
    .as('counted');
  const [row] = await db.select({ total: count() }).from(rows);
  return row?.total ?? 0;
};

/** Finds a paper that is not hidden. */
export const findPaper = async (db: Handle, paperId: number): Promise<ListedPaper | undefined> => {
  const [row] = await db
    .select(listColumns)
    .from(paper)
    .innerJoin(person, eq(person.id, paper.ownerId))
    .where(and(eq(paper.id, paperId), isNull(paper.hiddenAt)));
  return row;
};

/** One revision of a paper with who saved it; throws if it does not exist. */
export const getPaperRevision = async (db: Handle, paperId: number, number: number) => {
  const [row] = await db
    .select({
      id: paperRevision.id,
      savedAt: paperRevision.savedAt,
      savedById: person.id,
      savedByName: person.name,
      savedByNameZh: person.nameZh,
    })
    .from(paperRevision)
    .innerJoin(person, eq(person.id, paperRevision.savedBy))
    .where(and(eq(paperRevision.paperId, paperId), eq(paperRevision.number, number)));
  if (!row) throw new Error('the paper has no such revision');
  return row;
};
