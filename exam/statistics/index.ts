export { itemStatistics, upperLowerIndex } from './item.ts';
export { correlation, mean, variance } from './moments.ts';
export { alphaOf, fewestPersons, paperStatistics } from './paper.ts';
export type * from './types.ts';
