import { createHmac } from 'node:crypto';

/**
 * A person's key for what their devices keep unsent while they are signed out. It follows from the school's secret, so that
 * every sign-in gives the same one and none is stored.
 */
export const deviceKeyFor = (secret: string, personId: number): string =>
  createHmac('sha256', secret).update(`device ${personId}`).digest('base64url');
