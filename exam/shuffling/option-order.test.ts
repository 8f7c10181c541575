import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getQuestionType } from '../question-types/logic.ts';
import { buildOption, listOptionIds } from '../question-types/shapes.ts';
import { orderOptions } from '../forms/index.ts';
import { drawOptionOrder } from './option-order.ts';

const buildPrompt = (texts: readonly string[], text = '<p>Which is right?</p>') => ({
  text,
  options: texts.map((option, index) => buildOption(`id${index}`, option)),
});

const draw = (
  texts: readonly string[],
  more: { text?: string; explanation?: string; seed?: string; type?: string } = {},
) =>
  drawOptionOrder(
    { type: more.type ?? 'choice', prompt: buildPrompt(texts, more.text) },
    { seed: more.seed ?? 'one', explanation: more.explanation },
  );

const animals = ['<p>A cat</p>', '<p>A dog</p>', '<p>A fish</p>', '<p>A bird</p>'];

describe('the order of options', () => {
  test('is a permutation, the same for the same seed, from which the stored order is recovered by ids', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(words, fc.string(), (texts, seed) => {
        const prompt = buildPrompt(texts.map((text) => `<p>the ${text}</p>`));
        const question = { type: 'choice', prompt };
        const optionOrder = drawOptionOrder(question, { seed }) ?? [];
        expect(drawOptionOrder(question, { seed })).toEqual(optionOrder);
        const shown = getQuestionType('choice').listOptions(orderOptions(question, { optionOrder }));
        expect(listOptionIds(shown)).toEqual(optionOrder);
        expect(prompt.options.map(({ id_option: id }) => shown.find((option) => option.id_option === id))).toEqual(
          prompt.options,
        );
      }),
    );
  });

  test('differs between seeds', () => {
    const orders = Array.from({ length: 40 }, (_, seed) => draw(animals, { seed: String(seed) })?.join());
    expect(new Set(orders).size).toBeGreaterThan(12);
  });

  test.each([
    'None of the above',
    'All of the above.',
    'None of these',
    'Both of the above are right',
    'All the other answers',
    'None of the answers is correct',
    '以上都对',
    '以上都不对',
    '以上选项均不正确',
    '都不对',
    '前两项都对',
    '没有正确答案',
  ])('keeps %j in its place', (last) => {
    for (let seed = 0; seed < 30; seed += 1) {
      const order = draw([...animals, last], { seed: String(seed) });
      expect(order?.at(-1)).toBe('id4');
      expect(order?.toSorted()).toEqual(['id0', 'id1', 'id2', 'id3', 'id4']);
    }
    expect(draw([...animals, last], { seed: '1' })).not.toEqual(draw([...animals, last], { seed: '2' }));
  });

  test('keeps an option in the middle that speaks of others in its place', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      expect(draw(['<p>A cat</p>', '<p>None of the above</p>', '<p>A dog</p>'], { seed: String(seed) })?.[1]).toBe(
        'id1',
      );
    }
  });

  test.each([
    ['A and C'],
    ['both A and B'],
    ['Neither A nor B'],
    ['A和C'],
    ['A、C、D'],
    ['Ａ和Ｂ'],
    ['only B'],
    ['只有A'],
    ['B only'],
    ['ABD'],
    ['D'],
    ['选项A'],
    ['A、B都对'],
    ['Choices A and B'],
  ])('is the stored one where an option reads %j', (text) => {
    expect(draw([...animals.slice(0, 3), text])).toBeNull();
  });

  test.each([['A cat is a good pet, not a wild animal'], ['Vitamins and minerals'], ['A, as in apple'], ['甲和乙']])(
    'is an own one where an option reads %j',
    (text) => {
      expect(draw([...animals.slice(0, 3), text])).not.toBeNull();
    },
  );

  test('is the stored one where the question names an option by letter, but not where it names points', () => {
    expect(draw(animals, { text: '<p>Why is choice B wrong?</p>' })).toBeNull();
    expect(draw(animals, { text: '<p>选项A错在哪里？</p>' })).toBeNull();
    expect(draw(animals, { text: '<p>A line joins points A and B. What is drawn?</p>' })).not.toBeNull();
  });

  test('is the stored one where an explanation beside it names letters', () => {
    expect(draw(animals, { explanation: '<p>B is wrong, since dogs bark.</p>' })).toBeNull();
    expect(draw(animals, { explanation: '<p>故选 C。</p>' })).toBeNull();
    expect(draw(animals, { explanation: '<p>Dogs bark.</p>' })).not.toBeNull();
  });

  test.each([
    [['1', '2', '3', '4']],
    [['-3', '−1', '0', '2.5']],
    [['1,200', '900', '12', '5']],
    [['$5', '$10', '$15', '$20']],
    [['1 hour', '2 hours', '3 hours']],
    [['10%', '20%', '50%']],
    [['1/4', '1/3', '1/2']],
    [['<span data-math="\\frac{1}{4}"></span>', '<span data-math="\\dfrac{1}{2}"></span>']],
    [['<span data-math="\\sqrt{2}"></span>', '<span data-math="\\sqrt{3}"></span>']],
    [['10–20', '20–30', '30–40']],
    [['2 个', '4 个', '8 个']],
  ])('is the stored one of an ordered scale of numbers: %j', (texts) => {
    expect(draw(texts)).toBeNull();
  });

  test('is an own one of numbers that neither rise nor fall', () => {
    expect(draw(['7', '2', '9', '4'])).not.toBeNull();
    expect(draw(['2x+1', 'x-3', '5', '4y'])).not.toBeNull();
  });

  test('is the stored one of a type whose options belong together', () => {
    const table = getQuestionType('ordering').empty(4);
    expect(drawOptionOrder({ type: 'ordering', prompt: table.prompt }, { seed: 'one' })).toBeNull();
    expect(draw(animals, { type: 'multiple-choice' })).not.toBeNull();
    expect(draw(['<p>A cat</p>', '<p>None of the above</p>'])).toBeNull();
  });
});
