import { existsSync, readdirSync } from 'node:fs';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { classes, papers, people, questionSets, soundSeconds, tree } from './index.ts';
import { courseSets } from './courses/index.ts';
import { answerScripts, markScripts, scripts } from './scripts.ts';
import type { ChoiceQuestion, Option, Question, TreeNode } from './bank-types.ts';

const everySet = [...questionSets, ...courseSets];
const questions = everySet.flatMap((set) => set.questions);
const nodes = (from: readonly TreeNode[]): TreeNode[] => from.flatMap((node) => [node, ...nodes(node.children)]);
const codesOf = (level?: TreeNode['level']): string[] =>
  nodes(tree)
    .filter((node) => !level || node.level === level)
    .map(({ code }) => code);

const textsOf = ({ prompt, explanation }: Question): string[] => [
  prompt.text,
  ...('options' in prompt ? prompt.options.map(({ text }) => text) : []),
  explanation.en,
  explanation.zh,
];

const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const mathOf = (html: string): string[] =>
  [...html.matchAll(/<span data-math>(.*?)<\/span>/g)].map(([, latex = '']) => unescaped(latex));
const wordsOf = (html: string): string =>
  html.replaceAll(/<span data-math>.*?<\/span>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
const doubles = (codes: readonly string[]): string[] => codes.filter((code, at) => codes.indexOf(code) !== at);

const optionsOf = ({ prompt }: Question): readonly Option[] => ('options' in prompt ? prompt.options : []);

/** How many options a choice of an exam has. */
const optionsIn = (code: string): number => {
  if (code.startsWith('intl-')) return 3;
  // A word is real or not.
  if (code.startsWith('det-words-')) return 2;
  return /^(t23|t26|tfb|tl|gen|biz|sat|act|ap|det)-/.test(code) ? 4 : 5;
};

/** What is wrong between a question's prompt, its key and the wrong answers that are simulated from it. */
const faultsOf = (question: Question): string[] => {
  const ids = optionsOf(question).map(({ id_option }) => id_option);
  const facts: Record<string, boolean> = {};
  if (question.type === 'choice') {
    facts['as many options as its exam has'] = ids.length === optionsIn(question.code);
    facts['key and lure among them, and different'] =
      ids.includes(question.key) && ids.includes(question.lure) && question.key !== question.lure;
  }
  if (question.type === 'multiple-choice') {
    facts['keys among the options'] = question.key.every((letter) => ids.includes(letter));
    facts['as many as are to be chosen'] = [0, question.key.length].includes(question.prompt.choose);
  }
  if (question.type === 'ordering') {
    facts['key and wrong order use every option'] =
      [question.key, question.wrong].every((order) => order.toSorted().join() === ids.join()) &&
      question.key.join() !== question.wrong.join();
  }
  if (question.type === 'insert-sentence') {
    const squares = question.prompt.text.match(/data-square/g)?.length ?? 0;
    facts['four squares, and the key is one of them'] = squares === 4 && question.key >= 1 && question.key <= 4;
  }
  if (question.type === 'prose-summary') {
    facts['three of six, for two points'] = ids.length === 6 && question.key.length === 3 && question.worth === 200;
    facts['keys among the options, each once'] =
      question.key.every((letter) => ids.includes(letter)) && doubles(question.key).length === 0;
  }
  if (question.type === 'timed-speech' || question.type === 'essay' || question.type === 'interview-answer') {
    // A minute of writing about a picture is no more than some lines.
    const least = question.code.startsWith('det-photo') ? 40 : 80;
    facts['a model answer'] = wordsOf(question.key.model).split(/\s+/).length > least;
  }
  if (question.type === 'blanks') {
    const { blanks, text } = question.prompt;
    facts['one key and one wrong entry for each gap'] = [
      question.key.length,
      question.wrong.length,
      text.match(/data-blank/g)?.length,
    ].every((length) => length === blanks);
  }
  if (question.type === 'numeric-entry') {
    facts['key fits the grid'] = question.key.accepted.every((form) => form.length <= question.prompt.width);
    facts['wrong is wrong'] = !question.key.accepted.includes(question.wrong);
  }
  return Object.keys(facts).filter((fact) => !facts[fact]);
};

describe.each(questions.map((question) => [question.code, question] as const))('%s', (_, question) => {
  test('has math that KaTeX can draw and no stray dollar sign', () => {
    for (const text of textsOf(question)) {
      expect(wordsOf(text)).not.toMatch(/[$\\]/);
      for (const latex of mathOf(text)) katex.renderToString(latex, { throwOnError: true, strict: 'error' });
    }
  });

  test('is explained in both languages, the Chinese with its own punctuation', () => {
    expect(wordsOf(question.explanation.en)).not.toMatch(/[\u4e00-\u9fff]/);
    expect(wordsOf(question.explanation.zh)).toMatch(/[\u4e00-\u9fff].*。/);
    expect(wordsOf(question.explanation.zh)).not.toMatch(/[\u4e00-\u9fff][,;:?!]/);
  });

  test('stands in the tree and shows only pictures that exist', () => {
    expect(question.points.filter((point) => !codesOf('point').includes(point))).toEqual([]);
    for (const [, file = ''] of textsOf(question)
      .join('')
      .matchAll(/data-file="([^"]+)"/g)) {
      expect(existsSync(new URL(`pictures/${file}`, import.meta.url))).toBe(true);
    }
  });

  test('shows no two options alike and letters them from A', () => {
    const options = optionsOf(question);
    expect(doubles(options.map(({ text }) => text))).toEqual([]);
    expect(options.map(({ id_option }) => id_option)).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].slice(0, options.length));
  });

  test('has a key that its prompt can hold', () => {
    expect(faultsOf(question)).toEqual([]);
  });
});

