export * from './contract/classes.ts';
export * from './contract/people.ts';
export * from './contract/setup.ts';
export * from './contract/record.ts';
export * from './contract/settings.ts';
export * from './contract/rights.ts';
export * from './contract/terms.ts';
export * from './contract/export.ts';
