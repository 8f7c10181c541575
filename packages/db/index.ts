export * from './columns.ts';
export * from './handle.ts';
export * from './json-column.ts';
export * from './qualified-column.ts';
export { columnProperty, preparedQuery, type LeftJoined } from './rows.ts';
export * from './describe-error.ts';
export * from './transaction.ts';
export * from './word-list.ts';
