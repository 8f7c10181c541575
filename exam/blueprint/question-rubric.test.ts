import { describe, expect, test } from 'vitest';
import { findRubricProblem, getRubricMost, toMarkingRubric, type QuestionRubric } from './question-rubric.ts';

const text = (en: string, zh = '') => ({ en, zh });
const level = (points: number, en = 'Like this.') => ({ points, says: text(en) });
const criterion = (id: string, change: Partial<QuestionRubric['criteria'][number]> = {}) => ({
  ...{ id, name: text('Content', '内容'), least: 0, most: 400, step: 100, levels: [level(400), level(200), level(0)] },
  ...change,
});
const aRubric = (change: Partial<QuestionRubric> = {}): QuestionRubric => ({
  name: text('', '作文'),
  joined: 'sum',
  criteria: [criterion('content'), criterion('language', { most: 200, step: 50, levels: [] })],
  ...change,
});
const holistic = (levels: QuestionRubric['levels'], criteria: QuestionRubric['criteria'] = []) =>
  aRubric({ joined: 'holistic', criteria, levels });

describe('a rubric of a question', () => {
  test.each<[string, QuestionRubric]>([
    ['a sum of criteria, of which one says nothing of its scores', aRubric()],
    ['a mean of equal scales', aRubric({ joined: 'mean', criteria: [criterion('a'), criterion('b')] })],
    ['a mark of the whole', holistic([level(500), level(0)])],
    ['a mark of the whole with criteria', holistic([level(500), level(0)], [criterion('a')])],
  ])('is valid: %s', (_what, rubric) => {
    expect(findRubricProblem(rubric)).toBeUndefined();
  });

  const one = (change: Parameters<typeof criterion>[1]) => aRubric({ criteria: [criterion('a', change)] });
  test.each<[string, QuestionRubric, ReturnType<typeof findRubricProblem>]>([
    ['without a name', aRubric({ name: text(' ') }), { is: 'nameMissing', criterion: null, level: null }],
    ['a sum of nothing', aRubric({ criteria: [] }), { is: 'criteriaMissing', criterion: null, level: null }],
    [
      'thirteen criteria',
      aRubric({ criteria: Array.from({ length: 13 }, (_, at) => criterion(`c${at}`)) }),
      { is: 'tooMany', criterion: null, level: null },
    ],
    ['a criterion without a name', one({ name: text('') }), { is: 'nameMissing', criterion: 0, level: null }],
    [
      'a criterion twice',
      aRubric({ criteria: [criterion('a'), criterion('a')] }),
      { is: 'criterionTwice', criterion: 1, level: null },
    ],
    ['a quarter of a point', one({ step: 25 }), { is: 'pointsWrong', criterion: 0, level: null }],
    ['not a number', one({ most: Number.NaN }), { is: 'pointsWrong', criterion: 0, level: null }],
    ['a scale of one score', one({ least: 400 }), { is: 'boundsWrong', criterion: 0, level: null }],
    ['no step', one({ step: 0 }), { is: 'boundsWrong', criterion: 0, level: null }],
    ['steps that do not reach the top', one({ step: 300 }), { is: 'boundsWrong', criterion: 0, level: null }],
    ['equal levels', one({ levels: [level(200), level(200)] }), { is: 'levelsNotFalling', criterion: 0, level: 1 }],
    ['rising levels', one({ levels: [level(200), level(300)] }), { is: 'levelsNotFalling', criterion: 0, level: 1 }],
    ['a level above the scale', one({ levels: [level(500)] }), { is: 'levelOutside', criterion: 0, level: 0 }],
    ['a level between two steps', one({ levels: [level(350)] }), { is: 'levelOutside', criterion: 0, level: 0 }],
    [
      'a level that says nothing',
      one({ levels: [level(400, ' ')] }),
      { is: 'levelTextMissing', criterion: 0, level: 0 },
    ],
    [
      'eleven levels',
      one({ most: 1000, levels: Array.from({ length: 11 }, (_, at) => level(1000 - at * 100)) }),
      { is: 'tooMany', criterion: 0, level: null },
    ],
    ['a mean of different scales', aRubric({ joined: 'mean' }), { is: 'boundsDiffer', criterion: null, level: null }],
    ['a mark of the whole of one level', holistic([level(500)]), { is: 'levelsMissing', criterion: null, level: null }],
    [
      'levels of the whole that rise',
      holistic([level(0), level(500)]),
      { is: 'levelsNotFalling', criterion: null, level: 1 },
    ],
  ])('is refused: %s', (_what, rubric, problem) => {
    expect(findRubricProblem(rubric)).toEqual(problem);
  });

  test('is marked with each text in the language in which there is one', () => {
    const rubric = toMarkingRubric(holistic([level(500), level(0)], [criterion('a')]), 'essay');
    expect(rubric).toMatchObject({
      ...{ id: 'own', types: ['essay'], name: { en: '作文', zh: '作文' } },
      criteria: [
        { name: { en: 'Content', zh: '内容' }, levels: [{ says: { en: 'Like this.', zh: 'Like this.' } }, {}, {}] },
      ],
      levels: [{ points: 500, says: { en: 'Like this.', zh: 'Like this.' } }, { points: 0 }],
    });
    expect(toMarkingRubric(aRubric({ levels: [level(100)] }), 'essay')).not.toHaveProperty('levels');
  });

  test.each([
    ['sum', 600],
    ['mean', 300],
  ] as const)('joined by %s gives %s at most', (joined, most) => {
    expect(getRubricMost(aRubric({ joined }))).toBe(most);
    expect(getRubricMost(aRubric({ joined, criteria: [] }))).toBe(0);
  });
});
