export * from './messages/people.ts';
