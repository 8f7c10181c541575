import { describe, expect, test } from 'vitest';
import { findRubricProblem } from '@inkstone/exam/blueprint';
import { aRubric } from '../../testing.ts';
import {
  addLevel,
  changeJoined,
  changeScale,
  emptyLevels,
  emptyRubric,
  isInBothLanguages,
  newCriterion,
  trimRubric,
} from './edited-rubric.ts';

const pointsIn = (levels: readonly { points: number }[] = []) => levels.map(({ points }) => points);
const [content] = aRubric().criteria;
if (!content) throw new Error('the rubric has no criterion');

test.each([
  ['whole points', { least: 0, most: 300, step: 100 }, [300, 200, 100, 0]],
  ['whole points where halves are given', { least: 100, most: 300, step: 50 }, [300, 200, 100]],
  ['steps of two points', { least: 0, most: 600, step: 200 }, [600, 400, 200, 0]],
  ['no levels where there would be too many', { least: 0, most: 2000, step: 100 }, []],
  ['no levels while the scale is being typed', { least: 0, most: -1, step: 100 }, []],
])('a scale begins with %s', (_what, scale, points) => {
  expect(pointsIn(emptyLevels(scale))).toEqual(points);
});

describe('a criterion', () => {
  test('that is new has the scale and the levels of the one before, without its words', () => {
    const { name, least, most, step, levels, id } = newCriterion(content);
    expect({ name, least, most, step }).toEqual({ name: { en: '', zh: '' }, least: 0, most: 400, step: 100 });
    expect(levels).toEqual([400, 0].map((points) => ({ points, says: { en: '', zh: '' } })));
    expect(id).not.toBe(newCriterion(content).id);
  });

  test('keeps levels that were written when its scale changes, and fits those that were not', () => {
    expect(pointsIn(changeScale(content, { most: 600 }).levels)).toEqual([400, 0]);
    expect(pointsIn(changeScale(newCriterion(), { most: 200 }).levels)).toEqual([200, 100, 0]);
  });
});

test('a level is added a point below the last one, and never below zero', () => {
  expect(pointsIn(addLevel([{ points: 300, says: { en: '', zh: '' } }]))).toEqual([300, 200]);
  expect(pointsIn(addLevel(content.levels))).toEqual([400, 0, 0]);
});

test('a mark of the whole has levels of its own, and gives them up for a sum', () => {
  const whole = changeJoined(aRubric(), 'holistic');
  expect(pointsIn(whole.levels)).toEqual([500, 400, 300, 200, 100, 0]);
  expect(changeJoined(whole, 'sum')).toEqual(aRubric());
  expect(changeJoined({ ...whole, criteria: [] }, 'mean').criteria).toHaveLength(1);
});

test('what was left empty is not saved', () => {
  const [written] = aRubric().criteria;
  const rubric = { ...aRubric(), criteria: [...aRubric().criteria, newCriterion(written)] };
  expect(trimRubric(rubric)).toEqual(aRubric());
  expect(findRubricProblem(trimRubric(emptyRubric()))).toMatchObject({ is: 'nameMissing' });
});

test('a rubric is in both languages as soon as one text is', () => {
  expect(isInBothLanguages(aRubric())).toBe(false);
  expect(isInBothLanguages(aRubric({ name: { en: 'A letter', zh: '书信' } }))).toBe(true);
});
