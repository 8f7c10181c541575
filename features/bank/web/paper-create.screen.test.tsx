// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { listPickedSets } from '../contract.ts';
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
  ...{ setId, revisionId: setId, version: 1, newestVersion: 1, isHidden: false },
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
