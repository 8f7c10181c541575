import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { preparedQuery, type Handle, type Tx } from '@inkstone/db';
import { readMergedPoints } from '../points.queries.ts';
import { questionSet, storedFile, type subjectNode } from '../bank.tables.ts';
import { hasSetAccess, type SetViewer } from '../set-access.queries.ts';

/** The stored facts of some files, for exporting them. */
export const listFilesById = async (db: Handle, fileIds: readonly number[]) => {
  if (fileIds.length === 0) return [];
  return db
    .select({
      id: storedFile.id,
      key: storedFile.key,
      name: storedFile.name,
      mime: storedFile.mime,
      sizeBytes: storedFile.sizeBytes,
      sha256: storedFile.sha256,
    })
    .from(storedFile)
    .where(inArray(storedFile.id, [...fileIds]));
};

/**
 * Lists sets of the bank, or hidden ones, that a viewer may use and that might be equal: same subject, title and number of questions; at most 20.
 */
export const listSimilarSets = async (
  db: Handle,
  key: { programme: string; subject: string; title: string; questionCount: number; isHidden: boolean },
  viewer: SetViewer,
): Promise<{ id: number; head: number }[]> => {
  return db
    .select({ id: questionSet.id, head: questionSet.head })
    .from(questionSet)
    .where(
      and(
        key.isHidden ? isNotNull(questionSet.hiddenAt) : isNull(questionSet.hiddenAt),
        hasSetAccess('question_set', 'use', viewer),
        eq(questionSet.programme, key.programme),
        eq(questionSet.subject, key.subject),
        eq(questionSet.title, key.title),
        eq(questionSet.questionCount, key.questionCount),
      ),
    )
    .orderBy(questionSet.id)
    .limit(20);
};

const selectNodeCodes = preparedQuery<
  Pick<typeof subjectNode.$inferSelect, 'id' | 'code' | 'mergedIntoId' | 'retiredAt'>
>(
  'bank_node_codes',
  `with recursive down as (
     select id, code, merged_into_id, retired_at from subject_node where code = $1
     union all
     select n.id, n.code, n.merged_into_id, n.retired_at from subject_node n join down d on n.parent_id = d.id
   ) select id, code, merged_into_id, retired_at from down where code <> $1`,
);

/** Ids of the nodes below a node, by code; a merged point is the one that took its questions over, a retired one is left out. */
export const readNodeCodes = async (db: Handle, code: string): Promise<Map<string, number>> => {
  const nodes = await selectNodeCodes(db, [code]);
  const merged = await readMergedPoints(
    db,
    nodes.flatMap(({ id, mergedIntoId }) => (mergedIntoId === null ? [] : id)),
  );
  return new Map(
    nodes.flatMap((node) =>
      node.mergedIntoId === null && node.retiredAt !== null
        ? []
        : [[node.code, merged.get(node.id) ?? node.id] as const],
    ),
  );
};

const selectLeafCodes = preparedQuery<Pick<typeof subjectNode.$inferSelect, 'code'>>(
  'bank_set_leaf_codes',
  `with listed as (
     select n.id, n.parent_id, n.code from question_set_node s join subject_node n on n.id = s.node_id where s.set_id = $1
   ) select code from listed l where not exists (select from listed c where c.parent_id = l.id) order by code`,
);

/** Codes of the lowest nodes where a set is listed. */
export const listLeafCodes = async (db: Handle, setId: number): Promise<string[]> =>
  (await selectLeafCodes(db, [setId])).map(({ code }) => code);

/** Serialises imports, so that importing the same file twice at once creates no duplicates. */
export const lockImports = async (tx: Tx): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('bank.import'))`);
};

/** The ids of all sets of the bank, the oldest first. */
export const listBankSets = async (db: Handle): Promise<number[]> => {
  const rows = await db
    .select({ id: questionSet.id })
    .from(questionSet)
    .where(isNull(questionSet.hiddenAt))
    .orderBy(questionSet.id);
  return rows.map(({ id }) => id);
};
