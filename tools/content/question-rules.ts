import katex from 'katex';
import type { Question } from '@inkstone/content';
import {
  findDuplicates,
  getWords,
  listFormulas,
  listOptions,
  listQuestions,
  listTexts,
  listTreeCodes,
  ruleForEach,
  type Rule,
} from './rule.ts';

const forQuestions = (name: string, check: (question: Question) => boolean): Rule =>
  ruleForEach(name, listQuestions, (question) => !check(question) && question.code);

/** Makes a rule for the questions of one type. */
const forType = <Type extends Question['type']>(
  type: Type,
  name: string,
  check: (question: Extract<Question, { type: Type }>) => boolean,
): Rule =>
  forQuestions(name, (question) => question.type !== type || check(question as Extract<Question, { type: Type }>));

const canDraw = (latex: string): boolean => {
  try {
    katex.renderToString(latex, { throwOnError: true, strict: 'error' });
    return true;
  } catch {
    return false;
  }
};

const chinese = /[\u4e00-\u9fff]/;

const optionIds = (question: Question): string[] => listOptions(question).map(({ id_option }) => id_option);

/** How many options a choice of an exam has. */
const countOptions = (code: string): number => {
  if (code.startsWith('intl-')) return 3;
  // A word is real or not.
  if (code.startsWith('det-words-')) return 2;
  return /^(t23|t26|tfb|tl|gen|biz|sat|act|ap|det)-/.test(code) ? 4 : 5;
};

const textRules: readonly Rule[] = [
  forQuestions('a formula can be drawn', (question) => listTexts(question).flatMap(listFormulas).every(canDraw)),
  forQuestions('words have no stray dollar sign or backslash', (question) =>
    listTexts(question).every((text) => !/[$\\]/.test(getWords(text))),
  ),
  forQuestions('the English explanation is English', ({ explanation }) => !chinese.test(getWords(explanation.en))),
  forQuestions('the Chinese explanation is Chinese and ends its sentences', ({ explanation }) =>
    /[\u4e00-\u9fff].*。/.test(getWords(explanation.zh)),
  ),
  forQuestions(
    'the Chinese explanation has its own punctuation',
    ({ explanation }) => !/[\u4e00-\u9fff][,;:?!]/.test(getWords(explanation.zh)),
  ),
  ruleForEach('a question stands at a knowledge point of the tree', listQuestions, ({ code, knowledge }, content) =>
    listTreeCodes(content, 'point').includes(knowledge) ? undefined : `${code}: ${knowledge}`,
  ),
];

const optionRules: readonly Rule[] = [
  forQuestions(
    'no two options of a question are alike',
    (question) => findDuplicates(listOptions(question).map(({ text }) => text)).length === 0,
  ),
  forQuestions(
    'options are lettered from A',
    (question) => optionIds(question).join('') === 'ABCDEF'.slice(0, optionIds(question).length),
  ),
  forType(
    'choice',
    'a choice has as many options as its exam has',
    (question) => listOptions(question).length === countOptions(question.code),
  ),
  forType('choice', 'the key of a choice and the usual mistake are two of its options', (question) => {
    const ids = optionIds(question);
    return ids.includes(question.key) && ids.includes(question.lure) && question.key !== question.lure;
  }),
  forType('multiple-choice', 'the keys of a multiple choice are among its options', (question) =>
    question.key.every((letter) => optionIds(question).includes(letter)),
  ),
  forType('multiple-choice', 'a multiple choice has as many keys as are to be chosen', ({ key, prompt }) =>
    [0, key.length].includes(prompt.choose),
  ),
  forType(
    'ordering',
    'the key and the wrong order use every option, and differ',
    (question) =>
      [question.key, question.wrong].every((order) => order.toSorted().join() === optionIds(question).join()) &&
      question.key.join() !== question.wrong.join(),
  ),
];

const keyRules: readonly Rule[] = [
  forType(
    'insert-sentence',
    'a sentence to insert has four squares, and the key is one of them',
    ({ key, prompt }) => (prompt.text.match(/data-square/g)?.length ?? 0) === 4 && key >= 1 && key <= 4,
  ),
  forType(
    'prose-summary',
    'a summary chooses three of six for two points',
    (question) => listOptions(question).length === 6 && question.key.length === 3 && question.points === 200,
  ),
  forType(
    'prose-summary',
    'the keys of a summary are among its options, each once',
    (question) =>
      question.key.every((letter) => optionIds(question).includes(letter)) && findDuplicates(question.key).length === 0,
  ),
  forQuestions('a task that is spoken or written at length has a model answer', (question) => {
    if (question.type !== 'timed-speech' && question.type !== 'essay' && question.type !== 'interview-answer')
      return true;
    // A minute of writing about a picture is no more than some lines.
    const least = question.code.startsWith('det-photo') ? 40 : 80;
    return getWords(question.key.model).split(/\s+/).length > least;
  }),
  forType('blanks', 'each gap has one key and one wrong entry', ({ key, wrong, prompt }) =>
    [key.length, wrong.length, prompt.text.match(/data-blank/g)?.length].every((count) => count === prompt.blanks),
  ),
  forType('numeric-entry', 'the key of a number fits the grid', ({ key, prompt }) =>
    key.accepted.every((form) => form.length <= prompt.width),
  ),
  forType('numeric-entry', 'the wrong number is wrong', ({ key, wrong }) => !key.accepted.includes(wrong)),
];

/** The rules of single questions. */
export const questionRules: readonly Rule[] = [...textRules, ...optionRules, ...keyRules];
