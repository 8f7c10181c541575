export * from './messages/again.ts';
export * from './messages/changing.ts';
export * from './messages/defined.ts';
export * from './messages/doing.ts';
export * from './messages/given.ts';
export * from './messages/giving.ts';
export * from './messages/watching.ts';
