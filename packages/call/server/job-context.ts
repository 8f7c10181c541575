import type { EventContext } from './subscribers.ts';

declare module '@inkstone/jobs' {
  interface JobServices {
    /** Runs work in one transaction, with what a handler has besides its input. */
    transaction<Result>(work: (hearing: EventContext) => Promise<Result>): Promise<Result>;
  }
}
