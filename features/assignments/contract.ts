export * from './contract/doing.ts';
export * from './contract/giving.ts';
export * from './contract/watching.ts';
