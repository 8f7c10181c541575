// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { listClasses } from '@inkstone/people/contract';
import { loadProgramme } from '@inkstone/programmes/lazy';
import { findPaperByRules, getBankTree } from '../../contract.ts';
import { renderWithCalls } from '../testing.tsx';
import { ComposeByRules } from './compose-by-rules.tsx';
import { emptyGroup, emptyRuleDraft, findRuleFaults, toRuleSearch } from './rule-draft.ts';

vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({ id: 7, role: 'teacher', permission: ['repository_exampaper'], language: 'en' }),
  useProtectPage: () => undefined,
}));

beforeAll(() => loadProgramme('amc'));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const algebra = { id: 3, parentId: 2, kind: 'section', code: 'amc.algebra', name: 'Algebra', nameZh: '代数', count: 4 };
const exam = { programme: 'amc', variant: 'amc-8' };
const pool = { sets: 40, questions: 120, rated: 30 };
const aSet = (setId: number) => ({
  ...{ setId, revisionId: setId, version: 1, newestVersion: 1, isHidden: false, isRestricted: false },
  ...{ title: `Set ${setId}`, titleZh: null, programme: 'amc', subject: 'math', difficulty: 0.5, seenAt: null },
  questions: [{ id: setId, type: 'choice', points: 100 }],
});

/** Opens the screen with rules that the device stored, and searches. */
const search = async (answer: object, language: Language = 'en') => {
  const groups = [
    { ...emptyGroup(), nodeId: 3, count: { from: 8, to: 8 }, difficulty: { from: 0.4, to: 0.7 } },
    { ...emptyGroup(), type: 'choice', count: { from: 2, to: 9 } },
  ];
  const draft = { ...emptyRuleDraft(), exam, groups, seed: 'spring' };
  localStorage.setItem('inkstone.draft.7.paper.rules', JSON.stringify({ version: 0, at: '2026-03-01', draft }));
  const page = { page: 1, totalPage: 1, total: 0 };
  const rendered = renderWithCalls(
    <ComposeByRules />,
    [
      [findPaperByRules, { sets: [], conflict: [], pool, ...answer }],
      [getBankTree, { list: [algebra] }],
      [listClasses, { list: [], ...page }],
    ],
    { language },
  );
  fireEvent.click(await screen.findByRole('button', { name: language === 'en' ? 'Find questions' : '查找题目' }));
  return rendered;
};

test('finds sets, sends the rules as entered, and goes on with them in the composer', async () => {
  const { sent } = await search({ status: 'found', sets: [aSet(1), aSet(2)] });
  const list = await screen.findByRole('list', { name: 'Found' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Set 1', 'Set 2']);
  const request = sent.find(({ path }) => path === findPaperByRules.path);
  expect(request?.input).toMatchObject({
    ...exam,
    seed: 'spring',
    rules: {
      total: { from: 20, to: 20 },
      groups: [
        { nodeIds: [3], types: [], count: { from: 8, to: 8 }, difficulty: { from: 0.4, to: 0.7 } },
        { nodeIds: [], types: ['choice'], count: { from: 2, to: 9 }, difficulty: null },
      ],
      notSeenDays: null,
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Use for a paper' }));
  expect(await screen.findByText('Found by rules, seed spring. The rules are saved with the paper.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take “Set 2” out' })).toBeTruthy();
});

test.each([
  ['en', 'No paper meets this rule', '8 of Algebra, difficulty 0.4 to 0.7: the bank has only 5'],
  ['zh', '没有试卷符合这条规则', '代数，难度 0.4 至 0.7：8 题——只有 5 题'],
] as const)('says in words which kind is too rare, in %s', async (language, head, line) => {
  await search({ status: 'conflict', conflict: [{ rule: 'group', group: 0, below: 5, above: null }] }, language);
  expect(await screen.findByRole('heading', { name: head })).toBeTruthy();
  expect(await screen.findByText(line)).toBeTruthy();
});

test('names all rules of a conflict with what is possible', async () => {
  const conflict = [
    { rule: 'total', group: null, below: null, above: 22 },
    { rule: 'group', group: 1, below: 1, above: 12 },
    { rule: 'family', group: null, below: null, above: null },
  ];
  await search({ status: 'conflict', conflict });
  const alert = await screen.findByRole('alert');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'a total of 20: with the others, at least 22',
    '2 to 9 of Single choice: 1 or 12 would be possible',
    'no two sets that share a question',
  ]);
});

test('incomplete rules are not sent, and each fault is named', () => {
  const draft = emptyRuleDraft();
  expect(findRuleFaults(draft)).toEqual([{ key: 'needExam' }]);
  const wrong = {
    ...draft,
    exam,
    total: { from: 30, to: 20 },
    groups: [{ ...emptyGroup(), count: { from: 5, to: '' } }],
    meanDifficulty: { from: 0.5, to: '' },
  };
  expect(findRuleFaults(wrong)).toEqual([{ key: 'needTotal' }, { key: 'needCount', number: 1 }, { key: 'needRange' }]);
  expect(toRuleSearch(wrong)).toBeNull();
});
