import { readPinnedPaper, readPinnedSets, type PinnedContent, type PinnedQuestion } from '@inkstone/bank/server';
import {
  listRemoved,
  listSetRevisions,
  narrowed,
  type AssignmentRow,
  type RedoRow,
} from '@inkstone/assignments/server';
import { recentlyUsed } from '@inkstone/base';
import { databaseOf, type Handle } from '@inkstone/db';

/** What the work of an assignment is made of: its paper, or its sets. Immutable, so read through the bank's cache. */
export const contentOf = async (
  db: Handle,
  of: { assignmentId: number; paperRevisionId: number | null },
): Promise<PinnedContent> =>
  of.paperRevisionId === null
    ? readPinnedSets(db, await setRevisionsOf(db, of.assignmentId))
    : readPinnedPaper(db, of.paperRevisionId);

const setRevisions = recentlyUsed<string, number[]>(2000);

/** The sets of an assignment never change once it was given, so they are remembered, database by database. */
const setRevisionsOf = async (db: Handle, assignmentId: number): Promise<number[]> => {
  const place = `${databaseOf(db)} ${assignmentId}`;
  const found = setRevisions.get(place) ?? (await listSetRevisions(db, assignmentId));
  setRevisions.set(place, found);
  return found;
};

/** What a sitting that begins now is asked: all that were not taken out of the work, or those of them that its redo asks. */
export const askedContent = async (
  db: Handle,
  { id, paperRevisionId }: Pick<AssignmentRow, 'id' | 'paperRevisionId'>,
  redo: Pick<RedoRow, 'questionIds'> | null,
): Promise<PinnedContent> => {
  const content = await contentOf(db, { assignmentId: id, paperRevisionId });
  const removed = await listRemoved(db, id);
  if (!redo && removed.size === 0) return content;
  const again = redo && new Set(redo.questionIds);
  return narrowed(content, (questionId) => !removed.has(questionId) && (!again || again.has(questionId)));
};

/** One question of pinned content. */
export const findQuestion = (content: PinnedContent, questionId: number): PinnedQuestion | undefined => {
  for (const set of content.sections.flatMap(({ sets }) => sets)) {
    const found = set.questions.find((question) => question.questionId === questionId);
    if (found) return found;
  }
  return undefined;
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
