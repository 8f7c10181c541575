import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { rowOutcomes, type AccountTarget, type RowOutcome } from '../../import/plan-types.ts';
import { importSubjects } from '../../import/subjects.ts';
import type { LinkTarget } from '../../import/link-targets.ts';
import { changeSet, changeSetRow, type RowJoin } from './change-sets.tables.ts';
import { readPart, type PackedRows } from './packed-rows.ts';

export type ChangeSetRow = typeof changeSetRow.$inferSelect;
export type ChangeSetFacts = typeof changeSet.$inferSelect;

/** What a change set is about. */
type ChangeSetKind = ChangeSetFacts['kind'];

/** Which change sets a call is about: copies or merges of classes, imports of people, or imports of any subject. */
type ChangeSetFamily = 'classCopies' | 'classMerge' | 'timetable' | 'personMerge' | 'people' | 'imports';

const kindsByFamily: Readonly<Record<ChangeSetFamily, readonly ChangeSetKind[]>> = {
  classCopies: ['classCopies'],
  classMerge: ['classMerge'],
  timetable: ['timetable'],
  personMerge: ['personMerge'],
  people: ['people'],
  imports: importSubjects,
};

interface ChangeSetKey {
  id: number;
  family: ChangeSetFamily;
}

/** Removes the plans of one kind that a person made and never applied. */
export const deletePlans = async (
  tx: Tx,
  { personId, kind }: { personId: number; kind: ChangeSetKind },
): Promise<void> => {
  const isOwn = and(eq(changeSet.createdBy, personId), eq(changeSet.kind, kind), eq(changeSet.state, 'planned'));
  await tx.delete(changeSet).where(isOwn);
};

/** What is stored of a plan that comes from no file. */
type PlanFacts = Pick<
  typeof changeSet.$inferInsert,
  'kind' | 'createdBy' | 'createdAt' | 'fromTermId' | 'termId' | 'copyPatterns' | 'targetId' | 'sourceId' | 'mergePlan'
>;

/** Stores a plan that comes from no file, without its rows. */
export const insertPlan = async (tx: Tx, facts: PlanFacts): Promise<number> => {
  const [created] = await tx
    .insert(changeSet)
    .values({ ...facts, state: 'planned', fileName: '', columns: [] })
    .returning({ id: changeSet.id });
  if (!created) throw new Error('the change set was not made');
  return created.id;
};

/** Stores a plan of an imported timetable, without its rows. */
export const insertTimetableSet = async (
  tx: Tx,
  facts: Pick<
    typeof changeSet.$inferInsert,
    'createdBy' | 'createdAt' | 'fileName' | 'format' | 'encoding' | 'timetableFacts'
  >,
): Promise<number> => {
  const [created] = await tx
    .insert(changeSet)
    .values({ ...facts, kind: 'timetable', state: 'planned', columns: [] })
    .returning({ id: changeSet.id });
  if (!created) throw new Error('the change set was not made');
  return created.id;
};

/** Stores a plan with its rows. */
export const insertChangeSet = async (
  tx: Tx,
  facts: Omit<typeof changeSet.$inferInsert, 'id' | 'state'>,
  { rows, onStored }: { rows: PackedRows; onStored(count: number): Promise<void> },
): Promise<number> => {
  const [created] = await tx
    .insert(changeSet)
    .values({ ...facts, state: 'planned' })
    .returning({ id: changeSet.id });
  if (!created) throw new Error('the change set was not made');
  let count = 0;
  for (const part of rows.parts) {
    count += await tx.run(sql`
      insert into change_set_row (change_set_id, position, row_number, outcome, state, name, username, person_id,
                                  edition, changes, fault, about, target, joins, link)
      select ${created.id}::bigint, position, "rowNumber", outcome, 'planned', name, username, "personId", edition,
             changes, fault, about, target, joins, nullif(link, 'null'::jsonb)
        from jsonb_to_recordset(${readPart(part)}::jsonb)
          as t(position int, "rowNumber" int, outcome text, name text, username text, "personId" bigint, edition int,
               changes jsonb, fault text, about text, target jsonb, joins jsonb, link jsonb)`);
    await onStored(count);
  }
  return created.id;
};

/** A change set. */
export const findChangeSet = async (db: Handle, { id, family }: ChangeSetKey): Promise<ChangeSetFacts | undefined> => {
  const [row] = await db
    .select()
    .from(changeSet)
    .where(and(eq(changeSet.id, id), inArray(changeSet.kind, kindsByFamily[family])));
  return row;
};

