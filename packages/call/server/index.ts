export * from './crm.ts';
export * from './handler.ts';
export * from './errors.ts';
export * from './public-fetch.ts';
export * from './reader-zone.ts';
export * from './school-settings.ts';
export * from './sealed-secret.ts';
export * from './subscribers.ts';
