import { range, sum } from './count.ts';

const costs = [130_000, 72_000, 38_000];
const perYear = (96_000 - 12_000) / 7;
const monthsOfUse = range(1, 12).filter((month) => month >= 4);
const sold = 84_000 + 610_000 - 94_000;
const gross = 960_000 - sold;
const depreciation = sum(monthsOfUse.map(() => perYear / 12));
const calendarsFor = (profit: number): number =>
  range(1, 5000).find((calendars) => calendars * 48 - calendars * 30 - 27_000 >= profit) ?? Number.NaN;

/** Each figure of the accounting paper computed again. */
export const businessTyped = {
  'biz-figure-01': () => String(gross),
  'biz-figure-02': () => String((100 * gross) / 960_000),
  'biz-figure-03': () => String(depreciation),
  'biz-figure-04': () => String(gross - sum(costs) - depreciation),
  'biz-figure-05': () => String(120_000 / (960_000 / 360)),
  'biz-figure-06': () => String(calendarsFor(0)),
  'biz-figure-07': () => String(calendarsFor(9000)),
  'biz-figure-08': () => String(range(1, 2260).find((tax) => Math.abs((2260 - tax) * 0.13 - tax) < 1e-6)),
} satisfies Record<string, () => string>;
