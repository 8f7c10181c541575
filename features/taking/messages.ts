export * from './messages/between.ts';
export * from './messages/demo.ts';
export * from './messages/end.ts';
export * from './messages/exam.ts';
export * from './messages/former.ts';
export * from './messages/hand-in.ts';
export * from './messages/panels.ts';
export * from './messages/tools.ts';
