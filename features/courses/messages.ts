export * from './messages/given.ts';
export * from './messages/making.ts';
export * from './messages/mine.ts';
export * from './messages/report.ts';
export * from './messages/study.ts';
