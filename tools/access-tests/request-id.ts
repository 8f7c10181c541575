import { randomUUID } from 'node:crypto';

/** A new request id, the idempotency key of a write. */
export const newRequestId = (): string => randomUUID();
