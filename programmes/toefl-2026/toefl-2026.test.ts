import { describe, expect, test } from 'vitest';
import { getRubricBounds, findPaperProblems, listTakenParts, rubricFor, type Variant } from '@inkstone/exam/blueprint';
import { scoreAttempt } from '@inkstone/exam/scoring';
import { sampleTypes } from '../../exam/scoring/testing.ts';
import { readPublished } from '../testing/published.ts';
import { toefl2026 } from './index.ts';
import publishedExams from './published.json' with { type: 'json' };
import { fullPaper, buildFullTest } from './testing.ts';

const published = readPublished(publishedExams['v2-2026']);
const [exam, practice] = toefl2026.variants;
if (!exam || !practice) throw new Error('TOEFL of 2026 has two variants');

const pairs = published.sections.map((section) => ({
  id: section.id,
  fact: section,
  section: exam.sections.find(({ id }) => id === section.id),
}));

describe('against the facts', () => {
  test('four sections in order, without a break, valid from the published date', () => {
    expect(exam.sections.map(({ id }) => id)).toEqual(published.sections.map(({ id }) => id));
    expect(exam.sections.some(({ breakAfter }) => breakAfter)).toBe(false);
    expect(exam.appliesTo).toBe(published.appliesTo);
  });

  test.each(pairs)('$id: navigation, published times and adaptation', ({ fact: item, section }) => {
    expect(section).toMatchObject({ navigation: item.navigation, skill: item.skill, reviewScreen: item.reviewScreen });
    expect(section?.shownSeconds ?? section?.clock?.seconds).toEqual(item.shownSeconds ?? item.clock?.seconds);
    expect(section?.adaptive).toEqual(item.adaptive);
  });

  test.each(pairs)('$id: the clock, the plays and the windows of every part', ({ fact: item, section }) => {
    const look = (item: typeof section) =>
      item?.parts.map(({ clock, plays, windows, words }) => [
        clock?.seconds,
        clock?.duringAudio,
        clock?.atZero,
        plays,
        windows?.responseSeconds,
        words,
      ]);
    expect(look(section)).toEqual(look(item));
  });

  test('the name of the second module does not reveal its difficulty', () => {
    const second = buildFullTest().sections.flatMap(({ adaptive, parts }) => (adaptive ? parts.slice(1) : []));
    expect(second.map(({ name }) => name.en)).toEqual(['Module 2', 'Module 2', 'Module 2', 'Module 2']);
  });

  test.each(['reading', 'listening', 'writing', 'speaking'])(
    'the bands of %s are those of the concordance table',
    (skill) => {
      const getRows = (variant: Variant) => {
        const conversion = variant.scoring.scales.find(({ id }) => id === skill)?.tests[0]?.conversion;
        return conversion?.by === 'table' ? conversion : null;
      };
      expect(getRows(exam)?.rows).toEqual(getRows(published)?.rows);
      expect(getRows(exam)).toMatchObject({ input: 'raw', stretchTo: 30, estimate: true });
      const scale = exam.scoring.scales.find(({ id }) => id === skill);
      expect(scale?.caps).toEqual(published.scoring.scales.find(({ id }) => id === skill)?.caps);
      expect(scale).toMatchObject({ least: 1, most: 6, step: 0.5 });
    },
  );

  test('the overall is their mean', () => {
    expect(exam.scoring.total).toMatchObject({ combine: 'mean', least: 1, most: 6, step: 0.5, estimate: true });
    expect(exam.scoring.total.of).toEqual(published.scoring.total.of);
  });
});

const taken = (path: 'upper' | 'lower', mode: 'test' | 'practice' = 'test') => {
  const routes = { reading: path, listening: path };
  return buildFullTest(mode).sections.map((section) =>
    listTakenParts(section, routes).flatMap(({ sets }) => sets.flatMap(({ questions }) => questions)),
  );
};
const worth = (questions: readonly { points: number; unscored: boolean }[]) =>
  questions.filter(({ unscored }) => !unscored).reduce((sum, { points }) => sum + points, 0) / 100;

describe('a paper with its own question counts', () => {
  test('has no problems', () => {
    expect(findPaperProblems(exam, fullPaper)).toEqual([]);
  });

  test.each(['upper', 'lower'] as const)('has 35 points in reading and 35 in listening on the %s route', (path) => {
    expect(taken(path).map(worth)).toEqual([35, 35, 20, 55]);
  });

  test('trial questions after the tasks of the first module never count, and practice omits them', () => {
    const unscored = taken('upper').map((questions) =>
      questions.filter((question) => question.unscored).map(({ id }) => id),
    );
    expect(unscored).toEqual([[500, 501, 502, 503, 504], [3200, 3201], [], []]);
    const [reading = [], listening = []] = taken('upper', 'practice');
    expect([...reading, ...listening].filter(({ id }) => id === 500 || id === 3200)).toEqual([]);
    expect([worth(reading), worth(listening)]).toEqual([35, 35]);
  });

  test('gives 8, 10 and 12 seconds in turn to repeat a sentence', () => {
    const speaking = buildFullTest().sections.find(({ id }) => id === 'speaking');
    const seconds = speaking?.parts[0]?.sets.flatMap(({ questions }) =>
      questions.map((question) => question.responseSeconds),
    );
    expect(seconds).toEqual([8, 10, 12, 8, 10, 12, 8]);
  });
});

