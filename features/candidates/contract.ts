export * from './contract/link.ts';
export * from './contract/manage-candidates.ts';
export * from './contract/list-candidates.ts';
