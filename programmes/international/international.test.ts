import { describe, expect, test } from 'vitest';
import { bindBlueprint, findPaperProblems, getQuestionPoints } from '@inkstone/exam/blueprint';
import { buildSet, choices } from '../toefl-parts/testing.ts';
import { readPublished } from '../testing/published.ts';
import { international } from './index.ts';
import publishedExams from './published.json' with { type: 'json' };

const published = readPublished(publishedExams.listening);
const [full, practice] = international.variants;

const getSets = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => buildSet(first + index, ['choice']));

const paper = [
  { section: 'listening', part: 'pictures', sets: getSets(1, 7) },
  { section: 'listening', part: 'dialogues', sets: getSets(8, 6) },
  { section: 'listening', part: 'notes', sets: [buildSet(14, ['blanks'])] },
  { section: 'listening', part: 'interview', sets: [buildSet(20, choices(6))] },
];

describe('the listening paper matches the facts', () => {
  const [section] = full?.sections ?? [];
  const [theirs] = published.sections;

  test('half an hour, free navigation, every recording twice', () => {
    expect(section?.clock?.seconds).toBe(theirs?.clock?.seconds);
    expect(section?.navigation).toBe(theirs?.navigation);
    const getPlays = (item: typeof section) => item?.parts.map(({ plays, types }) => [plays, types[0]]);
    expect(getPlays(section)).toEqual(getPlays(theirs));
  });

  test('points part by part, 25 in total', () => {
    const marks = (section?.parts ?? []).map((part) => {
      const type = part.types[0] ?? '';
      const each = full && section ? getQuestionPoints({ variant: full, section, part }, { type }) : 0;
      return ((part.questions?.to ?? 0) * part.sets.to * each) / 100;
    });
    expect(marks).toEqual(theirs?.parts.map(({ questions }) => questions?.to));
    const { least, most, step, combine } = published.scoring.total;
    expect(full?.scoring.total).toMatchObject({ least, most, step, combine, estimate: false });
    expect(most).toBe(25);
  });

  test('a paper with its own question counts is valid; in homework it has no clock, but its plays are limited', () => {
    expect(full && findPaperProblems(full, paper)).toEqual([]);
    const home = bindBlueprint(international, 'listening', { paper, choices: { mode: 'practice' } });
    expect(home.sections[0]?.clock).toBeNull();
    expect(home.sections[0]?.parts.map(({ plays }) => plays)).toEqual([2, 2, 2, 2]);
  });
});

test('practice accepts any task, played twice', () => {
  expect(practice?.sections[0]?.parts.map(({ types, plays }) => [types, plays])).toEqual([[[], 2]]);
});