const registry = {
  ...Object.fromEntries(
    ['choice', 'complete-the-words', 'sentence-build'].map((type) => [type, { ...sampleTypes.letters, id: type }]),
  ),
  ...Object.fromEntries(['essay', 'repeat', 'interview-answer'].map((type) => [type, sampleTypes.essay])),
};

/** The score with the same share of right answers, in tenths, and the same marks for every marked task. */
const scored = (path: 'upper' | 'lower', tenths: number, marks: { writing: number; speaking: number } | null) => {
  const blueprint = buildFullTest();
  const questions = blueprint.sections.flatMap(({ id, parts }) =>
    parts.flatMap(({ sets }) => sets.flatMap((set) => set.questions.map((question) => ({ ...question, section: id })))),
  );
  const isMarked = (type: string) => ['essay', 'repeat', 'interview-answer'].includes(type);
  const answer = 'a'.repeat(tenths) + 'b'.repeat(10 - tenths);
  return scoreAttempt({
    blueprint,
    registry,
    answers: Object.fromEntries(questions.map(({ id }) => [id, answer])),
    keys: Object.fromEntries(
      questions.map(({ id, type }) => [id, { prompt: null, key: isMarked(type) ? null : 'a'.repeat(10) }]),
    ),
    marks: marks
      ? Object.fromEntries(
          questions.flatMap(({ id, type, section }): [number, number][] =>
            isMarked(type) ? [[id, section === 'writing' ? marks.writing : marks.speaking]] : [],
          ),
        )
      : {},
    routes: { reading: path, listening: path },
  });
};

describe('bands', () => {
  test.each<[string, 'upper' | 'lower', number, number, number[], number]>([
    ['all right on the upper path', 'upper', 10, 500, [6, 6, 6, 6], 6],
    ['eight of ten on the upper path', 'upper', 8, 400, [5, 5, 5, 4.5], 5],
    ['all right on the lower path: capped', 'lower', 10, 500, [4, 4, 6, 6], 5],
    ['half on the lower path', 'lower', 5, 250, [3.5, 3.5, 3.5, 3], 3.5],
    ['nothing', 'lower', 0, 0, [1, 1, 1, 1], 1],
  ])('%s', (_, path, tenths, mark, bands, overall) => {
    const { scales, total } = scored(path, tenths, { writing: mark, speaking: mark });
    expect(scales.map(({ score }) => score)).toEqual(bands);
    expect(scales.every(({ estimate }) => estimate)).toBe(true);
    expect(total).toMatchObject({ score: overall, estimate: true });
  });

  test('writing is the mean of its three tasks, not of their points', () => {
    const { scales } = scored('upper', 10, { writing: 250, speaking: 500 });
    // (1 + 0.5 + 0.5) / 3 of 30 is 20: band 4.
    expect(scales.find(({ id }) => id === 'writing')?.score).toBe(4);
  });

  test('wait for a teacher if they need one', () => {
    const { scales, total } = scored('upper', 10, null);
    expect(scales.map(({ score }) => score)).toEqual([6, 6, null, null]);
    expect(total.score).toBeNull();
  });
});

test.each([
  ['writing', 'email', 'essay', 'email'],
  ['writing', 'discussion', 'essay', 'academic-discussion'],
  ['speaking', 'repeat', 'repeat', 'repeat'],
  ['speaking', 'interview', 'interview-answer', 'interview'],
])('%s/%s is marked by its own rubric from 0 to 5', (sectionId, partId, type, id) => {
  const rubric = rubricFor(exam, { sectionId, partId, type });
  expect(rubric?.id).toBe(id);
  expect(rubric && getRubricBounds(rubric)).toEqual({ least: 0, most: 500 });
});

test('a practice text is marked by the criteria that email and discussion share', () => {
  const rubric = rubricFor(practice, { sectionId: 'writing', partId: 'texts', type: 'essay' });
  expect(rubric?.id).toBe('text');
  expect(rubric && getRubricBounds(rubric)).toEqual({ least: 0, most: 500 });
});

test.each([...exam.rubrics, ...practice.rubrics])(
  'the rubric $id describes every whole mark in both languages',
  (rubric) => {
    for (const levels of [rubric.levels ?? [], ...rubric.criteria.map((item) => item.levels)]) {
      expect(levels.map(({ points }) => points)).toEqual([500, 400, 300, 200, 100, 0]);
      for (const { says } of levels) {
        expect(says.en).toMatch(/^[A-Z].*\.$/);
        expect(says.zh).toMatch(/。$/);
      }
    }
  },
);
