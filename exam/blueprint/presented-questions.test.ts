import { describe, expect, test } from 'vitest';
import { countPresentedAtMost, fillRoutes, listPresentedQuestions } from './presented-questions.ts';
import { listPresentedParts } from './presented-parts.ts';
import { buildBlueprint, buildPartRule, buildSectionRule } from './testing.ts';

const routes = [
  { part: 'hard', atLeastPercent: 60 },
  { part: 'easy', atLeastPercent: 0 },
];
const adaptive = { kind: 'two-stage' as const, router: 'first', routes, estimate: true };
const math = {
  ...buildSectionRule('math', { parts: ['first', 'hard', 'easy'].map((id) => buildPartRule(id)) }),
  adaptive,
};

/** A modular section with so many questions in each module. */
const modules = (counts: Record<string, number>) => {
  let id = 0;
  const filled = Object.entries(counts).map(([part, count]) => ({
    section: 'math',
    part,
    sets: [Array.from({ length: count }, () => (id += 1))],
  }));
  return buildBlueprint({ sections: [math], filled });
};

describe('questions that a student is asked', () => {
  test.each([
    ['one of the alternative modules counts, the longest before one is chosen', { first: 22, hard: 21, easy: 23 }, 45],
    ['modules of one length count once', { first: 22, hard: 22, easy: 22 }, 44],
    ['a paper without one of the modules asks all that it has', { first: 22, hard: 22 }, 44],
    ['a single module is asked', { easy: 22 }, 22],
  ])('%s', (_, counts, requested) => {
    expect(countPresentedAtMost(modules(counts))).toBe(requested);
  });

  test('once a module is chosen, only it is counted', () => {
    const rules = modules({ first: 22, hard: 21, easy: 23 });
    const requested = (part: string) =>
      listPresentedQuestions(rules, {
        routes: fillRoutes(rules, { math: part }),
        answered: new Set<number>(),
        isOver: false,
      }).length;
    expect([requested('hard'), requested('easy')]).toEqual([43, 45]);
  });

  test('among prompts to choose from, only the required number is counted', () => {
    const prompts = buildSectionRule('prompts', { parts: [buildPartRule('main', { choose: 1, types: [] })] });
    expect(
      countPresentedAtMost(
        buildBlueprint({ sections: [prompts], filled: [{ section: 'prompts', sets: [[1, 2, 3]] }] }),
      ),
    ).toBe(1);
  });
});

test('modules that cannot be reached are omitted from a paper', () => {
  const paper = ['first', 'hard', 'easy'].map((part) => ({ section: 'math', part }));
  expect(listPresentedParts({ sections: [math] }, paper).map(({ part }) => part)).toEqual(['first', 'hard']);
  expect(listPresentedParts({ sections: [buildSectionRule('math')] }, paper)).toEqual(paper);
});
