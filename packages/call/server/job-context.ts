import type { Hearing } from './subscribers.ts';

declare module '@inkstone/jobs' {
  interface JobOutside {
    /** Runs work in one transaction, with what a handler has besides its input. */
    transaction<Result>(work: (hearing: Hearing) => Promise<Result>): Promise<Result>;
  }
}
