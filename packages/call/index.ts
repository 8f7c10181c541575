export * from './call.ts';
export * from './aliases.ts';
