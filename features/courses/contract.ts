export * from './contract/manage-courses.ts';
export * from './contract/shapes.ts';
export * from './contract/exchange.ts';
export * from './contract/my-courses.ts';
export * from './contract/assigned-courses.ts';
export { courseAssigner } from './contract/access.ts';
