import { threadRun } from '@inkstone/jobs';
import { itemFiguresJob } from './item-figures-job.ts';
import { updateFigures } from './update-figures.ts';

/** Computes the figures of one assignment's questions in a thread. */
export const run = threadRun(itemFiguresJob, ({ payload: { assignmentId }, db }) => updateFigures(db, assignmentId));
