import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Blueprint, BoundQuestion } from '../blueprint/index.ts';
import { buildBlueprint, buildPartRule, buildSectionRule } from '../blueprint/testing.ts';
import { buildOption } from '../question-types/shapes.ts';
import { shuffleBlueprint, type ShuffleOptions, type StoredSet } from './shuffle-blueprint.ts';

const words = ['cat', 'dog', 'fish', 'bird'].map((word) => buildOption(word, word));

const storeSet = (
  ids: readonly number[],
  { kind = 'none', html = '', texts = {} }: Partial<StoredSet['stimulus']> & { texts?: Record<number, string> } = {},
): StoredSet => ({
  setId: 1000 + (ids[0] ?? 0),
  stimulus: { kind, html },
  questions: ids.map((questionId) => ({
    questionId,
    type: 'choice',
    prompt: { text: texts[questionId] ?? `<p>Which?</p>`, options: words },
  })),
});

const both = { questions: true, options: true };
const sections = [buildSectionRule('a'), buildSectionRule('b')];
const layout = { a: [[1, 2, 3, 4], [5], [6], [7, 8, 9]], b: [[10, 11, 12, 13, 14]] };
const filled = [
  { section: 'a', sets: layout.a },
  { section: 'b', sets: layout.b },
];
const blueprint = buildBlueprint({ sections, filled });
const sets = [...layout.a, ...layout.b].map((ids) => storeSet(ids));

const listQuestionsBySet = ({ sections: bound }: Blueprint): number[][] =>
  bound.flatMap(({ parts }) =>
    parts.flatMap((part) => part.sets.map(({ questions }) => questions.map(({ id }) => id))),
  );
const listIds = (rules: Blueprint): number[] => listQuestionsBySet(rules).flat();
const listBound = ({ sections: bound }: Blueprint): BoundQuestion[] =>
  bound.flatMap(({ parts }) => parts.flatMap((part) => part.sets.flatMap(({ questions }) => questions)));

const shuffle = (change: Partial<ShuffleOptions> = {}, rules = blueprint): Blueprint =>
  shuffleBlueprint(rules, { shuffles: both, sets, seed: 'one', ...change });

/** The orders of questions under many seeds. */
const drawMany = (change: Partial<ShuffleOptions> = {}, rules = blueprint): number[][] =>
  Array.from({ length: 40 }, (_, seed) => listIds(shuffle({ ...change, seed: String(seed) }, rules)));

const isTogether = (order: readonly number[], ids: readonly number[]): boolean => {
  const start = order.indexOf(ids[0] ?? 0);
  return ids.every((id, index) => order[start + index] === id);
};

describe('an order of an attempt', () => {
  test('keeps every question with its rules in its section and set, and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const shuffled = shuffle({ seed });
        expect(shuffle({ seed })).toEqual(shuffled);
        const bySet = listQuestionsBySet(shuffled).map((ids) => ids.toSorted((left, right) => left - right));
        expect(bySet.toSorted(([left = 0], [right = 0]) => left - right)).toEqual([...layout.a, ...layout.b]);
        expect(
          listIds(shuffled)
            .slice(-5)
            .toSorted((left, right) => left - right),
        ).toEqual(layout.b[0]);
        const rules = new Map(listBound(blueprint).map((question) => [question.id, question]));
        for (const { optionOrder, ...question } of listBound(shuffled)) {
          expect(question).toEqual(rules.get(question.id));
          expect(optionOrder?.toSorted()).toEqual(['bird', 'cat', 'dog', 'fish']);
        }
        expect({ ...shuffled, sections: [], hasShuffledQuestions: undefined }).toEqual({ ...blueprint, sections: [] });
      }),
    );
  });

  test('moves questions within their set and sets within their section, and says that it did', () => {
    const orders = drawMany();
    expect(new Set(orders.map((order) => order.join())).size).toBe(40);
    expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(5);
    expect(shuffle().hasShuffledQuestions).toBe(true);
  });

  test('is the stored one of what is not shuffled', () => {
    expect(shuffle({ shuffles: { questions: false, options: false } })).toEqual(blueprint);
    expect(listIds(shuffle({ shuffles: { questions: false, options: true } }))).toEqual(listIds(blueprint));
    expect(
      listBound(shuffle({ shuffles: { questions: true, options: false } })).some((question) => question.optionOrder),
    ).toBe(false);
  });

  test.each(['passage', 'audio', 'picture'] as const)(
    'keeps the questions about one %s together, in their order',
    (kind) => {
      const asked = [storeSet([1, 2, 3, 4], { kind }), ...sets.slice(1)];
      const orders = drawMany({ sets: asked });
      expect(orders.every((order) => isTogether(order, [1, 2, 3, 4]))).toBe(true);
      expect(new Set(orders.map((order) => order.indexOf(1))).size).toBeGreaterThan(1);
    },
  );

  test.each([
    '<p>What follows from the previous question?</p>',
    '<p>由上一题可知什么？</p>',
    '<p>In part (b), why?</p>',
  ])('keeps the order of a set with a question that says %j', (text) => {
    const naming = [storeSet([1, 2, 3, 4], { texts: { 3: text } }), ...sets.slice(1)];
    expect(drawMany({ sets: naming }).every((order) => isTogether(order, [1, 2, 3, 4]))).toBe(true);
  });

  test('keeps the order of sets where one begins with a question about the one before', () => {
    const naming = sets.with(
      1,
      storeSet([5], { texts: { 5: '<p>Explain the previous answer to the last question.</p>' } }),
    );
    const orders = drawMany({ sets: naming });
    expect(orders.every((order) => order.indexOf(5) === 4 && order.indexOf(6) === 5)).toBe(true);
  });

  test.each(['<p>Questions 2 and 3 are about trees.</p>', '<p>第 2 题到第 3 题</p>'])(
    'is the stored one of a section with the words %j',
    (html) => {
      const numbered = [storeSet([1, 2, 3, 4], { html }), ...sets.slice(1)];
      for (const order of drawMany({ sets: numbered })) {
        expect(order.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
        expect(order.slice(9).toSorted((left, right) => left - right)).toEqual(layout.b[0]);
      }
    },
  );

  test('is the stored one of an adaptive section and of a part whose windows go by position', () => {
    const windows = { readSeconds: 5, prepSeconds: 5, responseSeconds: [10, 20] };
    const timed = buildBlueprint({
      sections: [buildSectionRule('a', { parts: [buildPartRule('main', { windows })] })],
      filled: filled.slice(0, 1),
    });
    expect(listIds(shuffle({}, timed))).toEqual(listIds(timed));
    const adaptive = { kind: 'two-stage' as const, router: 'main', routes: [], estimate: false };
    const routed = {
      ...blueprint,
      sections: blueprint.sections.map((section) => (section.id === 'a' ? { ...section, adaptive } : section)),
    };
    expect(drawMany({}, routed).every((order) => order.slice(0, 9).join() === '1,2,3,4,5,6,7,8,9')).toBe(true);
  });

  test('leaves the options of a section whose exam shuffles them to that section', () => {
    const rules = {
      ...blueprint,
      sections: blueprint.sections.map((section) => ({ ...section, shufflesOptions: true })),
    };
    expect(listBound(shuffle({}, rules)).some((question) => question.optionOrder)).toBe(false);
  });
});
