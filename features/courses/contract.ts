export * from './contract/giving.ts';
export * from './contract/shapes.ts';
export * from './contract/studying.ts';
export * from './contract/watching.ts';
