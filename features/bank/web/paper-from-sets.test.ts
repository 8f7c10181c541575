import { describe, expect, test } from 'vitest';
import { loadProgramme } from '@inkstone/programmes/lazy';
import type { ComposedSet } from './composed-paper.ts';
import { groupUnplacedSets, buildPaperFromSets } from './paper-from-sets.ts';

await Promise.all(['amc', 'defined', 'sat', 'toefl-2023', 'toefl-classic'].map(loadProgramme));

const aSet = (draft: Partial<ComposedSet>): ComposedSet => ({
  setId: 1,
  revisionId: 1,
  version: 1,
  newestVersion: 1,
  isHidden: false,
  isRestricted: false,
  title: 'A',
  titleZh: null,
  programme: 'amc',
  subject: 'math',
  questions: [{ id: 1, type: 'choice', points: 100 }],
  ...draft,
});

test('a set of choice questions starts a paper of the first exam of its programme', () => {
  const set = aSet({});
  expect(buildPaperFromSets([set])).toMatchObject({
    programme: 'amc',
    variant: 'amc-8',
    sections: [{ section: 'contest', sets: [set] }],
  });
});

test('a set is placed in the first section that accepts all of its questions', () => {
  const odd = aSet({ questions: [{ id: 1, type: 'ordering', points: 100 }] });
  expect(buildPaperFromSets([odd])).toMatchObject({
    variant: 'practice',
    sections: [{ section: 'practice', sets: [odd] }],
  });
  const essay = aSet({
    programme: 'toefl-2023',
    subject: 'writing',
    questions: [{ id: 1, type: 'essay', points: 100 }],
  });
  const filled = buildPaperFromSets([essay]).sections.filter(({ sets }) => sets.length > 0);
  expect(filled).toMatchObject([{ section: 'writing', sets: [essay] }]);
});

test('a set of a programme without exams starts an empty paper', () => {
  expect(buildPaperFromSets([aSet({ programme: 'gone' })]).sections).toEqual([]);
});

const choices = (setId: number, count: number, draft: Partial<ComposedSet> = {}): ComposedSet =>
  aSet({
    setId,
    title: `Set ${setId}`,
    questions: Array.from({ length: count }, (_, index) => ({
      id: setId * 100 + index,
      type: 'choice',
      points: 100,
    })),
    ...draft,
  });
const toFilledSections = (sets: readonly ComposedSet[]) =>
  buildPaperFromSets(sets).sections.flatMap(({ section, part, sets: sectionSets }) =>
    sectionSets.length > 0 ? [[section, part, sectionSets.map(({ setId }) => setId)]] : [],
  );

describe('a paper from several sets', () => {
  test('keeps the order of selection', () => {
    const sets = [3, 1, 2].map((id) => choices(id, 5));
    expect(buildPaperFromSets(sets)).toMatchObject({ variant: 'amc-8' });
    expect(toFilledSections(sets)).toEqual([['contest', null, [3, 1, 2]]]);
  });

  test('places sets in the sections of their subjects, and in a further part once the previous is full', () => {
    const listening = { programme: 'toefl-2023', subject: 'listening' };
    const sets = [
      choices(1, 6, listening),
      choices(2, 10, { programme: 'toefl-2023', subject: 'reading' }),
      choices(3, 5, listening),
      choices(4, 6, listening),
    ];
    expect(toFilledSections(sets)).toEqual([
      ['reading', null, [2]],
      ['listening', 'part-1', [1, 3]],
      ['listening', 'part-2', [4]],
    ]);
  });

  test('picks the exam that accepts most of them', () => {
    const odd = choices(3, 1, { questions: [{ id: 3, type: 'ordering', points: 100 }] });
    expect(buildPaperFromSets([choices(1, 5), odd])).toMatchObject({ programme: 'amc', variant: 'practice' });
    const foreign = choices(1, 5, { programme: 'sat', subject: 'math' });
    expect(buildPaperFromSets([foreign, choices(2, 5), choices(3, 5)])).toMatchObject({
      programme: 'amc',
      variant: 'amc-8',
    });
  });
});

describe('sets that do not fit', () => {
  test('are reported by reason: another programme, or no section that accepts them', () => {
    const foreign = [7, 8].map((id) => choices(id, 5, { programme: 'sat', subject: 'math' }));
    const odd = choices(9, 1, { questions: [{ id: 9, type: 'ordering', points: 100 }] });
    const selectedSets = [...[1, 2, 3].map((id) => choices(id, 5)), ...foreign, odd];
    const eight = buildPaperFromSets(selectedSets.slice(0, 3));
    expect(eight.variant).toBe('amc-8');
    expect(groupUnplacedSets(eight, selectedSets)).toEqual([
      { reason: 'programme', programme: 'sat', types: [], sets: foreign },
      { reason: 'types', programme: 'amc', types: ['ordering'], sets: [odd] },
    ]);
  });

  test('are none if one exam accepts sets of the other, or if an optional part could hold them', () => {
    const classic = choices(1, 10, { programme: 'toefl-classic', subject: 'reading' });
    const selectedSets = [choices(2, 10, { programme: 'toefl-2023', subject: 'reading' }), classic];
    expect(groupUnplacedSets(buildPaperFromSets(selectedSets), selectedSets)).toEqual([]);
    expect(groupUnplacedSets(buildPaperFromSets(selectedSets.slice(0, 1)), selectedSets)).toEqual([]);
  });

  test('of a programme without papers are reported although there is no paper', () => {
    const own = choices(1, 1, { programme: 'defined', subject: 'tasks' });
    expect(buildPaperFromSets([own]).variant).toBe('');
    expect(groupUnplacedSets(buildPaperFromSets([own]), [own])).toEqual([
      { reason: 'nowhere', programme: 'defined', types: [], sets: [own] },
    ]);
  });
});
