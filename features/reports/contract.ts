export * from './contract/analysis.ts';
export * from './contract/attempt.ts';
export * from './contract/changing.ts';
export * from './contract/quest.ts';
export * from './contract/question.ts';
export * from './contract/whole.ts';
