export * from './handle.ts';
export * from './json-column.ts';
