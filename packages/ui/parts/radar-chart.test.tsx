// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderUi } from '../testing.tsx';
import { Chart, preloadCharts } from './chart.tsx';

beforeAll(preloadCharts);
afterEach(cleanup);

const draw = (values: readonly (number | null)[]) =>
  renderUi(
    <Chart
      kind="radar"
      label="Mean scores"
      axis="Criterion"
      rows={values.map((mean, at) => ({ label: ['Delivery', 'Language use', 'Topic'][at] ?? '', values: { mean } }))}
      series={[{ key: 'mean', name: 'Mean', tone: 'cinnabar' }]}
      range={[0, 4]}
    />,
  );
const picture = () => screen.getByRole('img', { name: 'Mean scores' });
const areas = () => [...picture().querySelectorAll('polygon[data-tone]')].map((area) => area.getAttribute('points'));

test('a radar chart places each value in proportion from the centre, the first at the top and then clockwise', () => {
  draw([4, 2, 0]);
  // The centre is at 210, 144; the radius is 100.
  expect(areas()).toEqual(['210.0,44.0 253.3,169.0 210.0,144.0']);
  expect(picture().querySelectorAll('polygon:not([data-tone])')).toHaveLength(4);
  expect([...picture().querySelectorAll('text')].map((label) => label.textContent)).toEqual([
    'Delivery',
    'Language use',
    'Topic',
  ]);
});

test('a missing value is at the centre, and nothing leaves the drawing', () => {
  draw([null, 9, 4]);
  expect(areas()).toEqual(['210.0,144.0 296.6,194.0 123.4,194.0']);
});
