import type { MessageValues } from '@inkstone/base';

/** A handler's word that the world said no; the transaction is rolled back. */
export class RefusalError extends Error {
  readonly code: string;
  readonly values: MessageValues;
  constructor(code: string, values: MessageValues = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/** A handler's word that the row is not there or not the caller's. */
export class NotFoundError extends Error {}

/** A limit was met; the caller may come again after some seconds. */
export class TooManyRequestsError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** There is too much to do at the moment; the same may work in a few seconds. */
export class BusyError extends Error {
  readonly statusCode = 503;
}

/** Too many long tasks wait already; the caller may come again after some seconds. */
export class QueueFullError extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('queue full');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
