import type { LocalizedText, ScaleRule, ScoringRule } from '@inkstone/exam/blueprint';

/** Points of answers and texts: the maximum of their rubrics. */
export const pointsByType = { 'interview-answer': 500, 'timed-speech': 500, essay: 500 } as const;

const buildScale = (id: 'interview' | 'writing', name: LocalizedText): ScaleRule => ({
  id,
  name,
  tests: [{ sections: [id], conversion: { by: 'linear', least: 0, most: 5, step: 0.5, estimate: false } }],
  least: 0,
  most: 5,
  step: 0.5,
});

/** Mean of all criteria from 0 to 5 in halves, on our own scale; a writing sample is reported separately. */
export const scoring: ScoringRule = {
  answers: { right: 100, wrong: 0, blank: 0, fixed: true },
  scales: [
    buildScale('interview', { en: 'Interview', zh: '面试' }),
    buildScale('writing', { en: 'Writing sample', zh: '写作样本' }),
  ],
  total: { combine: 'single', of: ['interview'], least: 0, most: 5, step: 0.5, estimate: false },
};
