export * from './testing/given-work.ts';
export * from './testing/sitter.ts';
export * from './testing/uploads.ts';
