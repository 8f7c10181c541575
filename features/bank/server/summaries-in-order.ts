import type { Handle } from '@inkstone/db';
import type { SetSummary } from '../contract.ts';
import { listSummariesByHead } from './set-summaries.queries.ts';
import { toSetSummary } from './records.ts';
import { type SetViewer } from './set-access.queries.ts';

export const listSummariesInOrder = async (
  db: Handle,
  ids: readonly number[],
  viewer: SetViewer,
): Promise<SetSummary[]> => {
  const rows = new Map((await listSummariesByHead(db, ids, viewer)).map((row) => [row.setId, toSetSummary(row)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};
