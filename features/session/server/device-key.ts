import { createHmac } from 'node:crypto';

/**
 * A person's encryption key for unsent data on their devices while signed out. Derived from the school's secret, so
 * that every sign-in gives the same key and none is stored.
 */
export const deviceKeyFor = (secret: string, personId: number): string =>
  createHmac('sha256', secret).update(`device ${personId}`).digest('base64url');
