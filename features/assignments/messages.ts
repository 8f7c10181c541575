export * from './messages/redo.ts';
export * from './messages/edit.ts';
export * from './messages/defined-homework.ts';
export * from './messages/my-assignments.ts';
export * from './messages/assignment-family.ts';
export * from './messages/new-assignment.ts';
export * from './messages/assignments.ts';
export * from './messages/repeat.ts';
