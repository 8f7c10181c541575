import { readPinnedPaper, readPinnedSets, type PinnedContent, type PinnedQuestion } from '@inkstone/bank/server';
import { listSetRevisions } from '@inkstone/assignments/server';
import type { Handle } from '@inkstone/db';

/** What the work of an assignment is made of: its paper, or its sets. Immutable, so read through the bank's cache. */
export const contentOf = async (
  db: Handle,
  of: { assignmentId: number; paperRevisionId: number | null },
): Promise<PinnedContent> =>
  of.paperRevisionId === null
    ? readPinnedSets(db, await setRevisionsOf(db, of.assignmentId))
    : readPinnedPaper(db, of.paperRevisionId);

const most = 2000;
const setRevisions = new WeakMap<object, Map<number, number[]>>();

/** The sets of an assignment never change once it was given, so they are remembered, database by database. */
const setRevisionsOf = async (db: Handle, assignmentId: number): Promise<number[]> => {
  const pool = db.$client;
  const known = setRevisions.get(pool) ?? new Map<number, number[]>();
  setRevisions.set(pool, known);
  const found = known.get(assignmentId) ?? (await listSetRevisions(db, assignmentId));
  if (known.size >= most) known.clear();
  known.set(assignmentId, found);
  return found;
};

/** The questions of pinned content by their id. */
export const questionsById = (content: PinnedContent): Map<number, PinnedQuestion> =>
  new Map(
    content.sections.flatMap(({ sets }) =>
      sets.flatMap(({ questions }) =>
        questions.map((question): [number, PinnedQuestion] => [question.questionId, question]),
      ),
    ),
  );
