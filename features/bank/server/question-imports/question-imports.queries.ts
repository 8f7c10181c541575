import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import type { Outcome } from '../../import/vocabulary.ts';
import { questionImport, questionImportItem } from './question-imports.tables.ts';
import { hasSetAccess, type SetViewer } from '../set-access.queries.ts';

export type QuestionImportRow = typeof questionImport.$inferSelect;
export type QuestionImportItemRow = typeof questionImportItem.$inferSelect;

/** A question of a file as it is stored. */
export type NewImportItem = Omit<typeof questionImportItem.$inferInsert, 'importId' | 'position'>;

const batchSize = 500;

/** Stores a file that was read, with its questions in order. */
export const insertQuestionImport = async (
  tx: Tx,
  row: Omit<typeof questionImport.$inferInsert, 'id' | 'state'>,
  items: readonly NewImportItem[],
): Promise<number> => {
  const [inserted] = await tx.insert(questionImport).values(row).returning({ id: questionImport.id });
  if (!inserted) throw new Error('the import was not stored');
  await insertItems(tx, inserted.id, items);
  return inserted.id;
};

const insertItems = async (tx: Tx, importId: number, items: readonly NewImportItem[]): Promise<void> => {
  for (let from = 0; from < items.length; from += batchSize) {
    const batch = items.slice(from, from + batchSize);
    await tx
      .insert(questionImportItem)
      .values(batch.map((item, index) => ({ ...item, importId, position: from + index + 1 })));
  }
};

/** Whether each question of an import is chosen, by its fingerprint. */
export const listFingerprintChoices = async (db: Handle, importId: number): Promise<ReadonlyMap<string, boolean>> => {
  const rows = await db
    .select({ fingerprint: questionImportItem.fingerprint, isChosen: questionImportItem.isChosen })
    .from(questionImportItem)
    .where(eq(questionImportItem.importId, importId));
  return new Map(rows.flatMap(({ fingerprint, isChosen }) => (fingerprint === null ? [] : [[fingerprint, isChosen]])));
};

/** Stores what was read of the file of an import in the place of what was read before. */
export const replaceReading = async (
  tx: Tx,
  {
    importId,
    ...reading
  }: { importId: number } & Pick<QuestionImportRow, 'format' | 'groups' | 'fileIds' | 'sourceFileId'>,
  items: readonly NewImportItem[],
): Promise<void> => {
  await tx.delete(questionImportItem).where(eq(questionImportItem.importId, importId));
  await tx.update(questionImport).set(reading).where(eq(questionImport.id, importId));
  await insertItems(tx, importId, items);
};

/** The person's own import. */
export const findQuestionImport = async (
  db: Handle,
  key: { importId: number; ownerId: number },
): Promise<QuestionImportRow | undefined> => {
  const [row] = await db
    .select()
    .from(questionImport)
    .where(and(eq(questionImport.id, key.importId), eq(questionImport.ownerId, key.ownerId)));
  return row;
};

/** The same, locked: of two windows that apply it the second waits. */
export const lockQuestionImport = async (
  tx: Tx,
  key: { importId: number; ownerId: number },
): Promise<QuestionImportRow | undefined> => {
  const [row] = await tx
    .select()
    .from(questionImport)
    .where(and(eq(questionImport.id, key.importId), eq(questionImport.ownerId, key.ownerId)))
    .for('update');
  return row;
};

/** A page of the person's imports, newest first. */
export const listQuestionImportPage = async (
  db: Handle,
  ownerId: number,
  { page, pageNum }: { page: number; pageNum: number },
): Promise<{ rows: QuestionImportRow[]; total: number }> => {
  const isOwn = eq(questionImport.ownerId, ownerId);
  const rows = await db
    .select()
    .from(questionImport)
    .where(isOwn)
    .orderBy(desc(questionImport.id))
    .limit(pageNum)
    .offset((page - 1) * pageNum);
  return { rows, total: await db.$count(questionImport, isOwn) };
};

const countColumns = {
  ...{ importId: z.int(), exact: z.int(), changed: z.int(), doubtful: z.int(), dropped: z.int() },
  ...{ same: z.int(), chosen: z.int(), sets: z.int() },
};

/** How many questions of some imports have each outcome. */
export const countImportItems = (db: Handle, importIds: readonly number[]) =>
  db.rows<Computed<typeof countColumns>>(
    sql`
    select i.import_id, count(*) filter (where i.outcome = 'exact') as exact,
           count(*) filter (where i.outcome = 'changed') as changed,
           count(*) filter (where i.outcome = 'doubtful') as doubtful,
           count(*) filter (where i.outcome = 'dropped') as dropped,
           count(i.same_set_id) as same, count(*) filter (where i.is_chosen) as chosen,
           count(distinct i.set_id) as sets
      from question_import_item i where i.import_id = any(${sql.param([...importIds])}::bigint[])
     group by i.import_id`,
    countColumns,
  );

/** A page of the questions of an import, in the order of the file. */
export const listImportItemPage = async (
  db: Handle,
  {
    importId,
    outcome,
    page,
    pageNum,
  }: { importId: number; outcome: Outcome | undefined; page: number; pageNum: number },
): Promise<{ rows: QuestionImportItemRow[]; total: number }> => {
  const isShown = and(eq(questionImportItem.importId, importId), outcome && eq(questionImportItem.outcome, outcome));
  const rows = await db
    .select()
    .from(questionImportItem)
    .where(isShown)
    .orderBy(asc(questionImportItem.position))
    .limit(pageNum)
    .offset((page - 1) * pageNum);
  return { rows, total: await db.$count(questionImportItem, isShown) };
};

