import type { Blueprint } from './bound-blueprint.ts';
import { listQuestions } from './navigation-units.ts';

const name = { en: 'Points', zh: '得分' };

/** The same rules with a plain score: the points of all questions, without scales of the exam and without routing. */
export function withPointScoring(blueprint: Blueprint): Blueprint {
  const sections = blueprint.sections.map(({ id }) => id);
  const most = listQuestions(blueprint).reduce((sum, { points }) => sum + points, 0) / 100;
  const scale = { id: 'points', name, tests: [{ sections, conversion: { by: 'raw' as const } }], least: 0, most };
  return {
    ...blueprint,
    sections: blueprint.sections.map((section) => ({ ...section, adaptive: null })),
    scoring: {
      answers: blueprint.scoring.answers,
      scales: [{ ...scale, step: null }],
      total: { combine: 'single', of: ['points'], least: 0, most, step: null, estimate: false },
    },
  };
}
