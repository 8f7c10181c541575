import { describe, expect, test } from 'vitest';
import {
  getRubricBounds,
  combineMarks,
  findPaperProblems,
  rubricFor,
  type PaperSection,
  type Variant,
} from '@inkstone/exam/blueprint';
import { buildSet } from '../toefl-parts/testing.ts';
import { apCard } from './card.ts';
import { ap } from './index.ts';
import { findForm, scoreWith } from './testing.ts';

/** A paper with exactly the questions of an exam. */
const getPaper = (variant: Variant): readonly PaperSection[] => {
  let set = 0;
  return variant.sections.flatMap((section) =>
    section.parts.map((part) => ({
      section: section.id,
      part: part.id,
      sets: Array.from({ length: part.sets.from }, () =>
        buildSet(
          (set += 1),
          Array.from({ length: part.questions?.from ?? 1 }, () => part.types[0] ?? 'choice'),
        ),
      ),
    })),
  );
};

test.each(ap.variants.map((variant) => [variant.id, variant] as const))(
  'a paper for %s can be composed',
  (_, variant) => {
    expect(findPaperProblems(variant, getPaper(variant))).toEqual([]);
  },
);

describe('the composite', () => {
  const history = findForm('world-history');
  const getScore = (shares: Readonly<Record<string, number>>) => scoreWith(history, getPaper(history), shares);

  test.each([
    [{ choice: 55, 'short-answer': 300, 'document-question': 700, 'long-essay': 600 }, 5],
    [{ choice: 44, 'short-answer': 200, 'document-question': 500, 'long-essay': 400 }, 4],
    [{ choice: 33, 'short-answer': 100, 'document-question': 400, 'long-essay': 300 }, 3],
    [{ choice: 22, 'short-answer': 100, 'document-question': 200, 'long-essay': 200 }, 2],
    [{ choice: 11, 'short-answer': 0, 'document-question': 100, 'long-essay': 100 }, 1],
  ])('%o is a %d, as an estimate', (shares, score) => {
    expect(getScore(shares).total).toMatchObject({ score, least: 1, most: 5, estimate: true });
  });

  test('of three essays only the written one counts, and the other two are not required', () => {
    const { sections, questions } = getScore({
      choice: 55,
      'short-answer': 300,
      'document-question': 700,
      'long-essay': 600,
    });
    expect(sections.map(({ earned, possible }) => [earned, possible])).toEqual([
      [5500, 5500],
      [900, 900],
      [700, 700],
      [600, 600],
    ]);
    expect(questions.filter(({ outcome }) => outcome === 'notChosen')).toHaveLength(3);
  });

  test('it is null while a text waits for its mark', () => {
    expect(getScore({ choice: 55, 'short-answer': 300, 'document-question': 700 }).total.score).toBeNull();
  });
});

test.each([
  ['us-history', 'document-question', 'document', 'essay', 700],
  ['us-history', 'long-essay', 'prompts', 'essay', 600],
  ['us-history', 'short-answer', 'required', 'short-answer', 300],
  ['history-practice', 'long-essay', 'tasks', 'essay', 600],
  ['seminar', 'argument-analysis', 'argument', 'short-answer', 300],
  ['seminar', 'argument-analysis', 'reasoning', 'short-answer', 600],
  ['seminar-practice', 'argument-analysis', 'evidence', 'short-answer', 600],
  ['seminar', 'argument-essay', 'essay', 'essay', 2400],
  ['computer-science-principles', 'project-reference', 'project', 'code-picture', 200],
  ['computer-science-principles', 'free-response', 'testing', 'short-answer', 100],
  ['english-language', 'free-response', 'rhetoric', 'essay', 600],
])('%s, %s/%s: the maximum of the rubric equals the points of the question', (id, sectionId, partId, type, most) => {
  const variant = findForm(id);
  const rubric = rubricFor(variant, { sectionId, partId, type });
  const part = variant.sections
    .find((candidate) => candidate.id === sectionId)
    ?.parts.find((candidate) => candidate.id === partId);
  expect(rubric && getRubricBounds(rubric)).toEqual({ least: 0, most });
  expect(part?.pointsByType?.[type]).toBe(most);
});

test('rubric rows are added, and a row of six points has even points only', () => {
  const [, , longEssay] = findForm('us-history').rubrics.toSorted((a, b) => a.id.localeCompare(b.id));
  expect(longEssay?.id).toBe('ap-short-answer');
  expect(longEssay && combineMarks(longEssay, { a: 100, b: 0, c: 100 })).toBe(200);
  const essay = findForm('seminar').rubrics.find(({ types }) => types.includes('essay'));
  expect(essay?.criteria.map(({ most, step }) => [most, step])).toEqual(Array(4).fill([600, 200]));
});

test('every exam whose report is not the standard one names the kind of its report', () => {
  const kinds: Readonly<Record<string, string>> = apCard.reportKinds;
  const ids = ap.variants.map(({ id }) => id);
  expect(Object.keys(kinds).filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set([...Object.values(kinds), 'standard'])).toEqual(new Set(Object.values(ap.reports)));
});
