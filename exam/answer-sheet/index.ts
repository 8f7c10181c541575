export * from './layout.ts';
export * from './sheet-code.ts';
export * from './sheet-questions.ts';
