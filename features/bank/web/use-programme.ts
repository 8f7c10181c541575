import { use } from 'react';
import { loadProgramme, isProgrammeLoaded } from '@inkstone/programmes/lazy';
import { fulfilledPromise, trackPromise, type TrackedPromise } from '@inkstone/ui/words';

const promises = new Map<string, TrackedPromise<void>>();

/** The same promise for a programme at each call, since React compares it when it draws a part again that waited. */
const getPromise = (id: string): TrackedPromise<void> => {
  const known = promises.get(id);
  if (known) return known;
  const promise = isProgrammeLoaded(id)
    ? fulfilledPromise<void>(undefined)
    : trackPromise(loadProgramme(id), () => promises.delete(id));
  promises.set(id, promise);
  return promise;
};

/**
 * Suspends until the rules of a programme are loaded; does nothing without a programme. Calls `use` also where they are
 * loaded: React replays a part that waited, and a replay without that call fails at the next hook.
 */
export const useProgramme = (id: string): void => {
  if (id !== '') use(getPromise(id));
};
