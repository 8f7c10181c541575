export * from './messages/analysis.ts';
export * from './messages/codes.ts';
export * from './messages/keys.ts';
export * from './messages/marking.ts';
export * from './messages/overtime.ts';
export * from './messages/revision.ts';
