import { bindBlueprint, type Blueprint, type PaperSection } from '@inkstone/exam/blueprint';
import { scoredQuestionTypes } from '@inkstone/exam/scored';
import { scoreAttempt, type AttemptScore } from '@inkstone/exam/scoring';
import { buildSet, choices } from '../toefl-parts/testing.ts';
import { act } from './index.ts';

const sets = (first: number, counts: readonly number[]): PaperSection['sets'] =>
  counts.map((count, index) => buildSet(first + index, choices(count)));

const essay: PaperSection = { section: 'writing', part: 'essay', sets: [buildSet(90, ['essay'])] };

/** The complete enhanced test: English is sets 1 to 5, Math 10, Reading 20 to 23, Science 30 to 36, the essay 90. */
export const enhancedPaper: readonly PaperSection[] = [
  { section: 'english', part: 'passages', sets: sets(1, [10, 10, 10, 10, 10]) },
  { section: 'math', part: 'questions', sets: sets(10, [45]) },
  { section: 'reading', part: 'passages', sets: sets(20, [9, 9, 9, 9]) },
  { section: 'science', part: 'passages', sets: sets(30, [5, 5, 6, 6, 6, 6, 6]) },
  essay,
];

/** The complete classic test. */
export const classicPaper: readonly PaperSection[] = [
  { section: 'english', part: 'passages', sets: sets(1, [15, 15, 15, 15, 15]) },
  { section: 'math', part: 'questions', sets: sets(10, [60]) },
  { section: 'reading', part: 'passages', sets: sets(20, [10, 10, 10, 10]) },
  { section: 'science', part: 'passages', sets: sets(30, [6, 6, 7, 7, 7, 7]) },
  essay,
];

/** A blueprint of a test with these questions. */
export const buildTest = (variant: string, paper: readonly PaperSection[]): Blueprint =>
  bindBlueprint(act, variant, { paper, choices: { mode: 'test' } });

const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));

/** The score for a number of right answers per section, and a mark of the essay in hundredths. */
export const scoreWith = (
  blueprint: Blueprint,
  counts: { right: Readonly<Record<string, number>>; essay?: number; skipped?: readonly string[] },
): AttemptScore => {
  const questions = blueprint.sections.flatMap((section) =>
    section.parts
      .flatMap(({ sets: its }) => its.flatMap((set) => set.questions))
      .map((question, index) => ({
        ...question,
        sectionId: section.id,
        isRight: index < (counts.right[section.id] ?? 0),
      })),
  );
  const presented = questions.filter(({ sectionId }) => !counts.skipped?.includes(sectionId));
  const essays = questions.filter(({ type }) => type === 'essay');
  return scoreAttempt({
    blueprint,
    registry: scoredQuestionTypes,
    answers: Object.fromEntries(
      presented.map(({ id, type, isRight }) => [id, type === 'choice' ? (isRight ? 'A' : 'B') : 'A text.']),
    ),
    keys: Object.fromEntries(
      questions.map(({ id, type }) => [
        id,
        type === 'choice'
          ? { prompt: { text: '<p>Which?</p>', options }, key: 'A' }
          : { prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '<p>A model.</p>' } },
      ]),
    ),
    marks: counts.essay === undefined ? {} : Object.fromEntries(essays.map(({ id }) => [id, counts.essay ?? 0])),
  });
};
