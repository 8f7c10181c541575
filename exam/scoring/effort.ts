import type { BoundQuestion } from '../blueprint/index.ts';
import type { ScoringInput } from './score.ts';
import { isEverydayText, listTexts } from './texts.ts';
import type { KeyedQuestion, TypeRegistry } from './types.ts';

/** How long a sign takes to be folded, in microseconds: letters and signs of everyday, and those that are made plain first. */
const microsOfSign = { everyday: 0.3, unusual: 2 } as const;

/** How long it takes to fold every text that a stored value holds. */
const foldingEffort = (value: unknown): number =>
  listTexts(value).reduce(
    (sum, text) => sum + text.length * (isEverydayText(text) ? microsOfSign.everyday : microsOfSign.unusual),
    0,
  );

/**
 * About how many microseconds it takes to mark one answer by machine (our own measure, rather too many): decides where it
 * is marked, never how.
 */
export function answerEffort(
  question: Pick<BoundQuestion, 'type' | 'partialCredit'>,
  { value, keyed }: { value: unknown; keyed: KeyedQuestion },
  registry: TypeRegistry,
): number {
  const marking = registry[question.type]?.marking;
  if (marking?.by !== 'machine' || value === null || value === undefined) return 0;
  const compared = marking.effort?.(value, keyed.key, question.partialCredit) ?? 0;
  return foldingEffort(value) + foldingEffort(keyed.key) + compared;
}

/** About how many microseconds it takes to score an attempt, every module of it. */
export function attemptEffort({ blueprint, answers, keys, registry }: ScoringInput): number {
  const questions = blueprint.sections.flatMap(({ parts }) =>
    parts.flatMap(({ sets }) => sets.flatMap((set) => set.questions)),
  );
  return questions.reduce((sum, question) => {
    const keyed = keys[question.id];
    return keyed ? sum + answerEffort(question, { value: answers[question.id], keyed }, registry) : sum;
  }, 0);
}
