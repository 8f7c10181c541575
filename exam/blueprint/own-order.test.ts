import { expect, test } from 'vitest';
import type { Blueprint, BoundQuestion, BoundSection } from './bound-blueprint.ts';
import { findOwnOrder } from './own-order.ts';
import { buildBlueprint, buildSectionRule } from './testing.ts';

const blueprint = buildBlueprint({ sections: [buildSectionRule('a')], filled: [{ section: 'a', sets: [[1, 2]] }] });

const change = (
  section: Partial<BoundSection>,
  question: Partial<BoundQuestion>,
  more: Partial<Blueprint>,
): Blueprint => ({
  ...blueprint,
  ...more,
  sections: blueprint.sections.map((bound) => ({
    ...{ ...bound, ...section },
    parts: bound.parts.map((part) => ({
      ...part,
      sets: part.sets.map((set) => ({ ...set, questions: set.questions.map((asked) => ({ ...asked, ...question })) })),
    })),
  })),
});

test.each([
  [null, {}, {}, {}],
  ['questions', {}, {}, { hasShuffledQuestions: true }],
  ['options', {}, { optionOrder: ['b', 'a'] }, {}],
  ['options', { shufflesOptions: true }, {}, {}],
  ['both', {}, { optionOrder: ['b', 'a'] }, { hasShuffledQuestions: true }],
] as const)('an attempt shows in an order of its own: %s', (order, section, question, more) => {
  expect(findOwnOrder(change(section, question, more))).toBe(order);
});
