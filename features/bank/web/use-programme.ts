import { use } from 'react';
import { loadProgramme, isProgrammeLoaded } from '@inkstone/programmes/lazy';
import { fulfilledPromise } from '@inkstone/ui/words';

const loaded = fulfilledPromise<void>(undefined);

/**
 * Suspends until the rules of a programme are loaded; does nothing without a programme. Calls `use` also where they are
 * loaded: React replays a part that waited, and a replay without that call fails at the next hook.
 */
export const useProgramme = (id: string): void => {
  if (id !== '') use(isProgrammeLoaded(id) ? loaded : loadProgramme(id));
};
