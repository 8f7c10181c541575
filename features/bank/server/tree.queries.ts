import { statement, type Handle, type Tx } from '@inkstone/db';
import { subjectNode } from './bank.tables.ts';

/** A place of the tree before it is kept: the code of what it stands under, null at the top. */
export interface TreePlace {
  code: string;
  parent: string | null;
  kind: (typeof subjectNode.$inferSelect)['kind'];
  name: string;
  nameZh: string;
  /** From 1, among those under the same place. */
  position: number;
}

// What is as it should be is not written: every start of every process comes by here.
const upsertNodes = statement<Record<string, never>>(
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

/** Makes the places of one depth that are missing, and names anew those that are there; nothing moves or goes. */
export const upsertPlaces = async (tx: Tx, places: readonly TreePlace[]): Promise<void> => {
  await upsertNodes(tx, [JSON.stringify(places)]);
};

/** Every place's id by its code. */
export const listPlaceIds = async (db: Handle): Promise<Map<string, number>> => {
  const rows = await db.select({ code: subjectNode.code, id: subjectNode.id }).from(subjectNode);
  return new Map(rows.map(({ code, id }) => [code, id]));
};
