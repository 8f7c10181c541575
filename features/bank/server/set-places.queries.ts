import { sql } from 'drizzle-orm';
import { preparedQuery, type Tx } from '@inkstone/db';
import type { questionSetNode } from './bank.tables.ts';
import { practisableTypes } from './write-sets.queries.ts';

/** A place of the tree where a set stands. */
export type SetPlace = Pick<typeof questionSetNode.$inferSelect, 'setId' | 'nodeId'>;

/**
 * Lets other transactions change sets, but not the tree, until this one ends. It is taken before any set is locked, so that
 * changes of the tree and of sets cannot wait for each other.
 */
export const lockTreeForSets = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock_shared(hashtext('bank.tree'))`);
};

/** Keeps all other changes of the tree, and of sets, waiting until this transaction ends. */
export const lockTree = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('bank.tree'))`);
};

const selectExtraPlaces = preparedQuery<SetPlace>(
  'bank_extra_places',
  `select l.set_id, l.node_id
     from question_set_node l
     join question_set s on s.id = l.set_id
     join subject_node n on n.id = l.node_id
    where l.set_id = any($1::bigint[]) and n.kind not in ('programme', 'subject')
      and not exists (select from question_set_node c join subject_node cn on cn.id = c.node_id
                       where c.set_id = l.set_id and cn.parent_id = l.node_id)
      and not exists (select from question_set_revision v join question_revision q on q.set_revision_id = v.id
                       where v.set_id = l.set_id and v.number = s.head
                         and (q.knowledge_node_id = l.node_id or l.node_id = any(q.further_node_ids)))`,
);

/** The lowest places of sets that are not points of their questions: those where files said to list them. */
export const listExtraPlaces = (tx: Tx, setIds: readonly number[]): Promise<SetPlace[]> =>
  selectExtraPlaces(tx, [setIds]);

const deletePlaces = preparedQuery<Record<string, never>>(
  'bank_set_places_delete',
  'delete from question_set_node where set_id = any($1::bigint[])',
);

const insertPlaces = preparedQuery<Record<string, never>>(
  'bank_set_places_insert',
  `with recursive up as (
     select place.set_id, place.node_id from (
       select s.id as set_id, n.id as node_id from question_set s
         join subject_node n on n.code in (s.programme, s.programme || '.' || s.subject)
        where s.id = any($1::bigint[])
       union all
       select s.id, p.node_id from question_set s
         join question_set_revision v on v.set_id = s.id and v.number = s.head
         join question_revision q on q.set_revision_id = v.id,
         unnest(array_append(q.further_node_ids, q.knowledge_node_id)) as p(node_id)
        where s.id = any($1::bigint[]) and p.node_id is not null
       union all
       select * from unnest($2::bigint[], $3::bigint[])
     ) place
     union
     select up.set_id, n.parent_id from up join subject_node n on n.id = up.node_id where n.parent_id is not null
   )
   insert into question_set_node (node_id, set_id, is_for_practice)
   select up.node_id, s.id, s.is_for_practice and s.types <@ $4::text[] from up join question_set s on s.id = up.set_id`,
);

/** Rewrites the places of sets: those of the newest revisions' questions, the extra ones, and all their ancestors. */
export const rebuildPlaces = async (
  tx: Tx,
  setIds: readonly number[],
  extraPlaces: readonly SetPlace[],
): Promise<void> => {
  await deletePlaces(tx, [setIds]);
  await insertPlaces(tx, [
    setIds,
    extraPlaces.map(({ setId }) => setId),
    extraPlaces.map(({ nodeId }) => nodeId),
    practisableTypes,
  ]);
};

const selectSetsAt = preparedQuery<Pick<SetPlace, 'setId'>>(
  'bank_sets_at',
  'select set_id from question_set_node where node_id = $1 order by set_id',
);

/** The sets that stand at a place of the tree, hidden ones too. */
export const listSetsAt = async (tx: Tx, nodeId: number): Promise<number[]> =>
  (await selectSetsAt(tx, [nodeId])).map(({ setId }) => setId);
