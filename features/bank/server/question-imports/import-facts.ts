import type { Handle } from '@inkstone/db';
import type { QuestionImportFacts } from '../../contract/question-imports.ts';
import { countImportItems, type QuestionImportRow } from './question-imports.queries.ts';

const noCounts = { exact: 0, changed: 0, doubtful: 0, dropped: 0, same: 0, chosen: 0, sets: 0 };

/** The facts of some imports as the calls give them. */
export const readImportFacts = async (
  db: Handle,
  rows: readonly QuestionImportRow[],
): Promise<QuestionImportFacts[]> => {
  const counted = await countImportItems(
    db,
    rows.map(({ id }) => id),
  );
  const byImport = new Map(counted.map(({ importId, ...counts }) => [importId, counts]));
  return rows.map((row) => {
    const { sets: setCount, ...counts } = byImport.get(row.id) ?? noCounts;
    const { fileName, format, programme, subject, state } = row;
    return {
      ...{ importId: row.id, fileName, format, programme, subject, state, counts, setCount },
      createdAt: row.createdAt.toISOString(),
      appliedAt: row.appliedAt?.toISOString() ?? null,
      undoneAt: row.undoneAt?.toISOString() ?? null,
      canReread: row.state === 'planned' && row.sourceFileId !== null,
    };
  });
};
