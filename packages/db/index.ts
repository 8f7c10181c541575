export * from './columns.ts';
export * from './handle.ts';
export { readInBatches } from './read-in-batches.ts';
export { columnProperty, preparedQuery, type Computed, type LeftJoined } from './rows.ts';
export * from './describe-error.ts';
export * from './sql-fragments.ts';
export * from './transaction.ts';
