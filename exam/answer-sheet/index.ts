export * from './layout.ts';
export * from './sheet-code.ts';
