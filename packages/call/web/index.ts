export * from './call-provider.tsx';
export { offlineSince } from './send-call-cached.ts';
export * from './call-error.ts';
export * from './request-id.ts';
export * from './send-call.ts';
export * from './use-api-query.ts';
export * from './use-api-mutation.ts';
export { retryWhileBusy } from './retry-while-busy.ts';
