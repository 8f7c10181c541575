export * from './contract/people.ts';
