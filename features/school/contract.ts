export * from './contract/people.ts';
export * from './contract/setup.ts';
