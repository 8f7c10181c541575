export * from './handle.ts';
export * from './json-column.ts';
export * from './transaction.ts';
