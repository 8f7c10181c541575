export * from './messages/editor.ts';
export * from './messages/long-text.ts';
export * from './messages/placing.ts';
export * from './messages/rich-field.ts';
export * from './messages/writing.ts';
