import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { preparedQuery, type Computed, type Handle, type Tx } from '@inkstone/db';
import { person } from '@inkstone/session/server';
import * as z from 'zod';
import { bankChange, bankChangeItem } from './bank-changes.tables.ts';

/** A change of many sets as it is stored. */
export type BankChangeRow = typeof bankChange.$inferSelect;

type ItemRow = typeof bankChangeItem.$inferInsert;

/** Stores a change; returns its id. */
export const insertBankChange = async (
  tx: Tx,
  row: Pick<BankChangeRow, 'kind' | 'createdBy' | 'createdAt' | 'facts'>,
): Promise<number> => {
  const [inserted] = await tx.insert(bankChange).values(row).returning({ id: bankChange.id });
  if (!inserted) throw new Error('the change was not stored');
  return inserted.id;
};

/** Updates the facts of a change, or when it was undone. */
export const updateBankChange = async (
  tx: Tx,
  id: number,
  change: Partial<Pick<BankChangeRow, 'facts' | 'undoneAt'>>,
): Promise<void> => {
  await tx.update(bankChange).set(change).where(eq(bankChange.id, id));
};

const insertItemRows = preparedQuery<Record<string, never>>(
  'bank_change_items_insert',
  `insert into bank_change_item (change_id, field, subject_id, set_id, old_value, new_value)
   select $1, x.field, x."subjectId", x."setId", x."oldValue", x."newValue"
     from jsonb_to_recordset($2::jsonb)
       as x(field text, "subjectId" bigint, "setId" bigint, "oldValue" jsonb, "newValue" jsonb)`,
);

/** Stores values that a change replaces. */
export const insertBankChangeItems = async (
  tx: Tx,
  changeId: number,
  items: readonly Omit<ItemRow, 'changeId'>[],
): Promise<void> => {
  if (items.length > 0) await insertItemRows(tx, [changeId, JSON.stringify(items)]);
};

/** Locks a change; of one person, or of anybody (null). */
export const lockBankChange = async (
  tx: Tx,
  key: { changeId: number; ownerId: number | null },
): Promise<BankChangeRow | undefined> => {
  const [row] = await tx
    .select()
    .from(bankChange)
    .where(
      and(eq(bankChange.id, key.changeId), key.ownerId === null ? undefined : eq(bankChange.createdBy, key.ownerId)),
    )
    .for('update');
  return row;
};

/** The changes since an instant, newest first, of one person or of all (null). */
export const listBankChangeRows = (db: Handle, key: { since: Date; ownerId: number | null }, most: number) =>
  db
    .select({
      id: bankChange.id,
      kind: bankChange.kind,
      createdAt: bankChange.createdAt,
      facts: bankChange.facts,
      undoneAt: bankChange.undoneAt,
      ownerId: person.id,
      ownerName: person.name,
      ownerNameZh: person.nameZh,
    })
    .from(bankChange)
    .innerJoin(person, eq(person.id, bankChange.createdBy))
    .where(
      and(
        gte(bankChange.createdAt, key.since),
        key.ownerId === null ? undefined : eq(bankChange.createdBy, key.ownerId),
      ),
    )
    .orderBy(desc(bankChange.createdAt), desc(bankChange.id))
    .limit(most);

/** The values that a change replaced. */
export const listBankChangeItems = (db: Handle, changeId: number) =>
  db.select().from(bankChangeItem).where(eq(bankChangeItem.changeId, changeId));

const pointsValue = `jsonb_build_object('main', q.knowledge_node_id, 'further', to_jsonb(q.further_node_ids))`;

// The points of a question with one replaced by another: each once, the main one first.
const mergePoints = preparedQuery<Record<string, never>>(
  'bank_points_merge',
  `with found as materialized (
     select q.id, v.set_id, ${pointsValue} as old_value
       from question_revision q join question_set_revision v on v.id = q.set_revision_id
      where q.knowledge_node_id = $2 or (q.further_node_ids <> '{}' and q.further_node_ids @> array[$2::bigint])
   ), replaced as (
     update question_revision q
        set knowledge_node_id = case when q.knowledge_node_id = $2 then $3::bigint else q.knowledge_node_id end,
            further_node_ids = case when $3::bigint = any(array_append(q.further_node_ids, q.knowledge_node_id))
                                      or q.knowledge_node_id = $2
                                    then array_remove(array_remove(q.further_node_ids, $2::bigint),
                                                      case when q.knowledge_node_id in ($2, $3) then $3::bigint end)
                                    else array_replace(q.further_node_ids, $2::bigint, $3::bigint) end
       from found where found.id = q.id
     returning q.id, ${pointsValue} as new_value
   )
   insert into bank_change_item (change_id, field, subject_id, set_id, old_value, new_value)
   select $1, 'points', found.id, found.set_id, found.old_value, replaced.new_value
     from found join replaced on replaced.id = found.id`,
);

/** Replaces a point by another one in all question revisions, and stores what they had. */
export const replacePoint = async (tx: Tx, changeId: number, fromId: number, intoId: number): Promise<void> => {
  await mergePoints(tx, [changeId, fromId, intoId]);
};

const changeFigures = { sets: z.int(), questions: z.int() };

/** How many questions of newest revisions a change gave other points, and in how many sets of the bank. */
export const countMovedQuestions = async (db: Handle, changeId: number): Promise<Computed<typeof changeFigures>> => {
  const row = await db.row(
    sql`
    select count(*) as questions, count(distinct s.id) as sets
      from bank_change_item i
      join question_revision q on q.id = i.subject_id
      join question_set_revision v on v.id = q.set_revision_id
      join question_set s on s.id = v.set_id and s.head = v.number and s.hidden_at is null
     where i.change_id = ${changeId} and i.field = 'points'`,
    changeFigures,
  );
  return row ?? { sets: 0, questions: 0 };
};
