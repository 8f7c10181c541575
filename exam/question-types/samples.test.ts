import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { isAnswerTo, questionTypeIds, getQuestionType } from './logic.ts';
import { scoreAnswer } from './scored.ts';
import { RichText } from './shapes.ts';
import { questionEditors, questionPlayers, questionReviews } from './views.ts';

const Sample = z.strictObject({
  prompt: z.unknown(),
  key: z.unknown(),
  explanation: z.strictObject({ en: RichText.min(1), zh: RichText.min(1) }),
  answers: z
    .array(
      z.strictObject({
        answer: z.unknown(),
        // Both are absent where a teacher marks.
        earned: z.int().optional(),
        possible: z.int().optional(),
        spelled: z.string(),
        rule: z.string().optional(),
      }),
    )
    .min(1),
});

const files = import.meta.glob<unknown>('./*/samples/*.json', { eager: true, import: 'default' });
const getSamples = (id: string) =>
  Object.entries(files)
    .filter(([path]) => path.startsWith(`./${id}/`))
    .map(([path, raw]) => ({ path, ...Sample.parse(raw) }));

test.each(questionTypeIds)('%s has three views and at least three frozen samples', async (id) => {
  const [player, review, editor] = await Promise.all([
    questionPlayers[id](),
    questionReviews[id](),
    questionEditors[id](),
  ]);
  const views = [player.Player, review.Review, editor.Editor];
  expect(views.map((view) => typeof view)).toEqual(['function', 'function', 'function']);
  expect(getSamples(id).length).toBeGreaterThanOrEqual(3);
});

test('every stored sample belongs to a type', () => {
  const owned = questionTypeIds.flatMap((id) => getSamples(id).map(({ path }) => path));
  expect(Object.keys(files).toSorted()).toEqual(owned.toSorted());
});

describe.each(questionTypeIds.flatMap((id) => getSamples(id).map((sample) => ({ id, ...sample }))))(
  '$path',
  ({ id, prompt, key, answers }) => {
    const type = getQuestionType(id);

    test('is unchanged by parsing, and its key is valid', () => {
      expect(type.prompt.parse(prompt)).toEqual(prompt);
      expect(type.key.parse(key)).toEqual(key);
      expect(type.keyFits(key, prompt)).toBe(true);
    });

    test.each(answers)('answer $answer earns $earned of $possible, rule $rule', (input) => {
      expect(type.answer.parse(input.answer)).toEqual(input.answer);
      expect(isAnswerTo({ type: id, prompt }, input.answer)).toBe(true);
      expect(type.spell(input.answer, prompt)).toBe(input.spelled);
      const { earned, possible } = input;
      const score = earned === undefined ? null : { earned, possible };
      expect(scoreAnswer({ type: id, prompt, key }, input.answer, input.rule)).toEqual(score);
      expect(score === null).toBe(type.marking.by === 'teacher');
    });
  },
);
