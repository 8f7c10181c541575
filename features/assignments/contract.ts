export * from './contract/again.ts';
export * from './contract/defining.ts';
export * from './contract/doing.ts';
export * from './contract/giving.ts';
export * from './contract/opening.ts';
export * from './contract/questions.ts';
export * from './contract/watching.ts';
export { Giving } from './contract/what-is-given.ts';
