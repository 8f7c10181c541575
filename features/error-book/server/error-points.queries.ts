import { sql } from 'drizzle-orm';
import type { Tx } from '@inkstone/db';

/** Moves error book entries of a knowledge point to the one that the revision of their question has now. */
export const updateLeftPoints = async (tx: Tx, pointId: number): Promise<void> => {
  await tx.run(sql`
    update error_entry e set knowledge_node_id = q.knowledge_node_id
      from question_revision q
     where e.knowledge_node_id = ${pointId} and q.id = e.question_revision_id
       and q.knowledge_node_id is distinct from e.knowledge_node_id`);
};
