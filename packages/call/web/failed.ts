import type { Met } from '../envelope.ts';

/** A call that did not succeed, with what the server (or the missing network) said. */
export class Failed extends Error {
  readonly failure: Met;
  constructor(failure: Met) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The failure of an error, or null where the error is something else. */
export const failureIn = (error: unknown): Met | null => (error instanceof Failed ? error.failure : null);

/** Whether an error is the refusal of a code. */
export const isRefusal = (error: unknown, code: string): boolean => {
  const failure = failureIn(error);
  return failure?.kind === 'refused' && failure.code === code;
};
