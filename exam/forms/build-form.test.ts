import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildOption } from '../question-types/shapes.ts';
import { buildForm, findPrintedLetter, paperForms } from './build-form.ts';
import { toFormPaper, type FormPaper } from './form-paper.ts';

const options = ['1', '2', '3', '4'].map((id) => buildOption(id, `Option ${id}`));
const single = (questionId: number) => ({ questionId, type: 'choice', prompt: { text: 'Which?', options } });
const setWith = (kind: 'none' | 'passage', ids: readonly number[]) => ({
  stimulus: { kind, html: '' },
  questions: ids.map(single),
});

const content = {
  sections: [
    { sets: [setWith('none', [1, 2, 3]), setWith('passage', [11, 12, 13]), setWith('none', [4, 5])] },
    { sets: [setWith('none', [21, 22, 23, 24])] },
  ],
};
const paper = toFormPaper(content, 1);
const listIds = (source: FormPaper, form: 'A' | 'B' | 'C' | 'D', seed = 'spring') =>
  buildForm(source, form, seed).questions.map(({ questionId }) => questionId);

const papers = fc
  .array(
    fc.array(fc.record({ keepsQuestionOrder: fc.boolean(), size: fc.integer({ min: 1, max: 5 }) }), { maxLength: 5 }),
    { minLength: 1, maxLength: 3 },
  )
  .map((sections): FormPaper => {
    let questionId = 0;
    return {
      sections: sections.map((sets, index) => ({
        keepsOrder: index === 1,
        sets: sets.map(({ keepsQuestionOrder, size }) => ({
          keepsQuestionOrder,
          questions: Array.from({ length: size }, () => {
            questionId += 1;
            return {
              questionId,
              options: ['a', 'b', 'c', 'd'],
              isFixed: [0, 1, 2, 3].map((place) => place >= questionId % 5),
            };
          }),
        })),
      })),
    };
  });

