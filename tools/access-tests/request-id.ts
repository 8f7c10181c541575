import { randomUUID } from 'node:crypto';

/** One press of a button. */
export const newRequestId = (): string => randomUUID();
