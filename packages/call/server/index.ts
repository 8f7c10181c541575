import './job-context.ts';
export * from './answer.ts';
export * from './outcomes.ts';
export * from './reader-zone.ts';
export * from './subscribers.ts';
