import { use } from 'react';
import { loadProgramme, isProgrammeLoaded } from '@inkstone/programmes/lazy';

/** Suspends until the rules of a programme are loaded; does nothing without a programme. */
export const useProgramme = (id: string): void => {
  if (id !== '' && !isProgrammeLoaded(id)) use(loadProgramme(id));
};
