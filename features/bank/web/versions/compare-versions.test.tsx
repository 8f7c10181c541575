// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { compareVersions, compareWords, type SetVersion } from './compare-versions.ts';

const question = (id: number, text: string, more: Record<string, unknown> = {}) => ({
  ...{ id, revisionId: id, position: id, kind: 'true-false', prompt: { text: `<p>${text}</p>` }, key: true },
  ...{
    explanation: { en: '', zh: '' },
    points: 100,
    knowledge: null,
    clip: null,
    evidence: [],
    distractors: {},
    rubric: null,
  },
  ...more,
});
const version = (questions: readonly object[], set: Record<string, unknown> = {}): SetVersion =>
  ({
    set: { title: 'Rivers', titleZh: null, stimulus: { kind: 'passage', html: '<p>One.</p>', files: [] }, ...set },
    questions,
  }) as unknown as SetVersion;

const removedAndAdded = (before: string, after: string) => {
  const pieces = compareWords(before, after);
  const join = (is: string) =>
    pieces
      .filter((piece) => piece.is === is)
      .map(({ text }) => text.trim())
      .join('|');
  return [join('removed'), join('added')];
};

test('equal versions have no changes', () => {
  const same = version([question(1, 'A river flows.')]);
  expect(compareVersions(same, same)).toEqual({ fields: [], questions: [] });
});

test('words that changed are named in English and in Chinese', () => {
  expect(removedAndAdded('The long river flows north.', 'The short river flows north.')).toEqual(['long', 'short']);
  expect(removedAndAdded('这条河向北流。', '这条河向南流。').join('')).toMatch(/北.*南/);
});

test('the two texts can be read from the pieces', () => {
  const [before, after] = ['One, two and three. 一二三', 'Two and three, four. 一三'];
  const pieces = compareWords(before, after);
  const without = (is: string) =>
    pieces
      .filter((piece) => piece.is !== is)
      .map(({ text }) => text)
      .join('');
  expect(without('added').replace(/\s/g, '')).toBe(before.replace(/\s/g, ''));
  expect(without('removed').replace(/\s/g, '')).toBe(after.replace(/\s/g, ''));
});

test('questions are recognised by their ids: changed, added, removed, and only moved', () => {
  const before = version([question(1, 'First'), question(2, 'Second'), question(3, 'Third')]);
  const after = version([
    question(3, 'Third', { position: 1 }),
    question(1, 'First, changed', { position: 2, key: false, points: 250 }),
    question(4, 'New', { position: 3 }),
  ]);
  const { questions } = compareVersions(before, after);
  expect(questions.map(({ questionId, is }) => [questionId, is])).toEqual([
    [1, 'changed'],
    [4, 'added'],
    [2, 'removed'],
  ]);
  expect(questions[0]?.fields.map(({ field }) => field)).toEqual(['text', 'key', 'points']);
});

test('a passage and a title that changed are named, markup that says the same is not', () => {
  const before = version([], { stimulus: { html: '<p>One.</p><p>Two.</p>', files: [] } });
  const after = version([], { title: 'Lakes', stimulus: { html: '<p>One.</p>\n<p><b>Two.</b></p>', files: [] } });
  expect(compareVersions(before, after).fields.map(({ field }) => field)).toEqual(['title']);
});

test('a rubric that changed is named with the words that differ', () => {
  const levels = [{ points: 400, says: { en: 'Says all.', zh: '' } }];
  const criterion = { id: 'a', name: { en: 'Content', zh: '' }, least: 0, most: 400, step: 100, levels };
  const rubric = { name: { en: 'A letter', zh: '' }, joined: 'sum' as const, criteria: [criterion] };
  const changed = { ...rubric, criteria: [{ ...criterion, name: { en: 'Scope', zh: '' } }] };
  const [before, after] = [rubric, changed].map((own) => version([question(1, 'Write.', { rubric: own })]));
  if (!before || !after) throw new Error('a version is missing');
  const [change] = compareVersions(before, after).questions;
  expect(change?.fields.map(({ field }) => field)).toEqual(['rubric']);
  const differing = change?.fields[0]?.pieces.filter(({ is }) => is !== 'same').map(({ text }) => text);
  expect(differing).toEqual(['Content', 'Scope']);
});
