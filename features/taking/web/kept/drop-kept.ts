import { deviceJournalsOf } from '../journal/device-journal.ts';
import { keptWorksOf, type Work } from './kept-works.ts';

/** Lets go of an attempt that has ended, with what the server held of it; what is unsent stays in the journal. */
export const dropKept = async (personId: number, attemptId: number): Promise<void> => {
  await keptWorksOf(personId).drop({ attemptId });
  await deviceJournalsOf(personId).forgetHeld(attemptId, Infinity);
};

/** The same of some work that the server does not open any more, by its id. */
export const dropWork = async (personId: number, work: Work): Promise<void> => {
  const kept = await keptWorksOf(personId).find(work);
  if (kept) await dropKept(personId, kept.work.attemptId);
};
