import * as z from 'zod';

/** The status of a whole assignment, for the teacher. */
export const Status = z.enum(['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'withdrawn']);
