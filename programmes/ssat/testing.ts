import { bindBlueprint, type Blueprint, type PaperSection } from '@inkstone/exam/blueprint';
import { scoredQuestionTypes } from '@inkstone/exam/scored';
import { scoreAttempt, type AttemptScore } from '@inkstone/exam/scoring';
import { buildSet, choices } from '../toefl-parts/testing.ts';
import { ssat } from './index.ts';

const part = (section: string, id: string, set: number, count: number): PaperSection => ({
  section,
  part: id,
  sets: [buildSet(set, choices(count))],
});

const essay: PaperSection = { section: 'writing-sample', part: 'writing', sets: [buildSet(90, ['essay'])] };

/** The complete Upper or Middle Level. */
export const longPaper: readonly PaperSection[] = [
  essay,
  part('quantitative-1', 'questions', 1, 25),
  part('reading', 'passages', 2, 40),
  part('verbal', 'synonyms', 3, 30),
  part('verbal', 'analogies', 4, 30),
  part('quantitative-2', 'questions', 5, 25),
  part('experimental', 'mixed', 6, 16),
];

/** The complete Elementary Level. */
export const shortPaper: readonly PaperSection[] = [
  part('quantitative', 'questions', 1, 30),
  part('verbal', 'questions', 2, 30),
  part('reading', 'passages', 3, 28),
  essay,
  part('experimental', 'mixed', 4, 15),
];

/** A blueprint of a test with these questions. */
export const buildTest = (level: string, paper: readonly PaperSection[]): Blueprint =>
  bindBlueprint(ssat, level, { paper, choices: { mode: 'test' } });

/** Number of right and wrong answers per section; the rest is blank, and the text is written. */
export type AnswerCounts = Readonly<Record<string, { right?: number; wrong?: number }>>;

const options = ['A', 'B', 'C', 'D', 'E'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));

/** The score with these answers. */
export const scoreWith = (blueprint: Blueprint, answered: AnswerCounts): AttemptScore => {
  const questions = blueprint.sections.flatMap(({ id: section, parts }) =>
    parts
      .flatMap(({ sets }) => sets.flatMap((set) => set.questions))
      .map(({ id, type }, index) => {
        const { right = 0, wrong = 0 } = answered[section] ?? {};
        return { id, type, answer: index < right ? 'A' : index < right + wrong ? 'B' : null };
      }),
  );
  const isEssay = ({ type }: { type: string }): boolean => type === 'essay';
  return scoreAttempt({
    blueprint,
    registry: scoredQuestionTypes,
    answers: Object.fromEntries(
      questions.map((question) => [question.id, isEssay(question) ? 'A text.' : question.answer]),
    ),
    keys: Object.fromEntries(
      questions.map((question) => [
        question.id,
        isEssay(question)
          ? { prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '<p>A model.</p>' } }
          : { prompt: { text: '<p>Which?</p>', options }, key: 'A' },
      ]),
    ),
  });
};
