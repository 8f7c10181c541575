import type { CallOutput } from '@inkstone/call/web';
import type { startAttempt } from '../../contract.ts';

/** The server's start response. */
export type AttemptStart = CallOutput<typeof startAttempt>;
