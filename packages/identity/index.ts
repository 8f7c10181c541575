export * from './identity.ts';
export * from './seal.ts';