describe('equivalent forms of a paper', () => {
  test('form A is the stored order', () => {
    expect(listIds(paper, 'A')).toEqual([1, 2, 3, 11, 12, 13, 4, 5, 21, 22, 23, 24]);
    expect(buildForm(paper, 'A', 'spring').questions[0]?.optionOrder).toEqual(['1', '2', '3', '4']);
  });

  test('every form prints each question and option once, in its section, and passages as they stand', () => {
    fc.assert(
      fc.property(papers, fc.constantFrom(...paperForms), fc.string(), (source, form, seed) => {
        const printed = buildForm(source, form, seed).questions;
        let from = 0;
        for (const { keepsOrder, sets } of source.sections) {
          const stored = sets.flatMap(({ questions }) => questions);
          const section = printed.slice(from, from + stored.length);
          const ids = section.map(({ questionId }) => questionId);
          expect(ids.toSorted((a, b) => a - b)).toEqual(stored.map(({ questionId }) => questionId));
          const storedIds = stored.map(({ questionId }) => questionId);
          expect(keepsOrder ? ids : storedIds).toEqual(storedIds);
          for (const { questions } of sets.filter(({ keepsQuestionOrder }) => keepsQuestionOrder)) {
            const first = ids.indexOf(questions[0]?.questionId ?? 0);
            expect(ids.slice(first, first + questions.length)).toEqual(questions.map(({ questionId }) => questionId));
          }
          for (const question of stored) {
            const order = section.find(({ questionId }) => questionId === question.questionId)?.optionOrder;
            expect(order?.toSorted()).toEqual(question.options);
            const fixed = question.options.filter((_, place) => question.isFixed[place]);
            expect(fixed.map((id) => order?.indexOf(id))).toEqual(fixed.map((id) => question.options.indexOf(id)));
          }
          from += stored.length;
        }
        expect(printed).toHaveLength(from);
      }),
    );
  });

  test('the same seed gives the same form, another seed another', () => {
    expect(buildForm(paper, 'B', 'spring')).toEqual(buildForm(paper, 'B', 'spring'));
    expect(buildForm(paper, 'B', 'autumn')).not.toEqual(buildForm(paper, 'B', 'spring'));
  });

  test('does not change between versions, so that printed sheets can be read', () => {
    expect(listIds(paper, 'B')).toEqual([2, 5, 11, 12, 13, 1, 3, 4, 23, 24, 22, 21]);
    expect(buildForm(paper, 'B', 'spring').questions.map(({ optionOrder }) => optionOrder.join(''))).toEqual([
      '4321',
      '2431',
      '4231',
      '3214',
      '3214',
      '4123',
      '3421',
      '1234',
      '1243',
      '1423',
      '3124',
      '2134',
    ]);
  });

  test('the forms differ as soon as there is enough that may change places', () => {
    const tiny = toFormPaper({ sections: [{ sets: [setWith('passage', [1])] }] }, 1);
    for (let seed = 0; seed < 200; seed += 1) {
      const orders = paperForms.map((form) => JSON.stringify(buildForm(tiny, form, String(seed)).questions));
      expect(new Set(orders).size).toBe(4);
    }
  });

  test('lines to be ordered, true and false, and columns of a table keep their order', () => {
    const ordered = [
      { questionId: 1, type: 'ordering', prompt: { text: 'Order them.', options } },
      { questionId: 2, type: 'sentence-build', prompt: { text: 'Build it.', before: '', after: '.', options } },
      { questionId: 3, type: 'true-false', prompt: { text: 'Is it true?' } },
      { questionId: 4, type: 'matching-table', prompt: { text: 'Match.', rows: options, columns: options } },
      { questionId: 5, type: 'essay', prompt: { text: 'Write.' } },
    ];
    const source = toFormPaper({
      sections: [{ sets: [{ stimulus: { kind: 'passage', html: '' }, questions: ordered }] }],
    });
    for (const form of paperForms) {
      expect(buildForm(source, form, 'x').questions).toEqual(buildForm(source, 'A', 'x').questions);
    }
    expect(buildForm(source, 'B', 'x').questions[2]?.optionOrder).toEqual(['true', 'false']);
  });

  test('by the second rules, what speaks of others by its place keeps that place', () => {
    const ask = (questionId: number, texts: readonly string[], text = 'Which?') => ({
      ...{ questionId, type: 'choice' },
      prompt: { text, options: texts.map((option, index) => buildOption(String(index), option)) },
    });
    const animals = ['A cat', 'A dog', 'A fish'];
    const fixed = [
      ask(1, [...animals, 'None of the above']),
      ask(2, ['1 cm', '2 cm', '3 cm']),
      ask(3, ['A和C', 'x', 'y']),
    ];
    const build = (questions: readonly ReturnType<typeof ask>[]) => ({
      sections: [{ sets: [{ stimulus: { kind: 'none' as const, html: '' }, questions }] }],
    });
    const orders = (['B', 'C', 'D'] as const).map((form) => {
      const { questions } = buildForm(toFormPaper(build(fixed)), form, 'spring');
      return Object.fromEntries(questions.map(({ questionId, optionOrder }) => [questionId, optionOrder.join('')]));
    });
    for (const order of orders) expect(order).toMatchObject({ 1: expect.stringMatching(/3$/), 2: '012', 3: '012' });
    expect(new Set(orders.map((order) => order[1])).size).toBeGreaterThan(1);
    const linked = build([ask(4, animals), ask(5, animals, 'Why is your answer to the previous question true?')]);
    const numbered = build([...[6, 7, 8, 9].map((id) => ask(id, animals)), ask(10, animals, 'Compare question 2.')]);
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      expect(listIds(toFormPaper(linked), 'B', seed)).toEqual([4, 5]);
      expect(listIds(toFormPaper(numbered), 'B', seed)).toEqual([6, 7, 8, 9, 10]);
    }
    expect(['a', 'b', 'c', 'd'].map((seed) => listIds(toFormPaper(linked, 1), 'B', seed).join())).toContain('5,4');
  });

  test('names the letter under which an option is printed', () => {
    const question = { questionId: 1, optionOrder: ['3', '1', '2'] };
    expect(findPrintedLetter(question, '1')).toBe('B');
    expect(findPrintedLetter(question, '9')).toBeNull();
  });
});
