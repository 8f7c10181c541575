export { fewestPersons, itemStatistics, upperLowerIndex } from './item.ts';
export { correlation, mean, variance } from './moments.ts';
export { alphaOf, paperStatistics } from './paper.ts';
export type * from './types.ts';
