import type { Tx } from '@inkstone/db';
import type { QuestionDraft } from '../../contract.ts';
import { listRubricIds } from './rubrics.queries.ts';

/** A rubric that names one of the library which there is not is the question's own. */
export const withKnownSources = async (
  tx: Tx,
  questions: readonly QuestionDraft[],
): Promise<readonly QuestionDraft[]> => {
  const ids = questions.flatMap(({ rubric }) => rubric?.source?.rubricId ?? []);
  if (ids.length === 0) return questions;
  const known = await listRubricIds(tx, ids);
  return questions.map((question) => {
    if (!question.rubric?.source || known.has(question.rubric.source.rubricId)) return question;
    const { source: _source, ...rubric } = question.rubric;
    return { ...question, rubric };
  });
};
