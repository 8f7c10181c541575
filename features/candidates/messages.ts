export * from './messages/guide.ts';
export * from './messages/records.ts';
