import { use } from 'react';
import { loadProgramme, isProgrammeLoaded } from '@inkstone/programmes/late';

/** Waits for the values of a programme, by which its papers are composed; where none is chosen there is nothing to wait for. */
export const useProgramme = (id: string): void => {
  if (id !== '' && !isProgrammeLoaded(id)) use(loadProgramme(id));
};
