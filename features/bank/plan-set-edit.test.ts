import { expect, test } from 'vitest';
import { maxShares, type SetEdit } from './contract.ts';
import { planSetEdit, type EditableSet } from './plan-set-edit.ts';

const question = (revisionId: number, points: number[], difficulty: number | null = null) => ({
  ...{ revisionId, questionId: revisionId * 10, points, difficulty },
});
const person = (id: number) => ({ kind: 'person', id, access: 'use' }) as const;
const set: EditableSet = {
  ...{ programme: 'amc', subject: 'math', tags: ['summer'], fitsPapers: true, ownerId: 50, isOwned: true },
  sharing: { generalAccess: 'edit', shares: [person(7), { kind: 'team', id: 3, access: 'use' }] },
  questions: [question(1, [4]), question(2, [], 3)],
};
const places = new Map([...([4, 5, 6] as const).map((id) => [id, 'amc.math'] as const), [9, 'sat.math'] as const]);
const plan = (edit: Partial<SetEdit>, from: Partial<EditableSet> = {}) =>
  planSetEdit({ ...set, ...from }, { addTags: [], removeTags: [], ...edit }, places);

test('tags are added and taken away in whatever spelling, and a set that is so already stays', () => {
  expect(plan({ addTags: ['Camp', 'SUMMER'] })).toEqual([
    { field: 'tags', subjectId: null, oldValue: ['summer'], newValue: ['summer', 'camp'] },
  ]);
  expect(plan({ removeTags: ['Summer'] })).toMatchObject([{ newValue: [] }]);
  expect(plan({ addTags: ['Summer'], removeTags: ['winter'] })).toEqual([]);
});

test('points are added behind those of a question, or take their place; the first stays the main one', () => {
  expect(plan({ points: { ids: [5, 4], isReplacing: false } })).toMatchObject([
    { field: 'points', subjectId: 1, newValue: { main: 4, further: [5] } },
    { field: 'points', subjectId: 2, newValue: { main: 5, further: [4] } },
  ]);
  expect(plan({ points: { ids: [6], isReplacing: true } })).toMatchObject([
    { oldValue: { main: 4, further: [] }, newValue: { main: 6, further: [] } },
    { oldValue: { main: null, further: [] } },
  ]);
  expect(plan({ points: { ids: [], isReplacing: true } })).toMatchObject([{ subjectId: 1, newValue: { main: null } }]);
});

test('difficulty is set for the questions that have another one, or taken away', () => {
  expect(plan({ difficulty: 3 })).toEqual([{ field: 'difficulty', subjectId: 10, oldValue: null, newValue: 3 }]);
  expect(plan({ difficulty: null })).toEqual([{ field: 'difficulty', subjectId: 20, oldValue: 3, newValue: null }]);
});

test('a set is refused whole where one thing does not fit', () => {
  const place = { programme: 'sat', subject: 'math' };
  expect(plan({ points: { ids: [9], isReplacing: false }, addTags: ['camp'] })).toBe('pointElsewhere');
  expect(plan({ place })).toBe('pointsStay');
  expect(plan({ place, points: { ids: [9], isReplacing: true } }, { fitsPapers: false })).toBe('inPaper');
  expect(plan({ addTags: ['camp'] }, { tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`) })).toBe('tooManyTags');
  const many = question(1, [4, ...Array.from({ length: 9 }, (_, at) => 100 + at)]);
  expect(plan({ points: { ids: [5], isReplacing: false } }, { questions: [many] })).toBe('tooManyPoints');
});

test('a set moves with new points, or without any', () => {
  const place = { programme: 'sat', subject: 'math' };
  expect(plan({ place, points: { ids: [9], isReplacing: true } })).toMatchObject([
    { field: 'place', oldValue: { programme: 'amc' }, newValue: { programme: 'sat' } },
    { field: 'points', newValue: { main: 9 } },
    { field: 'points', newValue: { main: 9 } },
  ]);
  expect(plan({ place }, { questions: [question(2, [])] })).toMatchObject([{ field: 'place' }]);
});

test('rights are changed one by one, people before teams; the owner gets none', () => {
  const shares = [
    ...[person(9), person(5), person(50), { ...person(7), access: 'edit' as const }],
    ...[{ kind: 'team' as const, id: 3, access: null }],
  ];
  expect(plan({ sharing: { generalAccess: 'none', shares } })).toEqual([
    {
      ...{ field: 'sharing', subjectId: null, oldValue: set.sharing },
      newValue: { generalAccess: 'none', shares: [person(5), { ...person(7), access: 'edit' }, person(9)] },
    },
  ]);
  expect(plan({ sharing: { shares: [person(7)] } })).toEqual([]);
  expect(plan({ sharing: { generalAccess: 'use', shares: [] } })).toMatchObject([
    { newValue: { ...set.sharing, generalAccess: 'use' } },
  ]);
});

test('the sharing of a set is for its owner to change, and has its limit', () => {
  expect(plan({ sharing: { generalAccess: 'use', shares: [] } }, { isOwned: false })).toBe('notOwned');
  expect(plan({ addTags: ['camp'] }, { isOwned: false })).toHaveLength(1);
  const many = Array.from({ length: maxShares - 1 }, (_, at) => person(at + 100));
  expect(plan({ sharing: { shares: many } })).toBe('tooManyShares');
  expect(plan({ sharing: { shares: many.slice(1) } })).toHaveLength(1);
});
