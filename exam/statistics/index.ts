export { minPersons, itemStatistics, upperLowerIndex } from './item.ts';
export { correlation, mean, variance } from './moments.ts';
export { cronbachAlpha, paperStatistics } from './paper.ts';
export type * from './types.ts';
