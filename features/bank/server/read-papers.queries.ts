import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { maxListCount } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { person } from '@inkstone/session/server';
import { paper, paperRevision } from './bank.tables.ts';
import { findPage, hasSearchTerms, type PageAt } from './search.queries.ts';

/** The filters of a list of papers. */
export interface PaperFilter {
  programme?: string | undefined;
  variant?: string | undefined;
  typeId?: number | undefined;
  /** One of several programmes, or types. */
  programmes?: readonly string[] | undefined;
  typeIds?: readonly number[] | undefined;
  ids?: readonly number[] | undefined;
  ownerId?: number | undefined;
}

const matchesFilter = (filter: PaperFilter) =>
  and(
    isNull(paper.hiddenAt),
    filter.programme === undefined ? undefined : eq(paper.programme, filter.programme),
    filter.variant === undefined ? undefined : eq(paper.variant, filter.variant),
    filter.typeId === undefined ? undefined : eq(paper.typeId, filter.typeId),
    filter.programmes === undefined ? undefined : inArray(paper.programme, [...filter.programmes]),
    filter.typeIds === undefined ? undefined : inArray(paper.typeId, [...filter.typeIds]),
    filter.ids === undefined ? undefined : inArray(paper.id, [...filter.ids]),
    filter.ownerId === undefined ? undefined : eq(paper.ownerId, filter.ownerId),
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

/** A paper as lists show it. */
export type ListedPaper = Awaited<ReturnType<typeof listPaperRows>>['rows'][number];

const newestFirst = [desc(paper.updatedAt), desc(paper.id)];

const selectPapers = (db: Handle) => db.select(listColumns).from(paper).innerJoin(person, eq(person.id, paper.ownerId));

const countPapers = async (db: Handle, filter: PaperFilter): Promise<number> => {
  const rows = db.select({ id: paper.id }).from(paper).where(matchesFilter(filter)).limit(maxListCount).as('counted');
  const [row] = await db.select({ total: count() }).from(rows);
  return row?.total ?? 0;
};

/** A filter with words to search; without them papers come newest first, or in the order of the ids. */
type PaperSearch = PaperFilter & { search?: string | undefined; isInOrderOfIds?: boolean };

const orderPapers = ({ ids, isInOrderOfIds = false }: PaperSearch) =>
  ids && isInOrderOfIds ? [sql`array_position(${sql.param([...ids])}::bigint[], ${paper.id})`] : newestFirst;

/** One page of papers with the number of matches, up to the count limit. */
export const listPaperRows = async (db: Handle, filter: PaperSearch, at: PageAt) => {
  const { search = '' } = filter;
  if (hasSearchTerms(search)) {
    const { ids, total } = await findPage({ db, table: paper, where: matchesFilter(filter), search }, at);
    const rows = ids.length > 0 ? await selectPapers(db).where(inArray(paper.id, ids)) : [];
    return { rows: rows.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id)), total };
  }
  const total = await countPapers(db, filter);
  const rows = await selectPapers(db)
    .where(matchesFilter(filter))
    .orderBy(...orderPapers(filter))
    .limit(at.pageNum)
    .offset((at.page - 1) * at.pageNum);
  return { rows, total };
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
      composition: paperRevision.composition,
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
