import type { CurrentUser } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { withChosenQuestions } from './pinned-content.ts';
import { listPaperPlan } from './pinned-content.queries.ts';
import { findPaper, getPaperRevision } from './read-papers.queries.ts';
import { toSetViewer } from './set-access.queries.ts';
import { listSummariesByNumber, type SetSummaryRow } from './set-summaries.queries.ts';

/** A revision of a set with the questions that are meant of it; absent: all. */
export interface ComposableSetRef {
  setId: number;
  version: number;
  questionIds?: readonly number[] | undefined;
}

const listPaperRevisionIds = async (db: Handle, paperId: number | undefined): Promise<Set<number>> => {
  const paper = paperId === undefined ? undefined : await findPaper(db, paperId);
  if (!paper) return new Set();
  const plan = await listPaperPlan(db, (await getPaperRevision(db, paper.id, paper.head)).id);
  return new Set(plan.flatMap(({ setRevisionId }) => setRevisionId ?? []));
};

/**
 * Revisions of sets that a person may compose papers of, in the order of the keys: those that they may use, and those of a
 * paper of the bank. Undefined where one of them is neither.
 */
export const findComposableSets = async (
  db: Handle,
  me: CurrentUser,
  { sets, paperId }: { sets: readonly ComposableSetRef[]; paperId: number | undefined },
): Promise<SetSummaryRow[] | undefined> => {
  const keys = sets.map(({ setId, version }) => ({ setId, number: version }));
  const rows = await listSummariesByNumber(db, keys, toSetViewer(me));
  const pinnedIds = await listPaperRevisionIds(db, paperId);
  const usable = sets.flatMap(({ setId, version, questionIds }) => {
    const row = rows.find((candidate) => candidate.setId === setId && candidate.number === version);
    const isUsable = row && ((row.isUsable && !row.isHidden) || pinnedIds.has(row.revisionId));
    return isUsable ? withChosenQuestions(row, questionIds ? [...questionIds] : null) : [];
  });
  return usable.length === sets.length ? usable : undefined;
};
