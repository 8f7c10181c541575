import { describe, expect, test } from 'vitest';
import { getRubricBounds, combineMarks, findLevel, rubricFor } from './rubric.ts';
import type { Rubric } from './scoring-rule.ts';
import { buildVariant } from './testing.ts';

const says = { en: 'Like this.', zh: '如此。' };
const criterion = (id: string, most = 500) => ({ id, name: says, least: 0, most, step: 50, levels: [] });
const aRubric = (id: string, more: Partial<Rubric> = {}): Rubric => ({
  id,
  name: says,
  types: ['essay'],
  joined: 'sum',
  criteria: [criterion('content'), criterion('language', 300)],
  ...more,
});

test.each([
  ['integrated', 'essay', 'of the part'],
  ['discussion', 'essay', 'of the section'],
  ['discussion', 'email', undefined],
])('a question of %s, %s has the rubric %s', (partId, type, id) => {
  const rubrics = [
    aRubric('anywhere'),
    aRubric('of the section', { of: ['writing'] }),
    aRubric('of the part', { of: ['writing/integrated'] }),
  ];
  const variant = buildVariant([], { rubrics });
  expect(rubricFor(variant, { sectionId: 'writing', partId, type })?.id).toBe(id);
  expect(rubricFor(variant, { sectionId: 'elsewhere', partId, type: 'essay' })?.id).toBe('anywhere');
});

test('points reach the highest level whose threshold they meet', () => {
  const levels = [300, 200, 0].map((points) => ({ points, says }));
  expect([350, 250, 199, -1].map((points) => findLevel({ levels }, points)?.points)).toEqual([300, 200, 0, undefined]);
});

describe('the mark of a rubric', () => {
  const marks = { content: 400, language: 250 };
  const levels = [400, 100, 0].map((points) => ({ points, says }));

  test.each<[Rubric['joined'], number | null, number]>([
    ['sum', 650, 800],
    ['mean', 325, 400],
    ['holistic', null, 400],
  ])('joined by %s comes to %s of %s', (joined, mark, most) => {
    const rubric = aRubric('one', { joined, levels });
    expect(combineMarks(rubric, marks)).toBe(mark);
    expect(getRubricBounds(rubric)).toEqual({ least: 0, most });
  });

  test('is null while a criterion has no mark', () => {
    expect(combineMarks(aRubric('one'), { content: 400 })).toBeNull();
  });
});
