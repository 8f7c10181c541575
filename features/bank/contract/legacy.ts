import type { Aliases } from '@inkstone/call';

/** Former paths of the calls of the question bank, and the list with filters too long for an address. */
export const aliases: Aliases = {
  'backend/exam/lists': { of: 'backend/exam/lists', method: 'POST' },
};
