import { preparedQuery, type Handle, type Tx } from '@inkstone/db';
import { subjectNode } from './bank.tables.ts';

/** A tree node before it is stored; `parent` is the code of its parent, null at the top. */
export type TreeNode = Pick<typeof subjectNode.$inferSelect, 'code' | 'kind' | 'name' | 'nameZh' | 'position'> & {
  parent: string | null;
};

// Unchanged nodes are not written, since every process does this at start.
const upsertNodeRows = preparedQuery<Record<string, never>>(
  'bank_tree_keep',
  `insert into subject_node (parent_id, kind, code, name, name_zh, position)
   select p.id, x.kind, x.code, x.name, x."nameZh", x.position
     from jsonb_to_recordset($1::jsonb)
            as x(code text, parent text, kind text, name text, "nameZh" text, position int)
     left join subject_node p on p.code = x.parent
    order by x.code collate "C"
   on conflict (code) do update set name = excluded.name, name_zh = excluded.name_zh, position = excluded.position
    where (subject_node.name, subject_node.name_zh, subject_node.position)
          is distinct from (excluded.name, excluded.name_zh, excluded.position)`,
);

/** Inserts missing nodes of one depth and updates names and positions of existing ones; nothing is moved or deleted. */
export const upsertNodes = async (tx: Tx, places: readonly TreeNode[]): Promise<void> => {
  await upsertNodeRows(tx, [JSON.stringify(places)]);
};

/** Ids of all nodes by code. */
export const listNodeIds = async (db: Handle): Promise<Map<string, number>> => {
  const rows = await db.select({ code: subjectNode.code, id: subjectNode.id }).from(subjectNode);
  return new Map(rows.map(({ code, id }) => [code, id]));
};

const selectDomains = preparedQuery<
  { nodeId: (typeof subjectNode.$inferSelect)['id'] } & Pick<typeof subjectNode.$inferSelect, 'id' | 'name' | 'nameZh'>
>(
  'bank_domains',
  `select n.id as node_id, d.id, d.name, d.name_zh
     from subject_node n join subject_node d on d.id = n.parent_id
    where n.id = any($1::bigint[]) and d.kind = 'section'`,
);

/** The tree section of each knowledge point. */
export const readDomains = async (db: Handle, pointIds: readonly number[]) => {
  const rows = await selectDomains(db, [pointIds]);
  return new Map(rows.map(({ nodeId, ...domain }) => [nodeId, domain]));
};
