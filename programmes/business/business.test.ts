import { expect, test } from 'vitest';
import {
  bindBlueprint,
  getRubricBounds,
  findPaperProblems,
  rubricFor,
  type PaperSection,
} from '@inkstone/exam/blueprint';
import { scoreAttempt } from '@inkstone/exam/scoring';
import { sampleTypes } from '../../exam/scoring/testing.ts';
import { readPublished } from '../testing/published.ts';
import published from '../toefl-basic/published.json' with { type: 'json' };
import { buildSet, choices } from '../toefl-parts/testing.ts';
import { business } from './index.ts';

const [variant] = business.variants;
if (!variant) throw new Error('There is no variant.');
const ownPapers = readPublished(published['own-papers']);

const paper: readonly PaperSection[] = [
  { section: 'choice', seconds: 600, sets: [buildSet(1, choices(4))] },
  { section: 'cases', sets: [buildSet(2, ['essay', 'short-answer'])] },
];

test('it matches the facts about a provider’s own papers', () => {
  const [theirs] = ownPapers.sections;
  for (const section of variant.sections) {
    expect([section.configurable, section.navigation]).toEqual([theirs?.configurable, theirs?.navigation]);
    expect(section.parts.map(({ questions }) => questions)).toEqual([null]);
  }
  const { combine, least, most } = ownPapers.scoring.total;
  expect(variant.scoring.total).toMatchObject({ combine, least, most });
});

test('a paper has the sections and times that it sets', () => {
  expect(findPaperProblems(variant, paper)).toEqual([]);
  const { sections, scoring } = bindBlueprint(business, 'paper', { paper, choices: { mode: 'test' } });
  expect(sections.map(({ id, clock }) => [id, clock?.seconds])).toEqual([
    ['choice', 600],
    ['cases', 1800],
  ]);
  expect(scoring.total.of).toEqual(['choice', 'cases']);
});

test('a case is marked by knowledge, accuracy and clarity of writing, from 0 to 5 in halves', () => {
  for (const type of ['essay', 'short-answer']) {
    const rubric = rubricFor(variant, { sectionId: 'cases', partId: 'questions', type });
    expect(rubric?.criteria.map(({ id }) => id)).toEqual(['knowledge', 'accuracy', 'clarity']);
    expect(rubric?.criteria.every(({ least, most, step }) => least === 0 && most === 500 && step === 50)).toBe(true);
    expect(rubric && getRubricBounds(rubric)).toEqual({ least: 0, most: 500 });
  }
});

test('the score is a percentage in which each section is weighted by its points in the paper', () => {
  const blueprint = bindBlueprint(business, 'paper', {
    paper: paper.map((section) => ({
      ...section,
      sets: section.sets.map((set) => ({
        ...set,
        questions: set.questions.map((question) => ({ ...question, points: section.section === 'cases' ? 300 : 100 })),
      })),
    })),
    choices: { mode: 'test' },
  });
  const questions = blueprint.sections.flatMap(({ parts }) =>
    parts.flatMap(({ sets }) => sets.flatMap((set) => set.questions)),
  );
  const written = questions.filter(({ points }) => points === 300);
  const { total } = scoreAttempt({
    blueprint,
    registry: { choice: sampleTypes.letter, essay: sampleTypes.essay, 'short-answer': sampleTypes.essay },
    answers: Object.fromEntries(written.map(({ id }) => [id, 'a'])),
    keys: Object.fromEntries(questions.map(({ id }) => [id, { prompt: null, key: null }])),
    marks: Object.fromEntries(written.map(({ id }) => [id, 300])),
    routes: {},
  });
  // Six of ten points, although four of the six questions are blank.
  expect(total).toMatchObject({ score: 60, estimate: false });
});