test('no two sets, questions, tree nodes, papers or people share a name', () => {
  expect(doubles(everySet.map(({ code }) => code))).toEqual([]);
  expect(doubles(questions.map(({ code }) => code))).toEqual([]);
  expect(doubles(codesOf())).toEqual([]);
  expect(doubles(papers.map(({ code }) => code))).toEqual([]);
  expect(doubles(people.map(({ username }) => username))).toEqual([]);
  expect(doubles(people.map(({ nameZh }) => nameZh))).toEqual([]);
});

test.each(['amc8', 'amc10', 'amc12'])('the 25 keys of the %s mock are spread over the letters', (contest) => {
  const keys = questions
    .filter(
      (question): question is ChoiceQuestion => question.code.startsWith(`${contest}-`) && question.type === 'choice',
    )
    .map(({ key }) => key);
  expect(keys).toHaveLength(25);
  for (const letter of 'ABCDE') {
    const times = keys.filter((key) => key === letter).length;
    expect(times).toBeGreaterThanOrEqual(3);
    expect(times).toBeLessThanOrEqual(7);
  }
});

test.each([
  ['english', 50],
  ['math', 45],
  ['reading', 36],
  ['science', 40],
])('the keys of the ACT in %s are spread over the letters', (section, count) => {
  const keys = questionSets.filter(({ node }) => node === `act.${section}`).flatMap(({ questions: its }) => its);
  expect(keys).toHaveLength(count);
  for (const letter of 'ABCD') {
    expect(keys.filter(({ key }) => key === letter).length).toBeGreaterThanOrEqual(count / 6);
  }
});

test.each([
  ['quantitative', /^ssat-q/, 50],
  ['reading', /^ssat-r/, 40],
  ['verbal', /^ssat-v/, 60],
])('the keys of the SSAT in %s are spread over the letters', (_, code, count) => {
  const keys = questions.filter((one): one is ChoiceQuestion => one.type === 'choice' && code.test(one.code));
  expect(keys).toHaveLength(count);
  for (const letter of 'ABCDE') {
    expect(keys.filter(({ key }) => key === letter).length).toBeGreaterThanOrEqual(count / 8);
  }
});

test.each(['a', 'b'])('the keys of TOEFL mock %s are spread over the letters', (mock) => {
  const keys = questions
    .filter(
      (question): question is ChoiceQuestion => question.code.startsWith(`t23-${mock}-`) && question.type === 'choice',
    )
    .map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(35);
  for (const letter of 'ABCD') {
    expect(keys.filter((key) => key === letter).length).toBeGreaterThanOrEqual(keys.length / 8);
  }
});

