import type { CallOutput } from '@inkstone/call/web';
import type { startAttempt } from '../../contract.ts';

/** What the server gave when the attempt was opened. */
export type Started = CallOutput<typeof startAttempt>;
