export * from './contract/behind-link.ts';
export * from './contract/keeping.ts';
export * from './contract/reading.ts';
