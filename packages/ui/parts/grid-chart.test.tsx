// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { Chart, preloadCharts } from './chart.tsx';
import { layOutGrid, labelInterval, computeTicks } from './chart-grid.ts';

beforeAll(preloadCharts);
afterEach(cleanup);

const toRows = (...values: (number | null)[]) =>
  values.map((value, at) => ({ label: `w${at + 1}`, values: { value } }));

test.each([
  ['none', [null], undefined, [0, 1]],
  ['a few', [3, 1], undefined, [0, 1, 2, 3]],
  ['some', [7], undefined, [0, 2, 4, 6, 8]],
  ['many', [41, 12], undefined, [0, 20, 40, 60]],
  ['a given range', [71], [50, 90] as const, [50, 70, 90]],
])('the grid lines of %s are whole steps up to above the maximum', (_, values, range, ticks) => {
  expect(computeTicks({ rows: toRows(...values), ...(range && { range }) })).toEqual(ticks);
});

test('values are placed between the axes in proportion, and values outside a range at its ends', () => {
  const grid = layOutGrid({ rows: toRows(50, 100), range: [0, 100] }, { width: 256, height: 138 });
  expect([grid.xAt(0), grid.xAt(1)]).toEqual([98, 198]);
  expect([0, 50, 100, 130].map((value) => grid.yAt(value))).toEqual([110, 60, 10, 10]);
});

test.each([
  ['short labels with much space', ['1', '2'], 40, 1],
  ['weeks with little space', ['9 Mar', '16 Mar'], 20, 3],
  ['Chinese labels, which are wider', ['三月', '四月'], 20, 2],
])('%s', (_, labels, bandWidth, every) => {
  expect(labelInterval(labels, bandWidth)).toBe(every);
});

const draw = (kind: 'line' | 'bar', values: readonly (number | null)[]) =>
  renderUi(
    <Chart
      kind={kind}
      label="Correct"
      axis="Week"
      rows={toRows(...values)}
      series={[{ key: 'value', name: 'Rate' }]}
      unit="%"
      range={[0, 100]}
      height={138}
    />,
  );
const picture = () => screen.getByRole('img', { name: 'Correct' });

test('is rendered at the available width from the first, before an observer reports it', () => {
  const wide = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
  draw('line', [0, 100]);
  wide.mockRestore();
  expect(picture().querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 328 138');
});

test('a line has a gap where there is no value; each value has a dot and a text', () => {
  draw('line', [0, 100, null, 50]);
  const way = picture().querySelector('path')?.getAttribute('d');
  expect(way?.match(/[ML]/g)).toEqual(['M', 'L', 'M']);
  expect([...picture().querySelectorAll('circle')].map((dot) => dot.getAttribute('cy'))).toEqual(['110', '10', '60']);
  expect([...picture().querySelectorAll('title')].map((title) => title.textContent)).toEqual([
    'w1\nRate: 0%',
    'w2\nRate: 100%',
    'w3',
    'w4\nRate: 50%',
  ]);
});

test('bars start at the axis and are as high as their values; without a value there is none', () => {
  draw('bar', [25, null, 100]);
  const bars = [...picture().querySelectorAll('rect[data-tone]')];
  expect(bars.map((bar) => [bar.getAttribute('y'), bar.getAttribute('height')])).toEqual([
    ['85', '25'],
    ['10', '100'],
  ]);
});
