export * from './answer.ts';
export * from './outcomes.ts';