/** A change set that is to be applied or undone: one at a time in the whole school. */
export const lockChangeSet = async (tx: Tx, { id, family }: ChangeSetKey): Promise<ChangeSetFacts | undefined> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('change sets', 0))`);
  const isWanted = and(eq(changeSet.id, id), inArray(changeSet.kind, kindsByFamily[family]));
  const [row] = await tx.select().from(changeSet).where(isWanted).for('update');
  return row;
};

export const updateChangeSet = async (
  tx: Tx,
  changeSetId: number,
  change: Partial<Pick<ChangeSetFacts, 'state' | 'appliedBy' | 'appliedAt' | 'undoneBy' | 'undoneAt'>>,
): Promise<void> => {
  await tx.update(changeSet).set(change).where(eq(changeSet.id, changeSetId));
};

/** A page of change sets of one family that were applied, the newest first, and of the caller's own plans. */
export const listChangeSetPage = async (
  db: Handle,
  { family, personId, page, pageNum }: { family: ChangeSetFamily; personId: number; page: number; pageNum: number },
): Promise<{ sets: ChangeSetFacts[]; total: number }> => {
  const isShown = sql`${inArray(changeSet.kind, kindsByFamily[family])}
    and (${changeSet.state} <> 'planned' or ${changeSet.createdBy} = ${personId})`;
  const sets = await db
    .select()
    .from(changeSet)
    .where(isShown)
    .orderBy(desc(changeSet.createdAt), desc(changeSet.id))
    .limit(pageNum)
    .offset((page - 1) * pageNum);
  return { sets, total: await db.$count(changeSet, isShown) };
};

const countColumns = { changeSetId: z.int(), outcome: z.enum(rowOutcomes), state: z.string(), count: z.int() };

/** How many rows of some change sets have each outcome and state. */
export const countRows = (db: Handle, changeSetIds: readonly number[]) =>
  db.rows(
    sql`
    select change_set_id, outcome, state, count(*) as count from change_set_row
     where change_set_id = any(${sql.param([...changeSetIds])}::bigint[]) group by change_set_id, outcome, state`,
    countColumns,
  );

/** How many rows a change set has. */
export const countSetRows = (db: Handle, changeSetId: number): Promise<number> =>
  db.$count(changeSetRow, eq(changeSetRow.changeSetId, changeSetId));

/** Rows of a change set to work on, in their order, after a position. */
export const listRowsAfter = (
  tx: Handle,
  { changeSetId, position, most }: { changeSetId: number; position: number; most: number },
): Promise<ChangeSetRow[]> =>
  tx
    .select()
    .from(changeSetRow)
    .where(and(eq(changeSetRow.changeSetId, changeSetId), gt(changeSetRow.position, position)))
    .orderBy(asc(changeSetRow.position))
    .limit(most);

/** A page of the rows of a change set, of one outcome or of one state or any. */
export const listRowPage = async (
  db: Handle,
  key: {
    changeSetId: number;
    outcome: RowOutcome | undefined;
    state: ChangeSetRow['state'] | undefined;
    page: number;
    pageNum: number;
  },
): Promise<{ rows: ChangeSetRow[]; total: number }> => {
  const isWanted = and(
    eq(changeSetRow.changeSetId, key.changeSetId),
    key.outcome && eq(changeSetRow.outcome, key.outcome),
    key.state && eq(changeSetRow.state, key.state),
  );
  const rows = await db
    .select()
    .from(changeSetRow)
    .where(isWanted)
    .orderBy(asc(changeSetRow.position))
    .limit(key.pageNum)
    .offset((key.page - 1) * key.pageNum);
  return { rows, total: await db.$count(changeSetRow, isWanted) };
};

/** What became of a row. */
export interface RowResult {
  position: number;
  state: ChangeSetRow['state'];
  personId: number | null;
  edition: number | null;
  fault: ChangeSetRow['fault'];
  joins: readonly RowJoin[];
  before: AccountTarget | null;
  link: LinkTarget | null;
}

/** Stores what became of rows. */
export const updateRows = async (tx: Tx, changeSetId: number, results: readonly RowResult[]): Promise<void> => {
  if (results.length === 0) return;
  await tx.run(sql`
    update change_set_row r
       set state = t.state, person_id = t."personId", edition = t.edition, fault = t.fault, joins = t.joins,
           before = nullif(t.before, 'null'::jsonb), link = nullif(t.link, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
        as t(position int, state text, "personId" bigint, edition int, fault text, joins jsonb, before jsonb, link jsonb)
     where r.change_set_id = ${changeSetId} and r.position = t.position`);
};

type PersonRow = typeof person.$inferSelect;

/** The people whom a change set made and who have no password yet, in the order of the sheet. */
export const listMadePeople = (db: Handle, changeSetId: number) =>
  db.rows<Pick<PersonRow, 'id' | 'name' | 'nameZh' | 'username' | 'mail' | 'language' | 'permissions'>>(
    sql`
    select p.id, p.name, p.name_zh, p.username, p.mail, p.language, p.permissions
      from change_set_row r join person p on p.id = r.person_id
     where r.change_set_id = ${changeSetId} and r.outcome = 'made' and r.state in ('applied', 'stays')
       and p.password_hash is null and p.left_at is null
     order by r.position`,
  );
