import { preparedQuery, type Handle } from '@inkstone/db';
import type { subjectNode } from './bank.tables.ts';

const selectDomains = preparedQuery<
  { nodeId: number } & Pick<typeof subjectNode.$inferSelect, 'id' | 'name' | 'nameZh'>
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
