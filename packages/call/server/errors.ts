import type { MessageValues } from '@inkstone/base';

/** Thrown to refuse a call with a code; the transaction is rolled back. */
export class RefusalError extends Error {
  readonly code: string;
  readonly values: MessageValues;
  constructor(code: string, values: MessageValues = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/** Thrown where a row does not exist or does not belong to the caller. */
export class NotFoundError extends Error {}

/** A rate limit was exceeded. */
export class TooManyRequestsError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The server is overloaded at the moment. */
export class BusyError extends Error {
  readonly statusCode = 503;
}

/** Too many long tasks are queued. */
export class QueueFullError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('queue full');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
