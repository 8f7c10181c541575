// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ItemList } from './items.tsx';
import { buildItem, renderWithResponses } from '../testing.tsx';
import type { Item, AssignmentReportData } from '../../document/assignment-report-data.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (items: Item[]) =>
  renderWithResponses(
    <ItemList report={{ items } as unknown as AssignmentReportData} openId={null} onOpen={() => undefined} />,
    [],
  );

test('each question is listed with the beginning of its text', () => {
  draw([buildItem({ excerpt: 'How many corners has a cube?' })]);
  expect(screen.getByText('How many corners has a cube?')).toBeTruthy();
});

test('the column of notable figures is shown only if it has content', () => {
  draw([buildItem({ flags: [] }), buildItem({ questionId: 3, flags: ['distractorUnused'] })]);
  expect(screen.queryByRole('columnheader', { name: 'Worth a look' })).toBeNull();
  cleanup();
  draw([buildItem({ flags: [] }), buildItem({ questionId: 3, flags: ['keySuspect'] })]);
  expect(screen.getByRole('columnheader', { name: 'Worth a look' })).toBeTruthy();
});

test('a teacher-marked question is listed with its mean points, never with a share of right answers', () => {
  const essay = { kind: 'essay', options: [], right: 0, byTeacher: true, shown: 4, possible: 5 };
  draw([
    buildItem({ ...essay, marked: 3, meanPoints: 3.5 }),
    buildItem({ ...essay, questionId: 3, marked: 0, meanPoints: null }),
    buildItem({ questionId: 4, shown: 10, right: 10, answered: 10, blank: 0 }),
  ]);
  expect(screen.getByText('Mean 3.5 of 5')).toBeTruthy();
  expect(screen.getByText('Not marked yet')).toBeTruthy();
  expect(screen.getByText('10 of 10')).toBeTruthy();
  expect(screen.queryByText('0 of 4')).toBeNull();
});
