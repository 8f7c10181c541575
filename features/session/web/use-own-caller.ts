import { useMemo } from 'react';
import { useCaller, type Caller } from '@inkstone/call/web';
import { sessionStore } from './session.ts';

/** Thrown in place of a request while somebody else, or nobody, is signed in in this window. */
class OtherPersonError extends Error {
  override name = 'OtherPersonError';
}

/**
 * A caller for what waits on the device and is sent later: it makes no request once the window belongs to somebody else,
 * who would be taken for the author.
 */
export const useOwnCaller = (personId: number): Caller => {
  const caller = useCaller();
  return useMemo(() => {
    const token = (): string | null => {
      if (sessionStore.get().person?.id !== personId)
        throw new OtherPersonError('This person is not signed in in this window.');
      return caller.token();
    };
    return { ...caller, token };
  }, [caller, personId]);
};
