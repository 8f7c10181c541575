// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getQuestionImport, type ImportItem } from '../../contract/question-imports.ts';
import { renderWithCalls } from '../testing.tsx';
import { ImportReceipt } from './import-receipt.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buildItem = (position: number, setId: number | null): ImportItem => ({
  ...{ position, identifier: null, outcome: 'dropped', notes: [], source: 'A question', group: 1, question: null },
  ...{ isChosen: false, sameSetId: null, earlierSetId: null, setId, similar: [] },
});

const buildReceipt = (setCount: number, list: ImportItem[]) => ({
  ...{ importId: 3, fileName: 'week.gift', format: 'gift', programme: 'common', subject: 'english', setCount, list },
  ...{ state: 'applied', createdAt: '2026-03-01T10:00:00.000Z', appliedAt: '2026-03-01T10:05:00.000Z', undoneAt: null },
  counts: { exact: list.length, changed: 0, doubtful: 0, dropped: 0, same: 0, chosen: list.length },
  groups: [{ group: 1, title: '', stimulus: { kind: 'none' } }],
  ...{ page: 1, totalPage: 1, total: list.length },
});

test.each([
  [1, [buildItem(1, null), buildItem(2, 44)], 'Open the set', '/teacher/subject?topicId=44'],
  [2, [buildItem(1, 44), buildItem(2, 45)], 'Open my sets', '/teacher/subject?mine=true'],
])('an import that made %i sets leads on to them', async (setCount, list, label, target) => {
  renderWithCalls(<ImportReceipt importId={3} />, [[getQuestionImport, buildReceipt(setCount, list)]], {
    at: '/teacher/subject/import?importId=3',
  });
  const link = await screen.findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(target);
});
