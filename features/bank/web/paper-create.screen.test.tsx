// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { getBankTree, getPaper, listPickedSets, savePaper } from '../contract.ts';
import type { ComposedSet } from './composed-paper.ts';
import { Screen } from './paper-create.screen.tsx';
import { renderWithCalls } from './testing.tsx';

vi.mock('@inkstone/session/web', () => ({
  useCurrentUser: () => ({ id: 7, role: 'teacher', permission: ['repository_exampaper'], language: 'en' }),
  useProtectPage: () => undefined,
}));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aSet = (setId: number, draft: Partial<ComposedSet> = {}): ComposedSet => ({
  ...{ setId, revisionId: setId, version: 1, newestVersion: 1, isHidden: false, isRestricted: false },
  ...{ title: `Set ${setId}`, titleZh: `题组${setId}`, programme: 'amc', subject: 'math' },
  questions: [{ id: setId, type: 'choice', points: 100 }],
  ...draft,
});

const draw = (list: ComposedSet[], language: Language = 'en') => {
  const at = `/teacher/examination/create?topicIds=${list.map(({ setId }) => setId).join(',')}`;
  renderWithCalls(<Screen />, [[listPickedSets, { list }]], { language, at });
};

test('a new paper contains the selected sets in order, without a message if all fit', async () => {
  draw([aSet(2), aSet(1)]);
  const lines = await screen.findAllByRole('button', { name: /Take “.+” out/ });
  expect(lines.map((button) => button.getAttribute('aria-label'))).toEqual(['Take “Set 2” out', 'Take “Set 1” out']);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Programme and exam' }).value).toBe('AMC 8');
  expect(screen.queryByText(/of the chosen sets/)).toBeNull();
});

const foreign = { programme: 'sat', subject: 'math' };

test.each([
  [
    'en',
    '2 of the chosen sets are not in this paper',
    '“Set 3”, “Set 4”, of SAT: a paper of AMC 8 takes only sets of AMC.',
  ],
  ['zh', '所选题组中有 2 个未放入这份试卷', '“题组3”、“题组4”属于“SAT”，“AMC 8”的试卷只能用“AMC 数学竞赛”的题组。'],
] as const)('sets of another programme are left out and named, in %s', async (language, head, line) => {
  draw([aSet(1), aSet(2), aSet(5), aSet(3, foreign), aSet(4, foreign)], language);
  expect(await screen.findByText(head)).toBeTruthy();
  expect(screen.getByText(line)).toBeTruthy();
});

const stimulus = { kind: 'none', html: '', files: [], transcript: '' };
const aStoredPaper = (title: string, sets: ComposedSet[]) => {
  const person = { id: 7, name: 'Qiao', nameZh: null };
  const at = '2026-03-01T09:00:00.000Z';
  const storedSets = sets.map(({ questions, ...set }) => ({
    ...set,
    stimulus,
    questions: questions.map(({ id, points }) => ({ id, revisionId: id, kind: 'choice', points })),
  }));
  const facts = { questionCount: sets.length, paperTypeId: null, version: 3, composition: null, isMine: true };
  return {
    paper: {
      ...{ id: 4, title, titleZh: '模考', programme: 'amc', variant: 'amc-8', ...facts },
      ...{ owner: person, savedBy: person, updatedAt: at, savedAt: at, name: { en: 'AMC 8', zh: 'AMC 8' } },
    },
    sections: [
      {
        section: 'contest',
        part: null,
        name: { en: 'Contest', zh: '竞赛' },
        seconds: 1800,
        usualSeconds: 2400,
        sets: storedSets,
      },
    ],
  };
};

test('a copy begins as the paper, with titles of its own, and is stored as a new paper only when it is saved', async () => {
  const sets = Array.from({ length: 25 }, (_, index) => aSet(index + 1));
  const { sent } = renderWithCalls(
    <Screen />,
    [
      [getPaper, aStoredPaper('Mock', sets)],
      [getBankTree, { list: [] }],
      [savePaper, { paperId: 9, version: 1, revisionId: 30 }],
    ],
    { at: '/teacher/examination/create?copyFrom=4' },
  );
  expect(await screen.findByDisplayValue('Mock (2)')).toBeTruthy();
  expect(screen.getByDisplayValue('模考 (2)')).toBeTruthy();
  expect(sent.some(({ path }) => path === savePaper.path)).toBe(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Save the paper' }));
  const findSaved = () => sent.find(({ path }) => path === savePaper.path)?.input as Record<string, unknown>;
  await vi.waitFor(() => expect(findSaved()).toBeDefined());
  expect(findSaved()).toMatchObject({
    ...{ title: 'Mock (2)', titleZh: '模考 (2)', programme: 'amc', variant: 'amc-8' },
    sections: [{ section: 'contest', seconds: 1800, sets: sets.map(({ setId }) => ({ setId, version: 1 })) }],
  });
  expect(findSaved()).not.toHaveProperty('paperId');
});

test.each([
  ['en', 'The copy is without “Set 2”: deleted from the bank, or not shared with you.'],
  ['zh', '“题组2”已从题库删除或未共享给你，未放入这份副本。'],
] as const)('a copy is without deleted sets and names them, in %s', async (language, text) => {
  const paper = aStoredPaper('A'.repeat(200), [aSet(1), aSet(2, { isHidden: true })]);
  renderWithCalls(<Screen />, [[getPaper, paper]], { language, at: '/teacher/examination/create?copyFrom=4' });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByDisplayValue(`${'A'.repeat(196)} (2)`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Set 2|题组2/ })).toBeNull();
});
