export type { Estimate, Interval } from './interval.ts';
export { minPersons, itemStatistics, upperLowerIndex } from './item.ts';
export { correlation, mean, variance } from './moments.ts';
export { cronbachAlpha, paperStatistics } from './paper.ts';
export { poolSamples, type ItemFigures, type OptionFigures } from './pool.ts';
export {
  areSharesExact,
  binPercents,
  estimatePercents,
  shareRoutes,
  type MeasuredQuestion,
  type PercentBin,
} from './routing.ts';
export { sampleItem, type ItemSample, type OptionSample } from './sample.ts';
export type * from './types.ts';
