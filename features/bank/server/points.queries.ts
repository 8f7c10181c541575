import { and, eq, isNull, sql } from 'drizzle-orm';
import { preparedQuery, type Computed, type Handle, type LeftJoined, type Tx } from '@inkstone/db';
import * as z from 'zod';
import { subjectNode, type questionRevision } from './bank.tables.ts';

/** A node of the tree as it is stored. */
export type NodeRow = typeof subjectNode.$inferSelect;

/** Finds a node that is neither retired nor merged. */
export const findLiveNode = async (db: Handle, id: number): Promise<NodeRow | undefined> => {
  const [row] = await db
    .select()
    .from(subjectNode)
    .where(and(eq(subjectNode.id, id), isNull(subjectNode.retiredAt)));
  return row;
};

/** Finds a node, also a retired one. */
export const findNodeById = async (db: Handle, id: number): Promise<NodeRow | undefined> => {
  const [row] = await db.select().from(subjectNode).where(eq(subjectNode.id, id));
  return row;
};

/** The nodes directly below another one that are neither retired nor merged. */
export const listChildren = (db: Handle, parentId: number): Promise<NodeRow[]> =>
  db
    .select()
    .from(subjectNode)
    .where(and(eq(subjectNode.parentId, parentId), isNull(subjectNode.retiredAt)));

/** Changes a node. */
export const updateNode = async (tx: Tx, id: number, change: Partial<Omit<NodeRow, 'id'>>): Promise<void> => {
  await tx.update(subjectNode).set(change).where(eq(subjectNode.id, id));
};

const useFigures = { questions: z.int(), sets: z.int() };

const selectUse = preparedQuery<Computed<typeof useFigures>>(
  'bank_point_use',
  `select count(q.id) as questions, count(distinct s.id) as sets
     from question_set_node n
     join question_set s on s.id = n.set_id and s.hidden_at is null
     join question_set_revision v on v.set_id = s.id and v.number = s.head
     left join question_revision q on q.set_revision_id = v.id
      and (q.knowledge_node_id = $1 or $1::bigint = any(q.further_node_ids))
    where n.node_id = $1::bigint`,
  useFigures,
);

/** How many questions of newest revisions have a point, and how many sets of the bank stand at it. */
export const readPointUse = async (db: Handle, nodeId: number): Promise<Computed<typeof useFigures>> =>
  (await selectUse(db, [nodeId]))[0] ?? { questions: 0, sets: 0 };

const selectMerged = preparedQuery<Pick<NodeRow, 'id'> & { intoId: NodeRow['id'] }>(
  'bank_merged_points',
  `with recursive onward as (
     select id, merged_into_id as into_id from subject_node where id = any($1::bigint[]) and merged_into_id is not null
     union
     select o.id, n.merged_into_id from onward o join subject_node n on n.id = o.into_id where n.merged_into_id is not null
   )
   select o.id, o.into_id from onward o join subject_node n on n.id = o.into_id where n.merged_into_id is null`,
);

/** The points that took over the questions of some merged points, by the ids of those. */
export const readMergedPoints = async (db: Handle, ids: readonly number[]): Promise<Map<number, number>> =>
  new Map((await selectMerged(db, [ids])).map(({ id, intoId }) => [id, intoId]));

const selectCurrentPoints = preparedQuery<
  Pick<typeof questionRevision.$inferSelect, 'id' | 'knowledgeNodeId' | 'furtherNodeIds'> &
    LeftJoined<Pick<NodeRow, 'code' | 'name' | 'nameZh'>>
>(
  'bank_current_points',
  `select q.id, q.knowledge_node_id, q.further_node_ids, n.code, n.name, n.name_zh
     from question_revision q left join subject_node n on n.id = q.knowledge_node_id
    where q.set_revision_id = any($1::bigint[])`,
);

/** The points of questions of some set revisions as they are filed and called now. */
export const listCurrentPoints = (db: Handle, setRevisionIds: readonly number[]) =>
  selectCurrentPoints(db, [setRevisionIds]);

/** The subject that a node belongs to; itself if it is one. */
export const findSubject = (db: Handle, nodeId: number) =>
  db.row<NodeRow>(sql`
    with recursive up as (
      select * from subject_node where id = ${nodeId}
      union all
      select n.* from subject_node n join up on n.id = up.parent_id
    )
    select id, parent_id, kind, code, name, name_zh, position, is_own, merged_into_id, retired_at
      from up where kind = 'subject'`);
