import type { CallFailure } from '../envelope.ts';

/** A call that did not succeed, with what the server (or the missing network) said. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The failure of an error, or null where the error is something else. */
export const failureFrom = (error: unknown): CallFailure | null => (error instanceof CallError ? error.failure : null);

/** Whether an error is the refusal of a code. */
export const isRefusal = (error: unknown, code: string): boolean => {
  const failure = failureFrom(error);
  return failure?.kind === 'refused' && failure.code === code;
};
