import { describe, expect, test } from 'vitest';
import { buildBlueprint, buildPartRule, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { countQuestions } from './count-questions.ts';

const blueprint = buildBlueprint({
  sections: [
    buildSectionRule('english'),
    buildSectionRule('prompts', { parts: [buildPartRule('main', { choose: 1, types: [] })] }),
    buildSectionRule('writing', { optional: true, parts: [buildPartRule('main', { types: [] })] }),
  ],
  filled: [
    { section: 'english', sets: [[1, 2, 3]] },
    { section: 'prompts', sets: [[4, 5]], type: 'essay' },
    { section: 'writing', sets: [[6]], type: 'essay' },
  ],
});
const counted = (answered: readonly number[], isOver: boolean) =>
  countQuestions(blueprint, { routes: {}, answered: new Set(answered), isOver });

describe('question counts', () => {
  test('an optional section that was skipped is not counted after submission', () => {
    expect(counted([1, 2, 5], true)).toEqual({ answered: 3, total: 4, byMachine: 3, byTeacher: 1 });
  });

  test('an optional section is counted while it can still be answered, and after submission if something in it was answered', () => {
    expect(counted([1, 2, 5], false)).toEqual({ answered: 3, total: 5, byMachine: 3, byTeacher: 2 });
    expect(counted([1, 6], true)).toEqual({ answered: 2, total: 5, byMachine: 3, byTeacher: 2 });
  });

  test('among prompts to choose from, only the required number counts, however many were started', () => {
    expect(counted([4, 5], true)).toMatchObject({ answered: 1, total: 4 });
  });
});
