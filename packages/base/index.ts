export * from './address.ts';
export * from './ids.ts';
export * from './outcome.ts';
export * from './screen-paths.ts';
export * from './search.ts';
export * from './spelling.ts';
export * from './time.ts';
export * from './words.ts';
