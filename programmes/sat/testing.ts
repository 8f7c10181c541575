import { bindBlueprint, type Blueprint, type PaperSection } from '@inkstone/exam/blueprint';
import { scoredQuestionTypes } from '@inkstone/exam/scored';
import { scoreAttempt, type AttemptScore } from '@inkstone/exam/scoring';
import { buildSet, choices } from '../toefl-parts/testing.ts';
import { sat } from './index.ts';

const modules = ['module-1', 'module-2-harder', 'module-2-easier'] as const;

const numericTypes = (count: number): string[] => Array.from({ length: count }, () => 'numeric-entry');

/** All modules of the digital test: sets 1 to 3 reading, 4 to 6 mathematics; question 101 is the second of set 1. */
export const digitalPaper: readonly PaperSection[] = [
  ...modules.map((part, index) => ({ section: 'reading-writing', part, sets: [buildSet(index + 1, choices(27))] })),
  ...modules.map((part, index) => ({
    section: 'math',
    part,
    sets: [buildSet(index + 4, [...choices(16), ...numericTypes(6)])],
  })),
];

/** The paper test with its essay: passages 1 to 9, mathematics 10 to 13, essay 14. */
export const wholePaper: readonly PaperSection[] = [
  {
    section: 'reading',
    part: 'passages',
    sets: [11, 11, 10, 10, 10].map((count, at) => buildSet(at + 1, choices(count))),
  },
  { section: 'writing-language', part: 'passages', sets: [6, 7, 8, 9].map((id) => buildSet(id, choices(11))) },
  { section: 'math-no-calculator', part: 'choices', sets: [buildSet(10, choices(15))] },
  { section: 'math-no-calculator', part: 'grid-in', sets: [buildSet(11, numericTypes(5))] },
  { section: 'math-calculator', part: 'choices', sets: [buildSet(12, choices(30))] },
  { section: 'math-calculator', part: 'grid-in', sets: [buildSet(13, numericTypes(8))] },
  { section: 'essay', part: 'essay', sets: [buildSet(14, ['essay'])] },
];

/** A blueprint of a test with these questions. */
export const buildTest = (variant: string, paper: readonly PaperSection[]): Blueprint =>
  bindBlueprint(sat, variant, { paper, choices: { mode: 'test' } });

const options = ['A', 'B', 'C', 'D'].map((id_option) => ({ id_option, text: `<p>${id_option}</p>` }));
const sampleKey = (type: string) =>
  type === 'choice'
    ? { prompt: { text: '<p>Which?</p>', options }, key: 'A' }
    : { prompt: { text: '<p>How much?</p>', width: 5 }, key: { accepted: ['1'] } };

/** The score for a number of right answers in each section's chosen modules, counted from the first question. */
export const scoreWith = (
  blueprint: Blueprint,
  counts: { right: Readonly<Record<string, number>>; routes?: Record<string, string>; essay?: number },
): AttemptScore => {
  const { right, routes = {}, essay } = counts;
  const questions = blueprint.sections.flatMap((section) => {
    const chosenParts = section.parts.filter(
      ({ id }) => routes[section.id] === undefined || ['module-1', routes[section.id]].includes(id),
    );
    const all = chosenParts.flatMap(({ sets }) => sets.flatMap((set) => set.questions));
    return all.map((question, index) => ({ ...question, isRight: index < (right[section.id] ?? 0) }));
  });
  const every = blueprint.sections.flatMap(({ parts }) =>
    parts.flatMap(({ sets }) => sets.flatMap((set) => set.questions)),
  );
  const essays = every.filter(({ type }) => type === 'essay');
  return scoreAttempt({
    blueprint,
    registry: scoredQuestionTypes,
    routes,
    answers: Object.fromEntries(
      questions.map(({ id, type, isRight }) => [id, type === 'choice' ? (isRight ? 'A' : 'B') : isRight ? '1' : '2']),
    ),
    keys: Object.fromEntries(every.map(({ id, type }) => [id, sampleKey(type)])),
    marks: essay === undefined ? {} : Object.fromEntries(essays.map(({ id }) => [id, essay])),
  });
};
