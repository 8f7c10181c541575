import { and, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { foldText, searchWords } from '@inkstone/base';
import { qualifiedColumn, type Handle, type Tx } from '@inkstone/db';
import { person } from '@inkstone/session/server';
import type { RubricContent } from '../../contract.ts';
import type { PageAt } from '../search.queries.ts';
import type { SetViewer } from '../set-access.queries.ts';
import { rubric } from './rubrics.tables.ts';

/** The rubrics that a viewer may take. */
const isUsableBy = ({ personId, isManager }: SetViewer): SQL | undefined =>
  isManager ? undefined : or(rubric.isShared, eq(rubric.ownerId, personId));

/** The rubrics that a viewer may change. */
const isEditableBy = ({ personId, isManager }: SetViewer): SQL =>
  isManager ? sql`true` : eq(rubric.ownerId, personId);

/** The filters of a list of rubrics. */
export interface RubricFilter {
  /** Who has to be able to take them. */
  viewer: SetViewer;
  search?: string | undefined;
  ownerId?: number | undefined;
  isRetiredShown?: boolean | undefined;
  /** Only these. */
  ids?: readonly number[] | undefined;
}

const matchesFilter = ({ viewer, search = '', ownerId, isRetiredShown, ids }: RubricFilter) =>
  and(
    isUsableBy(viewer),
    ownerId === undefined ? undefined : eq(rubric.ownerId, ownerId),
    isRetiredShown === true || ids !== undefined ? undefined : isNull(rubric.retiredAt),
    ids === undefined ? undefined : inArray(rubric.id, [...ids]),
    ...searchWords(search).map((word) => sql`position(${word} in ${rubric.searchText}) > 0`),
  );

// Newest revisions of sets that are in the bank.
const questionCount = sql<number>`(
  select count(*) from question_revision q
    join question_set_revision r on r.id = q.set_revision_id
    join question_set s on s.id = r.set_id and s.head = r.number and s.hidden_at is null
   where (q.rubric -> 'source' ->> 'rubricId')::bigint = ${qualifiedColumn(rubric.id)} and q.rubric -> 'source' is not null)`.mapWith(
  Number,
);

/** A rubric of the library in lists. */
export type ListedRubric = Awaited<ReturnType<typeof listRubricPage>>['rows'][number];

/** One page of rubrics, newest first, with the number of matches. */
export const listRubricPage = async (db: Handle, filter: RubricFilter, { page, pageNum }: PageAt) => {
  const rows = await db
    .select({
      id: rubric.id,
      version: rubric.version,
      content: rubric.content,
      isShared: rubric.isShared,
      updatedAt: rubric.updatedAt,
      retiredAt: rubric.retiredAt,
      ownerId: rubric.ownerId,
      ownerName: person.name,
      ownerNameZh: person.nameZh,
      isEditable: sql<boolean>`${isEditableBy(filter.viewer)}`,
      questionCount,
    })
    .from(rubric)
    .innerJoin(person, eq(person.id, rubric.ownerId))
    .where(matchesFilter(filter))
    .orderBy(desc(rubric.updatedAt), desc(rubric.id))
    .limit(pageNum)
    .offset((page - 1) * pageNum);
  const [row] = await db.select({ total: count() }).from(rubric).where(matchesFilter(filter));
  return { rows, total: row?.total ?? 0 };
};

/** Which of some rubrics there are. */
export const listRubricIds = async (db: Handle, ids: readonly number[]): Promise<Set<number>> => {
  const rows = await db
    .select({ id: rubric.id })
    .from(rubric)
    .where(inArray(rubric.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
};

/** Locks a rubric that a viewer may change, so that two editors cannot overwrite each other. */
export const lockRubric = async (tx: Tx, rubricId: number, viewer: SetViewer) => {
  const [row] = await tx
    .select({ version: rubric.version, content: rubric.content })
    .from(rubric)
    .where(and(eq(rubric.id, rubricId), isEditableBy(viewer)))
    .for('update');
  return row;
};

const toSearchText = ({ name: { en, zh } }: RubricContent): string => foldText(`${en}\n${zh}`);

/** What is written of a rubric. */
export interface RubricChange {
  content: RubricContent;
  isShared: boolean;
  now: Date;
}

/** Inserts a rubric; returns its id. */
export const insertRubric = async (
  tx: Tx,
  { content, isShared, now, ownerId }: RubricChange & { ownerId: number },
): Promise<number> => {
  const [row] = await tx
    .insert(rubric)
    .values({ ownerId, isShared, content, searchText: toSearchText(content), createdAt: now, updatedAt: now })
    .returning({ id: rubric.id });
  if (!row) throw new Error('the rubric was not made');
  return row.id;
};

/** Notes that a question carries a copy of the first version of a rubric of the library. */
export const linkRubric = async (tx: Tx, questionId: number, rubricId: number): Promise<void> => {
  await tx.run(sql`
    update question_revision
       set rubric = jsonb_set(rubric, '{source}', jsonb_build_object('rubricId', ${rubricId}::bigint, 'version', 1))
     where question_id = ${questionId} and rubric is not null`);
};

/** Stores a rubric as another version. */
export const updateRubric = async (
  tx: Tx,
  { rubricId, version }: { rubricId: number; version: number },
  { content, isShared, now }: RubricChange,
): Promise<void> => {
  await tx
    .update(rubric)
    .set({ content, isShared, version, searchText: toSearchText(content), updatedAt: now })
    .where(eq(rubric.id, rubricId));
};

/** Retires a rubric that a viewer may change, or brings it back; false if there is none. */
export const updateRubricRetired = async (
  tx: Tx,
  rubricId: number,
  viewer: SetViewer,
  retiredAt: Date | null,
): Promise<boolean> => {
  const rows = await tx
    .update(rubric)
    .set({ retiredAt })
    .where(and(eq(rubric.id, rubricId), isEditableBy(viewer)))
    .returning({ id: rubric.id });
  return rows.length > 0;
};
