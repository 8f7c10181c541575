import { expect, test } from 'vitest';
import { buildQuestion } from '../web/testing.tsx';
import { computeComposite, toWeightedSections } from './composite.ts';

const counts = { right: 0, wrong: 0, partial: 0, blank: 0, seconds: 0 };
const section = (id: string, earned: number, possible: number, weight: number | null) => {
  return { ...counts, id, name: id, earned, possible, weight };
};

test('sections add their share of the weight', () => {
  const sections = toWeightedSections({
    sections: [section('choice', 44, 55, 40), section('essay', 3, 6, 15)],
    questions: [],
  });
  expect(sections.map(({ share, contribution }) => [share, contribution])).toEqual([
    [80, 32],
    [50, 7.5],
  ]);
  expect(computeComposite(sections)).toEqual({ score: 39.5, most: 55 });
});

test('an unmarked section leaves the composite open', () => {
  const questions = [buildQuestion({ sectionId: 'essay', outcome: 'toBeMarked', earned: null })];
  const sections = toWeightedSections({
    sections: [section('choice', 44, 55, 40), section('essay', 0, 6, 15)],
    questions,
  });
  expect(sections[1]).toMatchObject({ share: null, contribution: null });
  expect(computeComposite(sections)).toEqual({ score: null, most: 55 });
});

test('without weights there is no composite', () => {
  expect(computeComposite(toWeightedSections({ sections: [section('tasks', 1, 2, null)], questions: [] }))).toBeNull();
});
