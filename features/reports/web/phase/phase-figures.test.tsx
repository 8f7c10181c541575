// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { PhaseFigures } from './phase-figures.tsx';

afterEach(cleanup);

const none = { given: 0, done: 0, onTime: 0 };
const numbers = {
  ...{ answered: 10, right: 6, marked: 8, seconds: 600, subjects: [], points: [], results: [] },
  ...{ homework: none, tests: none, courses: none, textbooks: none },
};
const aWeek = (monday: string, marked: number) => ({ monday, answered: 5, right: marked - 1, marked, seconds: 300 });

test('a chart of weeks is shown once two of them have a rate', async () => {
  renderUi(<PhaseFigures numbers={{ ...numbers, weeks: [aWeek('2026-03-02', 4), aWeek('2026-03-16', 4)] }} />);
  expect(await screen.findByText('Week by week')).toBeTruthy();
});

test('one rate is no chart, whatever was answered in other weeks', () => {
  const weeks = [aWeek('2026-03-02', 8), { ...aWeek('2026-03-09', 0), right: 0 }];
  renderUi(<PhaseFigures numbers={{ ...numbers, weeks }} />);
  expect(screen.getByText('75')).toBeTruthy();
  expect(screen.queryByText('Week by week')).toBeNull();
});