test('each recording has a script, a sound and a length, and is heard somewhere', () => {
  const heard = questionSets.flatMap(({ stimulus }) => stimulus?.audio ?? []);
  const answers = [...answerScripts, ...markScripts].map(({ code }) => code);
  const sounds = readdirSync(new URL('audio', import.meta.url)).filter((file) => file.endsWith('.mp3'));
  expect([...heard, ...answers].map((code) => `${code}.mp3`).toSorted()).toEqual(sounds.toSorted());
  expect(Object.keys(soundSeconds).toSorted()).toEqual([...heard, ...answers].toSorted());
  expect(scripts.map(({ code }) => code).toSorted()).toEqual(heard.toSorted());
});

test('what a question plays again lies in the recording of its set, and its words say so', () => {
  const clips = questionSets.flatMap(({ stimulus, questions: its }) =>
    its.flatMap(({ clip, code, prompt }) => (clip ? [{ clip, code, prompt, audio: stimulus?.audio }] : [])),
  );
  expect(clips.map(({ code }) => code)).toEqual(['t23-a-l3-03', 't23-a-l4-05', 't23-b-l1-04', 't23-b-l2-06']);
  for (const { clip, prompt, audio } of clips) {
    expect(audio).toBeDefined();
    expect(clip.from).toBeGreaterThanOrEqual(0);
    expect(clip.to).toBeGreaterThan(clip.from);
    expect(clip.to).toBeLessThanOrEqual(soundSeconds[audio ?? ''] ?? 0);
    expect(clip.to - clip.from).toBeLessThanOrEqual(60);
    for (const second of [clip.from, clip.to]) expect(Math.round(second * 10) / 10).toBe(second);
    expect(wordsOf(prompt.text).trim()).toMatch(/^Listen again to part of the (conversation|lecture)\. /);
  }
});

test('a TOEFL mock has the reading, the recordings and the tasks of the real test', () => {
  for (const mock of ['a', 'b']) {
    const sets = questionSets.filter(({ code }) => code.startsWith(`t23-${mock}-`));
    expect(sets.map(({ questions: its }) => its.length)).toEqual([10, 10, 5, 6, 5, 6, 6, 1, 1, 1, 1, 1, 1]);
  }
});

test('each contest grows harder from set to set', () => {
  for (const contest of ['amc8', 'amc10', 'amc12']) {
    const means = questionSets
      .filter(({ code }) => code.startsWith(`${contest}-`))
      .map((set) => set.questions.reduce((sum, { difficulty }) => sum + difficulty, 0));
    expect(means).toEqual(means.toSorted((one, other) => one - other));
  }
});

test('papers name sets of the bank, and every picture is used', () => {
  const codes = questionSets.map(({ code }) => code);
  const used: string[] = papers.flatMap((paper) => paper.sections.flatMap((section) => [...section.sets]));
  expect(used.filter((code) => !codes.includes(code))).toEqual([]);
  const prompts = questions.flatMap(textsOf).join('');
  const pictures = readdirSync(new URL('pictures', import.meta.url));
  expect(pictures.filter((file) => !prompts.includes(`data-file="${file}"`))).toEqual([]);
});

test('sets are listed at a node of the tree and written by a teacher', () => {
  const teachers = people.filter(({ roles }) => roles.includes('teacher')).map(({ username }) => username);
  expect(everySet.filter((set) => !codesOf().includes(set.node))).toEqual([]);
  expect(everySet.filter((set) => !teachers.includes(set.author))).toEqual([]);
});

test('every role is there, and classes hold people of the school', () => {
  const usernames = new Set(people.map(({ username }) => username));
  const roles = new Set(people.flatMap((person) => person.roles));
  expect([...roles].toSorted()).toEqual([
    ...['candidate', 'guide', 'recruitment', 'recruitment-supervisor', 'staff', 'student', 'teacher'],
  ]);
  for (const group of classes) {
    expect([...group.teachers, ...group.students].filter((username) => !usernames.has(username))).toEqual([]);
    expect(group.students.length).toBeGreaterThan(10);
  }
  expect(people.filter(({ username }) => !/^[a-z]+$/.test(username))).toEqual([]);
});
