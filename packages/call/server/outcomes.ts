import type { Values } from '@inkstone/base';

/** A handler's word that the world said no; the transaction is rolled back. */
export class Refused extends Error {
  readonly code: string;
  readonly values: Values;
  constructor(code: string, values: Values = {}) {
    super(code);
    this.code = code;
    this.values = values;
  }
}

/** A handler's word that the row is not there or not the caller's. */
export class NotFound extends Error {}

/** A limit was met; the caller may come again after some seconds. */
export class TooMany extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('too many');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** There is too much to do at the moment; the same may work in a few seconds. */
export class Busy extends Error {
  readonly statusCode = 503;
}

/** Too many long tasks wait already; the caller may come again after some seconds. */
export class QueueFull extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('queue full');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
