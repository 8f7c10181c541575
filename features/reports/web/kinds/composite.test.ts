import { expect, test } from 'vitest';
import { aQuestion } from '../testing.tsx';
import { compositeOf, weighed } from './composite.ts';

const counts = { right: 0, wrong: 0, partial: 0, blank: 0, seconds: 0 };
const section = (id: string, earned: number, possible: number, weight: number | null) => {
  return { ...counts, id, name: id, earned, possible, weight };
};

test('sections add their share of the weight', () => {
  const sections = weighed({ sections: [section('choice', 44, 55, 40), section('essay', 3, 6, 15)], questions: [] });
  expect(sections.map(({ share, adds }) => [share, adds])).toEqual([
    [80, 32],
    [50, 7.5],
  ]);
  expect(compositeOf(sections)).toEqual({ got: 39.5, most: 55 });
});

test('a section that waits for a mark leaves the composite open', () => {
  const questions = [aQuestion({ sectionId: 'essay', outcome: 'toBeMarked', earned: null })];
  const sections = weighed({ sections: [section('choice', 44, 55, 40), section('essay', 0, 6, 15)], questions });
  expect(sections[1]).toMatchObject({ share: null, adds: null });
  expect(compositeOf(sections)).toEqual({ got: null, most: 55 });
});

test('where nothing is weighed there is no composite', () => {
  expect(compositeOf(weighed({ sections: [section('tasks', 1, 2, null)], questions: [] }))).toBeNull();
});
