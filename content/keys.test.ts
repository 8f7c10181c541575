import { evaluate } from 'mathjs';
import { describe, expect, test } from 'vitest';
import { courseSets } from './courses/index.ts';
import { isObjective, questionSets } from './index.ts';
import { actChoices } from './verify/act.ts';
import { amc10 } from './verify/amc10.ts';
import { amc12 } from './verify/amc12.ts';
import { amc8 } from './verify/amc8.ts';
import { amcBasicChoices } from './verify/amc-basic.ts';
import { apChoices } from './verify/ap.ts';
import { businessTyped } from './verify/business.ts';
import { courseAnswers, courseChoices } from './verify/courses.ts';
import { homework } from './verify/homework.ts';
import { satChoices, satTyped } from './verify/sat.ts';
import { ssatChoices } from './verify/ssat.ts';
import type { Answer, ChoiceQuestion, ObjectiveQuestion } from './bank-types.ts';

/** What can be worked out: the mathematics. */
const computed = ['amc.', 'sat.math', 'act.math', 'ap.calculus', 'ssat.quantitative', 'amc-basic.', 'business.figures'];
const questions = [...questionSets, ...courseSets]
  .filter(({ node }) => computed.some((start) => node.startsWith(start)))
  .flatMap((set) => set.questions);
const choices = questions.filter((question): question is ChoiceQuestion => question.type === 'choice');
const others = questions.filter(isObjective).filter((question) => question.type !== 'choice');

const computedChoices: Record<string, () => number | string> = {
  ...amc8,
  ...amc10,
  ...amc12,
  ...satChoices,
  ...actChoices,
  ...ssatChoices,
  ...amcBasicChoices,
  ...apChoices,
  ...courseChoices,
};
const computedOthers: Record<string, () => Answer> = { ...homework, ...satTyped, ...businessTyped, ...courseAnswers };

const plain = (html: string): string => html.replace(/<[^>]+>/g, '');

const valueOf = (html: string): number => {
  const expression = plain(html)
    .replace(/^(\d+)(\\frac)/, '$1+$2')
    .replaceAll(/\\frac\{((?:[^{}]|\{[^}]*\})*)\}\{([^}]*)\}/g, '(($1)/($2))')
    .replaceAll(/\\sqrt\{(\d+)\}/g, 'sqrt($1)')
    .replaceAll('\\pi', ' pi')
    .replace(/\\%|\^\\circ/, '');
  const value: unknown = evaluate(expression);
  return typeof value === 'number' ? value : Number.NaN;
};

const isSame = (text: string, computed: number | string): boolean =>
  typeof computed === 'string' ? plain(text) === computed : Math.abs(valueOf(text) - computed) < 1e-6;

const answerOf = (question: ObjectiveQuestion): Answer | undefined => {
  if (question.type === 'numeric-entry') return question.key.accepted[0];
  if (question.type === 'blanks') return question.key.map((forms) => forms[0] ?? '');
  return question.key;
};

describe('every key is what a computation finds', () => {
  test.each(choices.map((question) => [question.code, question] as const))('%s', (code, question) => {
    const computed = computedChoices[code]?.();
    expect(computed).toBeDefined();
    const matching = question.prompt.options.filter(({ text }) => isSame(text, computed ?? Number.NaN));
    expect(matching.map(({ id_option }) => id_option)).toEqual([question.key]);
  });

  test.each(others.map((question) => [question.code, question] as const))('%s', (code, question) => {
    expect(computedOthers[code]?.()).toEqual(answerOf(question));
  });
});

test('no computation is left without its question', () => {
  const codes = new Set(questions.map(({ code }) => code));
  expect([...Object.keys(computedChoices), ...Object.keys(computedOthers)].filter((code) => !codes.has(code))).toEqual(
    [],
  );
});
