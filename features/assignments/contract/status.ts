import * as z from 'zod';

/** How the work of a whole assignment stands, for the teacher. */
export const Status = z.enum(['notYet', 'onGoing', 'toBeMarked', 'delay', 'complete', 'withdrawn']);
