export * from './ids.ts';
export * from './outcome.ts';
export * from './spelling.ts';
export * from './time.ts';
export * from './words.ts';
