export * from './identity.ts';
export * from './probe.ts';
