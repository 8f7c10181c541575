import { evaluate } from 'mathjs';
import type { Answer, ChoiceQuestion, Question } from '@inkstone/content';
import { actChoices } from '@inkstone/content/verify/act';
import { amc10 } from '@inkstone/content/verify/amc10';
import { amc12 } from '@inkstone/content/verify/amc12';
import { amc8 } from '@inkstone/content/verify/amc8';
import { amcBasicChoices } from '@inkstone/content/verify/amc-basic';
import { apChoices } from '@inkstone/content/verify/ap';
import { apPhysicsChoices } from '@inkstone/content/verify/ap-physics';
import { businessTyped } from '@inkstone/content/verify/business';
import { courseAnswers, courseChoices } from '@inkstone/content/verify/courses';
import { homework } from '@inkstone/content/verify/homework';
import { satChoices, satTyped } from '@inkstone/content/verify/sat';
import { ssatChoices } from '@inkstone/content/verify/ssat';
import { ssatElementaryChoices } from '@inkstone/content/verify/ssat-elementary';
import { ssatMiddleChoices } from '@inkstone/content/verify/ssat-middle';
import { countIf, listQuestions, listSets, ruleForEach, type Rule } from './rule.ts';
import type { SampleContent } from './sample-content.ts';

const computedChoices: Readonly<Record<string, () => number | string>> = {
  ...amc8,
  ...amc10,
  ...amc12,
  ...satChoices,
  ...actChoices,
  ...ssatChoices,
  ...ssatMiddleChoices,
  ...ssatElementaryChoices,
  ...amcBasicChoices,
  ...apChoices,
  ...apPhysicsChoices,
  ...courseChoices,
};

const computedAnswers: Readonly<Record<string, () => Answer>> = {
  ...homework,
  ...satTyped,
  ...businessTyped,
  ...courseAnswers,
};

/** The questions whose key can be computed: mathematics. */
const computedSubjects =
  /^(amc|sat\.math|act\.math|ap\.(calculus|physics)|ssat\.quantitative|amc-basic|business\.figures)(\.|$)/;

const listComputed = (content: SampleContent): readonly Question[] =>
  listSets(content)
    .filter(({ programme, subject }) => computedSubjects.test(`${programme}.${subject}`))
    .flatMap(({ questions }) => questions);

const plain = (html: string): string => html.replace(/<[^>]+>/g, '');

const computeValue = (html: string): number => {
  const expression = plain(html)
    .replace(/^(\d+)(\\frac)/, '$1+$2')
    .replaceAll(/\\frac\{((?:[^{}]|\{[^}]*\})*)\}\{([^}]*)\}/g, '(($1)/($2))')
    .replaceAll(/\\sqrt\{(\d+)\}/g, 'sqrt($1)')
    .replaceAll('\\pi', ' pi')
    .replace(/\\%|\^\\circ/, '');
  const value: unknown = evaluate(expression);
  return typeof value === 'number' ? value : Number.NaN;
};

const isSame = (text: string, value: number | string): boolean =>
  typeof value === 'string' ? plain(text) === value : Math.abs(computeValue(text) - value) < 1e-6;

const getAnswer = (question: Question): unknown => {
  if (question.type === 'numeric-entry') return question.key.accepted[0];
  if (question.type === 'blanks') return question.key.map((forms) => forms[0] ?? '');
  return question.key;
};

const checkChoice = ({ code, prompt, key }: ChoiceQuestion): string | undefined => {
  const compute = computedChoices[code];
  if (!compute) return `${code} is not computed in content/verify`;
  const value = compute();
  const matching = prompt.options.filter(({ text }) => isSame(text, value)).map(({ id_option }) => id_option);
  return matching.join() === key ? undefined : `${code} has the key ${key}, computed is ${value}`;
};

const simulated = [
  'multiple-choice',
  'true-false',
  'blanks',
  'numeric-entry',
  'ordering',
  'insert-sentence',
  'prose-summary',
];

