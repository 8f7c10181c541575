import { alignmentEffort, alignToNearest, countErrors } from '../../scoring/alignment.ts';
import { listTexts } from '../../scoring/texts.ts';
import type { Alignment } from '../../scoring/alignment.ts';
import { defineScoring } from '../type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** Aligns the answer with the nearest reference; the earlier one of equals. */
export const alignToNearestReference = (
  answer: Answer,
  { references }: Key,
): { reference: string; alignment: Alignment } => alignToNearest(references, answer);

const countSlips = ({ steps }: Alignment): number =>
  steps.filter((step) => step.is === 'substituted' && step.slip).length;

/** Scores an answer by the rules documented in `type.ts`. */
export const dictationScoring = defineScoring<Prompt, Key, Answer>({
  score: (answer = '', key, _prompt, rule) => {
    const { words, errors, align } = countErrors(key.references, answer);
    const slips = rule === 'slips' && errors > 0 ? countSlips(align()) : 0;
    return { earned: Math.max(0, 100 * (words - errors + slips / 2)), possible: 100 * words };
  },
  effort: (answer, key, rule) =>
    typeof answer === 'string' ? alignmentEffort(listTexts(key), answer, rule === 'slips') : 0,
});
