import { expect, test } from 'vitest';
import { questionsMet } from './questions-met.ts';
import { aSection } from './testing.ts';

const routes = [
  { part: 'hard', atLeastPercent: 60 },
  { part: 'easy', atLeastPercent: 0 },
];
const adaptive = { kind: 'two-stage' as const, router: 'first', routes, estimate: true };
const math = { ...aSection('math'), adaptive };
const paperOf = (parts: Record<string, number>) =>
  Object.entries(parts).map(([part, questions]) => ({ section: 'math', part, questions }));

test.each([
  ['one of the modules that it may lead to counts', { first: 22, hard: 21, easy: 23 }, 43],
  ['a paper that lacks a module asks all it has', { first: 22, hard: 22 }, 44],
  ['a single module is asked', { easy: 22 }, 22],
  ['nothing is nothing', {}, 0],
])('%s', (_, parts, met) => {
  expect(questionsMet({ sections: [math] }, paperOf(parts))).toBe(met);
});

test('a section that does not adapt counts whole', () => {
  const paper = [...paperOf({ first: 2, hard: 2 }), { section: 'math', part: null, questions: 5 }];
  expect(questionsMet({ sections: [aSection('math')] }, paper)).toBe(9);
});
