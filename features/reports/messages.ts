export * from './messages/analysis.ts';
export * from './messages/attempt.ts';
export * from './messages/parts.ts';
export * from './messages/regrade.ts';
export * from './messages/self-mark.ts';
export * from './messages/sittings.ts';
export * from './messages/whole.ts';
