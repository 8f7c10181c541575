export * from './call-provider.tsx';
export { keptSince } from './ask-keeping.ts';
export * from './failed.ts';
export * from './request-id.ts';
export * from './send-call.ts';
export * from './use-ask.ts';
export * from './use-send.ts';
export { whileBusy } from './while-busy.ts';
