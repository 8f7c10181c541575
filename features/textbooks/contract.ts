export * from './contract/bank.ts';
export * from './contract/assigning.ts';
export * from './contract/reading.ts';
export * from './contract/words.ts';
export * from './contract/shapes.ts';
export { BookMark, MarkChange } from './contract/marks.ts';
export { shelvedBookNames } from './contract/legacy.ts';
