import { describe, expect, test } from 'vitest';
import { findVariant } from '@inkstone/programmes';
import {
  isOptionalSlot,
  findComposedPaperProblems,
  findQuestionProblems,
  getDefaultSeconds,
  sharesSectionTime,
} from './rules.ts';

const options = ['A', 'B'].map((id) => ({ id_option: id, text: id }));
const choice = { type: 'choice', prompt: { text: 'Which?', options }, key: 'A' };

test.each([
  ['nothing', choice, {}],
  ['a missing key', { ...choice, key: '' }, { key: 'noKey' }],
  ['a key that is no option', { ...choice, key: 'C' }, { key: 'keyDoesNotFit' }],
  [
    'an empty option',
    { ...choice, prompt: { text: 'Which?', options: [options[0], { id_option: 'B', text: '' }] } },
    { 'prompt.options.1.text': 'empty' },
  ],
  ['an unknown type', { ...choice, type: 'toString' }, { type: 'typeUnknown' }],
])('an error in %s is reported with its position', (_, question, problems) => {
  expect(findQuestionProblems(question)).toEqual(problems);
});

const eight = findVariant('amc', 'amc-8');
const questions = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index, type: 'choice', points: 100 }));
const section = (sets: { setId: number; questions: ReturnType<typeof questions> }[]) => [
  { section: 'contest', part: null, seconds: null, sets },
];

test('a paper with the required number of questions has no problem', () => {
  if (!eight) throw new Error('AMC 8 is missing');
  expect(
    findComposedPaperProblems(
      eight,
      section([
        { setId: 1, questions: questions(10) },
        { setId: 2, questions: questions(15, 11) },
      ]),
    ),
  ).toEqual([]);
  expect(findComposedPaperProblems(eight, section([{ setId: 1, questions: questions(10) }]))).toEqual([
    { is: 'count', section: 'contest', part: 'questions', from: 25, to: 25, found: 10 },
  ]);
  expect(getDefaultSeconds(eight, { section: 'contest', part: null })).toBe(2400);
  expect(getDefaultSeconds(eight, { section: 'none', part: null })).toBeNull();
});

describe('an exam with a longer form', () => {
  const classic = findVariant('toefl-classic', 'toefl-classic');
  if (!classic) throw new Error('TOEFL classic is missing');

  test.each([
    [0, 3240],
    [3, 3240],
    [4, 4320],
  ])('%i passages have %i seconds', (sets, seconds) => {
    expect(getDefaultSeconds(classic, { section: 'reading', part: 'passages', sets })).toBe(seconds);
  });

  test('does not need the part of the longer form', () => {
    const parts = classic.sections.find(({ id }) => id === 'listening')?.parts ?? [];
    expect(parts.map(({ id: part }) => isOptionalSlot(classic, { section: 'listening', part }))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

test.each([
  ['ap', 'us-history', 'short-answer', 'chosen', true],
  ['sat', 'digital', 'math', 'module-1', false],
  ['ap', 'us-history', 'long-essay', 'prompts', false],
] as const)('the parts of a section share its time where none has its own (%s %s %s)', (...names) => {
  const [programme, variantId, sectionId, part, isShared] = names;
  const variant = findVariant(programme, variantId);

  expect(variant && sharesSectionTime(variant, { section: sectionId, part })).toBe(isShared);
});
