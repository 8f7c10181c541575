import type { CallFailure } from '../envelope.ts';

/** A failed call, with the failure from the server or the network. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The failure of an error; null for other errors. */
export const failureFrom = (error: unknown): CallFailure | null => (error instanceof CallError ? error.failure : null);

/** Whether an error is a refusal with a certain code. */
export const isRefusal = (error: unknown, code: string): boolean => {
  const failure = failureFrom(error);
  return failure?.kind === 'refused' && failure.code === code;
};

/** The words of an error to show: those of a failed call are in the reader's language. */
export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
