import type { BoundQuestion } from '../blueprint/index.ts';
import type { ScoringInput } from './score.ts';
import { isEverydayText, listTexts } from './texts.ts';
import type { KeyedQuestion, TypeRegistry } from './types.ts';

/** Microseconds to normalize a character: common letters and signs, and rarer ones that take longer. */
const microsOfSign = { everyday: 0.3, unusual: 2 } as const;

/** Estimated microseconds to normalize every text in a stored value. */
const foldingEffort = (value: unknown): number =>
  listTexts(value).reduce(
    (sum, text) => sum + text.length * (isEverydayText(text) ? microsOfSign.everyday : microsOfSign.unusual),
    0,
  );

/**
 * Upper estimate, in microseconds, of marking one answer by machine (our own measure): decides on which thread it is
 * marked, never how.
 */
export function answerEffort(
  question: Pick<BoundQuestion, 'type' | 'partialCredit'>,
  { value, keyed }: { value: unknown; keyed: KeyedQuestion },
  registry: TypeRegistry,
): number {
  const scoring = registry[question.type]?.scoring;
  if (!scoring || value === null || value === undefined) return 0;
  const compared = scoring.effort?.(value, keyed.key, question.partialCredit) ?? 0;
  return foldingEffort(value) + foldingEffort(keyed.key) + compared;
}

/** Estimated microseconds to score an attempt with all its modules. */
export function attemptEffort({ blueprint, answers, keys, registry }: ScoringInput): number {
  const questions = blueprint.sections.flatMap(({ parts }) =>
    parts.flatMap(({ sets }) => sets.flatMap((set) => set.questions)),
  );
  return questions.reduce((sum, question) => {
    const keyed = keys[question.id];
    return keyed ? sum + answerEffort(question, { value: answers[question.id], keyed }, registry) : sum;
  }, 0);
}
