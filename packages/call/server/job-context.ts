import type { EventContext } from './subscribers.ts';

declare module '@inkstone/jobs' {
  interface JobServices {
    /** Runs a function in one transaction, with a handler's services. */
    transaction<Result>(work: (hearing: EventContext) => Promise<Result>): Promise<Result>;
  }
}
