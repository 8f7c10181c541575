import { readPinnedPaper, readPinnedSets, type PinnedContent, type PinnedQuestion } from '@inkstone/bank/server';
import {
  listRemovedQuestions,
  listSetRevisions,
  filterQuestions,
  type AssignmentRow,
  type RedoRow,
} from '@inkstone/assignments/server';
import { createLruCache } from '@inkstone/base';
import { databaseName, type Handle } from '@inkstone/db';

/** The content of an assignment: its paper or its sets. It is immutable and read through the bank's cache. */
export const readContent = async (
  db: Handle,
  key: { assignmentId: number; paperRevisionId: number | null },
): Promise<PinnedContent> =>
  key.paperRevisionId === null
    ? readPinnedSets(db, await readSetRevisions(db, key.assignmentId))
    : readPinnedPaper(db, key.paperRevisionId);

const setRevisionCache = createLruCache<string, number[]>(2000);

/** The sets of an assignment never change, so they are cached by database and assignment. */
const readSetRevisions = async (db: Handle, assignmentId: number): Promise<number[]> => {
  const cacheKey = `${databaseName(db)} ${assignmentId}`;
  const revisions = setRevisionCache.get(cacheKey) ?? (await listSetRevisions(db, assignmentId));
  setRevisionCache.set(cacheKey, revisions);
  return revisions;
};

/** The questions of a new attempt: all that were not removed from the assignment, or those that its redo asks for. */
export const readAssignedContent = async (
  db: Handle,
  { id, paperRevisionId }: Pick<AssignmentRow, 'id' | 'paperRevisionId'>,
  redo: Pick<RedoRow, 'questionIds'> | null,
): Promise<PinnedContent> => {
  const content = await readContent(db, { assignmentId: id, paperRevisionId });
  const removed = await listRemovedQuestions(db, id);
  if (!redo && removed.size === 0) return content;
  const redoQuestionIds = redo && new Set(redo.questionIds);
  return filterQuestions(
    content,
    (questionId) => !removed.has(questionId) && (!redoQuestionIds || redoQuestionIds.has(questionId)),
  );
};

/** One question of pinned content. */
export const findQuestion = (content: PinnedContent, questionId: number): PinnedQuestion | undefined => {
  for (const set of content.sections.flatMap(({ sets }) => sets)) {
    const match = set.questions.find((question) => question.questionId === questionId);
    if (match) return match;
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
