export * from './messages/classes.ts';
export * from './messages/imports.ts';
export * from './messages/people.ts';
export * from './messages/record.ts';
export * from './messages/setup.ts';
export * from './messages/settings.ts';
export * from './messages/rights.ts';
export * from './messages/terms.ts';
