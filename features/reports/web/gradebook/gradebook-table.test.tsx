// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithResponses } from '../testing.tsx';
import { defaultScheme } from '../../gradebook/scheme.ts';
import { GradebookTable, type Gradebook } from './gradebook-table.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const buildWork = (id: number, title: string, mean: number | null): Gradebook['works'][number] => ({
  ...{
    id,
    title,
    mean,
    kind: 'homework',
    family: 'homework',
    isOnPaper: false,
    programme: 'sat',
    teacherName: 'Ms. Mei',
    isMine: true,
  },
  ...{ deadline: '2026-03-02T09:00:00.000Z', released: mean === null ? 0 : 1 },
});

const buildCell = (draft: Partial<Gradebook['list'][number]['cells'][number]>) => ({
  ...{ state: 'notBegun' as const, points: null, maximum: null, isLate: false },
  ...draft,
});

const book: Gradebook = {
  ...{ classId: 3, className: 'Sunday', hasMoreWorks: false, page: 1, totalPage: 1, total: 2 },
  scheme: { ...defaultScheme, workWeights: [], edition: 0 },
  works: [buildWork(5, 'Sums', 0.5), buildWork(6, 'Texts', null)],
  list: [
    {
      ...{ studentId: 1, name: 'Lin Xiaohe', username: 'linxiaohe' },
      cells: [
        buildCell({ state: 'released', points: 0, maximum: 10 }),
        buildCell({ state: 'marked', points: 4.5, maximum: 9, isLate: true }),
      ],
      total: { share: 0, counted: 1, given: 2, unreleased: 1, droppedIds: [] },
    },
    {
      ...{ studentId: 2, name: 'Wen Lan', username: 'wenlan' },
      cells: [buildCell({ state: 'notGiven' }), buildCell({})],
      total: { share: null, counted: 0, given: 1, unreleased: 0, droppedIds: [] },
    },
  ],
};

test('a cell says in words what it is: zero is a score, and empty is not', () => {
  renderWithResponses(<GradebookTable gradebook={book} />, []);
  expect(screen.getByRole('button', { name: 'Lin Xiaohe, Sums: 0/10 0%' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Lin Xiaohe, Texts: 4.5/9 50% Not released late' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wen Lan, Sums: Not given' })).toBeTruthy();
  const totals = screen.getAllByRole('row').map((row) => row.querySelectorAll('td')[0]?.textContent);
  expect(totals.slice(1, 3)).toEqual(['0%1 of 21 handed in and not released: not in the total', '—0 of 1']);
  expect(screen.getByRole('row', { name: /Mean of released/ }).textContent).toBe('Mean of released—50%—');
});

test('where each work has its own weight, its head says it', () => {
  const scheme = { ...book.scheme, kind: 'works' as const, workWeights: [{ id: 5, weight: 3 }] };
  renderWithResponses(<GradebookTable gradebook={{ ...book, scheme }} />, []);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.slice(2, 4)).toEqual(['SumsWeight 3', 'TextsWeight 1']);
});

test('arrow keys move between the cells and stop at the edge', () => {
  renderWithResponses(<GradebookTable gradebook={book} />, []);
  const first = screen.getByRole('button', { name: /^Lin Xiaohe, Sums/ });
  first.scrollIntoView = () => undefined;
  for (const button of screen.getAllByRole('button')) button.scrollIntoView = () => undefined;
  first.focus();
  const press = (key: string) => {
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(press('ArrowRight')).toMatch(/^Lin Xiaohe, Texts/);
  expect(press('ArrowDown')).toMatch(/^Wen Lan, Texts/);
  expect(press('ArrowDown')).toMatch(/^Wen Lan, Texts/);
  expect(press('ArrowLeft')).toMatch(/^Wen Lan, Sums/);
});