/** The chosen questions of an import, in the order of the file. */
export const listChosenItems = (db: Handle, importId: number): Promise<QuestionImportItemRow[]> =>
  db
    .select()
    .from(questionImportItem)
    .where(and(eq(questionImportItem.importId, importId), eq(questionImportItem.isChosen, true)))
    .orderBy(asc(questionImportItem.position));

/** What a choice of all questions includes unseen: nothing that the bank has, and nothing doubtful. */
const isWorthChoosing = (outcome: Outcome | undefined) =>
  and(
    isNull(questionImportItem.sameSetId),
    outcome === undefined ? inArray(questionImportItem.outcome, ['exact', 'changed']) : undefined,
  );

/** Chooses questions that can come in, or leaves them out. */
export const updateItemsChosen = async (
  tx: Tx,
  key: { importId: number; positions: readonly number[] | undefined; outcome: Outcome | undefined },
  isChosen: boolean,
): Promise<void> => {
  await tx
    .update(questionImportItem)
    .set({ isChosen })
    .where(
      and(
        eq(questionImportItem.importId, key.importId),
        isNotNull(questionImportItem.question),
        isChosen && key.positions === undefined ? isWorthChoosing(key.outcome) : undefined,
        key.positions && inArray(questionImportItem.position, [...key.positions]),
        key.outcome && eq(questionImportItem.outcome, key.outcome),
      ),
    );
};

/** Stores of which set each question became a part. */
export const updateItemSets = async (tx: Tx, importId: number, setIds: ReadonlyMap<number, number>): Promise<void> => {
  const positions = [...setIds.keys()];
  await tx.run(
    sql`
    update question_import_item i set set_id = v.set_id
      from unnest(${sql.param(positions)}::int[], ${sql.param([...setIds.values()])}::bigint[]) as v(position, set_id)
     where i.import_id = ${importId} and i.position = v.position`,
  );
};

/** Stores the state of an import. */
export const updateQuestionImport = async (
  tx: Tx,
  importId: number,
  change: Pick<typeof questionImport.$inferInsert, 'state' | 'appliedAt' | 'undoneAt' | 'sourceFileId'>,
): Promise<void> => {
  await tx.update(questionImport).set(change).where(eq(questionImport.id, importId));
};

const knownColumns = { value: z.string(), setId: z.int() };

/** Sets that a viewer may use with questions of some fingerprints, from imports that were not undone; the newest counts. */
export const listKnownFingerprints = (db: Handle, fingerprints: readonly string[], viewer: SetViewer) =>
  db.rows<Computed<typeof knownColumns>>(
    sql`
    select i.fingerprint as value, max(i.set_id) as set_id
      from question_import_item i join question_set s on s.id = i.set_id
     where i.fingerprint = any(${sql.param([...fingerprints])}::text[]) and i.set_id is not null and s.hidden_at is null
       and ${hasSetAccess('s', 'use', viewer)}
     group by i.fingerprint`,
    knownColumns,
  );

/** The same by what files of one person call their questions. */
export const listKnownIdentifiers = (
  db: Handle,
  { ownerId, format }: { ownerId: number; format: string },
  identifiers: readonly string[],
  viewer: SetViewer,
) =>
  db.rows<Computed<typeof knownColumns>>(
    sql`
    select i.identifier as value, max(i.set_id) as set_id
      from question_import_item i
      join question_import m on m.id = i.import_id
      join question_set s on s.id = i.set_id
     where i.identifier = any(${sql.param([...identifiers])}::text[]) and i.set_id is not null
       and m.format = ${format} and m.owner_id = ${ownerId} and s.hidden_at is null
       and ${hasSetAccess('s', 'use', viewer)}
     group by i.identifier`,
    knownColumns,
  );

const madeColumns = {
  ...{ setId: z.int(), title: z.string(), isEdited: z.boolean() },
  ...{ isInPaper: z.boolean(), isInCourse: z.boolean(), isGiven: z.boolean() },
};

/** The sets of an import that are in the bank, and what has become of each. */
export const listMadeSets = (tx: Tx, key: { importId: number; ownerId: number }) =>
  tx.rows<Computed<typeof madeColumns>>(
    sql`
    select s.id as set_id, s.title, s.head > 1 as is_edited,
           exists (select from paper_item p join question_set_revision r on r.id = p.set_revision_id where r.set_id = s.id)
             as is_in_paper,
           exists (select from lesson_cue c where c.set_id = s.id) as is_in_course,
           exists (select from assignment_set a join question_set_revision r on r.id = a.set_revision_id where r.set_id = s.id)
             as is_given
      from question_set s
     where s.id in (select i.set_id from question_import_item i where i.import_id = ${key.importId})
       and s.owner_id = ${key.ownerId} and s.hidden_at is null
     order by s.id for update of s`,
    madeColumns,
  );

/** Deletes a person's plans that were never imported; returns the files that they held. */
export const deleteOldPlans = async (tx: Tx, key: { ownerId: number; before: Date }): Promise<number[]> => {
  const rows = await tx
    .delete(questionImport)
    .where(
      and(
        eq(questionImport.ownerId, key.ownerId),
        eq(questionImport.state, 'planned'),
        lt(questionImport.createdAt, key.before),
      ),
    )
    .returning({ fileIds: questionImport.fileIds, sourceFileId: questionImport.sourceFileId });
  return rows.flatMap(({ fileIds, sourceFileId }) => [...fileIds, ...(sourceFileId === null ? [] : [sourceFileId])]);
};
