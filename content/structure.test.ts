import { existsSync, readdirSync } from 'node:fs';
import katex from 'katex';
import { describe, expect, test } from 'vitest';
import { classes, papers, people, questionSets, tree } from './index.ts';
import type { ChoiceQuestion, Question, TreeNode } from './types.ts';

const questions = questionSets.flatMap((set) => set.questions);
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
    for (const [, file = ''] of question.prompt.text.matchAll(/data-file="([^"]+)"/g)) {
      expect(existsSync(new URL(`pictures/${file}`, import.meta.url))).toBe(true);
    }
  });

  test('has a key that its prompt can hold', () => {
    if ('options' in question.prompt) {
      const ids = question.prompt.options.map(({ id_option }) => id_option);
      expect(doubles(question.prompt.options.map(({ text }) => text))).toEqual([]);
      expect(ids).toEqual(['A', 'B', 'C', 'D', 'E'].slice(0, ids.length));
      expect([question.key].flat().filter((letter) => !ids.includes(String(letter)))).toEqual([]);
    }
    if (question.type === 'choice') {
      expect(question.prompt.options).toHaveLength(5);
      expect(['A', 'B', 'C', 'D', 'E']).toContain(question.lure);
      expect(question.lure).not.toBe(question.key);
    }
    if (question.type === 'ordering') expect(question.key.toSorted()).toEqual(question.wrong.toSorted());
    if (question.type === 'blanks') {
      expect(question.key).toHaveLength(question.prompt.blanks);
      expect(question.wrong).toHaveLength(question.prompt.blanks);
      expect(question.prompt.text.match(/data-blank/g)).toHaveLength(question.prompt.blanks);
    }
  });
});

test('no two sets, questions, tree nodes, papers or people share a name', () => {
  expect(doubles(questionSets.map(({ code }) => code))).toEqual([]);
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
  const prompts = questions.map(({ prompt }) => prompt.text).join('');
  const pictures = readdirSync(new URL('pictures', import.meta.url));
  expect(pictures.filter((file) => !prompts.includes(`data-file="${file}"`))).toEqual([]);
});

test('sets are listed at a node of the tree and written by a teacher', () => {
  const teachers = people.filter(({ roles }) => roles.includes('teacher')).map(({ username }) => username);
  expect(questionSets.filter((set) => !codesOf().includes(set.node))).toEqual([]);
  expect(questionSets.filter((set) => !teachers.includes(set.author))).toEqual([]);
});

test('every role of the teacher side and the students is there, and classes hold people of the school', () => {
  const usernames = new Set(people.map(({ username }) => username));
  const roles = new Set(people.flatMap((person) => person.roles));
  expect([...roles].toSorted()).toEqual(['guide', 'staff', 'student', 'teacher']);
  for (const group of classes) {
    expect([...group.teachers, ...group.students].filter((username) => !usernames.has(username))).toEqual([]);
    expect(group.students.length).toBeGreaterThan(15);
  }
  expect(people.filter(({ username }) => !/^[a-z]+$/.test(username))).toEqual([]);
});