const checkAnswer = (question: Question): string | undefined => {
  const compute = computedAnswers[question.code];
  if (!compute) return `${question.code} is not computed in content/verify`;
  const [stored, value] = [JSON.stringify(getAnswer(question)), JSON.stringify(compute())];
  return stored === value ? undefined : `${question.code} has the key ${stored}, computed is ${value}`;
};

const countLetters = (questions: readonly Question[], letters: string): number[] =>
  [...letters].map((letter) => countIf(questions, ({ type, key }) => type === 'choice' && key === letter));

interface Spread {
  /** The intended value. */
  name: string;
  questions: readonly Question[];
  letters: string;
  count: number;
  from: number;
  to?: number;
}

const checkSpread = ({ name, questions, letters, count, from, to = count }: Spread): string | undefined => {
  const counts = countLetters(questions, letters);
  const isSpread = questions.length === count && counts.every((times) => times >= from && times <= to);
  return isSpread ? undefined : `${name}: ${questions.length} keys, ${letters} ${counts.join(' ')}`;
};

const isChoice = ({ type }: Question): boolean => type === 'choice';

const listSpreads = (content: SampleContent): Spread[] => {
  const choices = listQuestions(content).filter(isChoice);
  const start = (prefix: string) => choices.filter(({ code }) => code.startsWith(prefix));
  const act = (subject: string): Question[] =>
    content.questionSets
      .filter((set) => set.programme === 'act' && set.subject === subject)
      .flatMap(({ questions }) => questions);
  const contests = ['amc8', 'amc10', 'amc12'].map((name) => ({
    ...{ name, questions: start(`${name}-`), letters: 'ABCDE', count: 25, from: 3, to: 7 },
  }));
  const actCounts: [string, number][] = [
    ['english', 50],
    ['math', 45],
    ['reading', 36],
    ['science', 40],
  ];
  const ssatCounts: [string, number][] = [
    ['ssat-q', 50],
    ['ssat-r', 40],
    ['ssat-v', 60],
    ['ssat-m-q', 50],
    ['ssat-m-r', 40],
    ['ssat-m-v', 60],
    ['ssat-e-q', 30],
    ['ssat-e-v', 30],
    ['ssat-e-r', 28],
  ];
  return [
    ...contests,
    ...actCounts.map(([subject, count]) => ({
      ...{ name: `ACT ${subject}`, questions: act(subject), letters: 'ABCD', count, from: count / 6 },
    })),
    ...ssatCounts.map(([name, count]) => ({
      ...{ name, questions: start(name), letters: 'ABCDE', count, from: count / 8 },
    })),
    { name: 'AP Physics 1', questions: start('ap-phys-c'), letters: 'ABCD', count: 40, from: 40 / 6 },
    ...['t23-a-', 't23-b-'].map((name) => {
      const questions = start(name);
      const count = Math.max(36, questions.length);
      return { name, questions, letters: 'ABCD', count, from: questions.length / 8 };
    }),
  ];
};

/** The rules of keys: computed again, and spread over the letters. */
export const keyRules: readonly Rule[] = [
  ruleForEach(
    'the key of a choice in mathematics is what a computation finds',
    (content) => listComputed(content).filter((question): question is ChoiceQuestion => question.type === 'choice'),
    checkChoice,
  ),
  ruleForEach(
    'another answer in mathematics is what a computation finds',
    (content) => listComputed(content).filter(({ type }) => simulated.includes(type)),
    checkAnswer,
  ),
  {
    name: 'no computation is left without its question',
    find: (content) => {
      const codes = new Set(listComputed(content).map(({ code }) => code));
      return [...Object.keys(computedChoices), ...Object.keys(computedAnswers)].filter((code) => !codes.has(code));
    },
  },
  ruleForEach('the keys of a paper are spread over the letters', listSpreads, checkSpread),
];
