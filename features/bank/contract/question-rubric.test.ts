import { expect, test } from 'vitest';
import { findRubricProblem, toQuestionRubric } from '@inkstone/exam/blueprint';
import { programmes } from '@inkstone/programmes';
import { QuestionRubric } from './question-rubric.ts';

const rubrics = new Map(
  programmes.flatMap(({ variants }) =>
    variants.flatMap((variant) => variant.rubrics.map((rubric) => [rubric.id, rubric])),
  ),
);

test.each([...rubrics])('the rubric %s of a programme can be carried by a question', (_id, rubric) => {
  const carried = QuestionRubric.parse(toQuestionRubric(rubric));
  expect(findRubricProblem(carried)).toBeUndefined();
  expect(carried.criteria.map(({ id }) => id)).toEqual(rubric.criteria.map(({ id }) => id));
});

const levels = [{ points: 100, says: { en: 'Good.' } }];
const criterion = { id: 'a', name: { en: 'Content' }, least: 0, most: 100, step: 50, levels };

test('a text in one language alone has an empty other one', () => {
  expect(QuestionRubric.parse({ name: { zh: ' 作文 ' }, joined: 'sum', criteria: [criterion] })).toEqual({
    ...{ name: { en: '', zh: '作文' }, joined: 'sum' },
    criteria: [
      { ...criterion, name: { en: 'Content', zh: '' }, levels: [{ points: 100, says: { en: 'Good.', zh: '' } }] },
    ],
  });
});

test.each([
  ['a name in no language', { name: { en: ' ', zh: '' } }],
  ['an unknown way of joining', { joined: 'product' }],
  ['a score below zero', { criteria: [{ ...criterion, least: -100 }] }],
  ['a score above the scale of the product', { criteria: [{ ...criterion, most: 10_050 }] }],
  ['an id with a space', { criteria: [{ ...criterion, id: 'a b' }] }],
  [
    'a description that is too long',
    { criteria: [{ ...criterion, levels: [{ points: 0, says: { en: 'x'.repeat(1001) } }] }] },
  ],
])('%s is refused', (_what, change) => {
  const rubric = { name: { en: 'Essay' }, joined: 'sum', criteria: [criterion], ...change };
  expect(QuestionRubric.safeParse(rubric).success).toBe(false);
});
