import type { OutputOf } from '@inkstone/call/web';
import type { startAttempt } from '../../contract.ts';

/** What the server gave when the attempt was opened. */
export type Started = OutputOf<typeof startAttempt>;
