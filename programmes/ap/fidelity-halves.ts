import { createFactWriter, type FidelityFact } from '@inkstone/exam/fidelity';
import { counted, timed } from './fidelity-checks.ts';
import { sources } from './fidelity-sources.ts';

const { inValues } = createFactWriter(sources);

/** An exam of one multiple-choice section and one with free responses. */
const twoHalves = (
  id: string,
  figures: { choice: readonly [count: number, minutes: number]; free: readonly [count: number, minutes: number] },
  more: { source: 'owner' | 'sites' | 'common'; variants?: readonly string[] },
): FidelityFact => {
  const { choice, free } = figures;
  return inValues({
    kind: 'clock',
    id: `${id}-form`,
    says: [
      `${choice[0]} multiple-choice questions in ${choice[1]} minutes, then ${free[0]} free responses in ${free[1]}.`,
      `选择题 ${choice[0]} 道，${choice[1]} 分钟；简答题 ${free[0]} 道，${free[1]} 分钟。`,
    ],
    source: more.source,
    variants: more.variants ?? [id],
    checks: [
      { check: 'order', sections: ['choice', 'free-response'] },
      ...[counted('choice', choice[0]), timed('choice', choice[1])],
      ...[counted('free-response', free[0]), timed('free-response', free[1])],
    ],
  });
};

/** The exams of two halves. */
export const halvesFacts = [
  twoHalves('psychology', { choice: [75, 90], free: [2, 70] }, { source: 'owner' }),
  twoHalves('computer-science-a', { choice: [42, 90], free: [4, 90] }, { source: 'sites' }),
  twoHalves('biology', { choice: [60, 90], free: [6, 90] }, { source: 'sites' }),
  twoHalves('chemistry', { choice: [60, 90], free: [7, 105] }, { source: 'sites' }),
  twoHalves(
    'physics',
    { choice: [40, 80], free: [4, 100] },
    { source: 'common', variants: ['physics-1', 'physics-2', 'physics-c-mechanics', 'physics-c-electricity'] },
  ),
  twoHalves('statistics', { choice: [40, 90], free: [6, 90] }, { source: 'common' }),
  twoHalves(
    'economics',
    { choice: [60, 70], free: [3, 60] },
    { source: 'common', variants: ['macroeconomics', 'microeconomics'] },
  ),
  twoHalves('us-government', { choice: [55, 80], free: [4, 100] }, { source: 'common' }),
  twoHalves('human-geography', { choice: [60, 60], free: [3, 75] }, { source: 'common' }),
  twoHalves('environmental-science', { choice: [80, 90], free: [3, 70] }, { source: 'common' }),
];
