// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFigures, renderWithResponses } from '../testing.tsx';
import { OptionCurves } from './option-curves.tsx';

afterEach(cleanup);

const readTable = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('the share of each option stands by score, with its correlation and interval', () => {
  renderWithResponses(<OptionCurves figures={buildFigures()} />, []);
  expect(screen.getByRole('img', { name: /Share that chose each option/ })).toBeTruthy();
  const correlation = '0.10 (95% interval: −0.25 to 0.42)';
  expect(readTable()).toEqual([
    ['Option', 'Lowest', 'Group 2', 'Group 3', 'Group 4', 'Highest', 'With the score'],
    ['A', '14%', '0%', '0%', '0%', '0%', correlation],
    ['B (key)', '57%', '43%', '33%', '29%', '14%', correlation],
    ['C', '29%', '57%', '67%', '71%', '86%', correlation],
    ['People', '7', '7', '6', '7', '7', '—'],
  ]);
});

test('an empty group has no share, and a correlation of few has no interval yet', () => {
  const option = {
    ...{ optionId: 'A', letter: 'A', isKey: true, count: 3, share: 0.5 },
    ...{ correlation: { value: 0.5, interval: null }, curve: [null, 0.5] },
  };
  renderWithResponses(<OptionCurves figures={buildFigures({ groups: [0, 6], options: [option] })} />, [], {
    language: 'zh',
  });
  expect(readTable()[1]).toEqual(['A（答案）', '—', '50%', '0.50 (暂无区间：至少需要 4 人)']);
});

test('below six people there is a sentence and no curve, and nothing for a question without options', () => {
  renderWithResponses(<OptionCurves figures={buildFigures({ groups: [] })} />, []);
  expect(screen.getByText('Curves are drawn once at least six people can be compared.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  cleanup();
  renderWithResponses(<OptionCurves figures={buildFigures({ options: [] })} />, []);
  expect(screen.queryByText(/Choices|Curves/)).toBeNull();
});
