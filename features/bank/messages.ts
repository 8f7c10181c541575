export * from './messages/bank.ts';
export * from './messages/composer.ts';
export * from './messages/editor.ts';
export * from './messages/exchange.ts';
export * from './messages/assign.ts';
export * from './messages/papers.ts';
export * from './messages/print.ts';
export * from './messages/question-imports.ts';
