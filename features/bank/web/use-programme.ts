import { use } from 'react';
import { fetchProgramme, isProgrammeHere } from '@inkstone/programmes/late';

/** Waits for the values of a programme, by which its papers are composed; where none is chosen there is nothing to wait for. */
export const useProgramme = (id: string): void => {
  if (id !== '' && !isProgrammeHere(id)) use(fetchProgramme(id));
};
