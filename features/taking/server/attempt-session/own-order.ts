import type { RecipientAssignment, RedoRow } from '@inkstone/assignments/server';
import { readKeys, type PinnedContent } from '@inkstone/bank/server';
import type { Handle } from '@inkstone/db';
import { hasInstantFeedback } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { shuffleBlueprint } from '@inkstone/exam/shuffling';

/** By question: the explanations that are read in the window, beside the options as they are shown. */
const readExplanations = async (
  db: Handle,
  assignmentId: number,
  content: PinnedContent,
): Promise<ReadonlyMap<number, string>> => {
  const questions = content.sections.flatMap(({ sets }) => sets.flatMap((set) => set.questions));
  const keys = await readKeys(
    db,
    questions.map(({ questionRevisionId }) => questionRevisionId),
    { assignmentId },
  );
  return new Map(
    questions.flatMap(({ questionId, questionRevisionId }) => {
      const explanation = keys.get(questionRevisionId)?.explanation;
      return explanation ? [[questionId, `${explanation.en} ${explanation.zh}`]] : [];
    }),
  );
};

/**
 * The rules of a new attempt with questions and options in an order of its own, where its assignment says so: drawn from the
 * ids of recipient and redo, of which there is one attempt, and frozen with the rules.
 */
export const withOwnOrder = async (
  db: Handle,
  { assignment, recipient, redo }: RecipientAssignment & { redo: RedoRow | null },
  { blueprint, content }: { blueprint: Blueprint; content: PinnedContent },
): Promise<Blueprint> => {
  const shuffles = { questions: assignment.shufflesQuestions, options: assignment.shufflesOptions };
  if (!shuffles.questions && !shuffles.options) return blueprint;
  const explains = shuffles.options && hasInstantFeedback(blueprint);
  return shuffleBlueprint(blueprint, {
    shuffles,
    sets: content.sections.flatMap(({ sets }) => sets),
    seed: `${recipient.id} ${redo?.id ?? 0}`,
    ...(explains && { explanations: await readExplanations(db, assignment.id, content) }),
  });
};
