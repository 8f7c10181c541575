import { useEffect } from 'react';
import { useCaller } from '@inkstone/call/web';
import { useMaybeMe, useSession } from '@inkstone/session/web';

/** Draws nothing: when a student signs in or the network comes back, what an earlier window left unsent is delivered. */
export const Leftovers = () => {
  const caller = useCaller();
  const me = useMaybeMe();
  const { token } = useSession();
  const studentId = me?.role === 'student' && token !== null ? me.id : null;
  // Meets the device's journals and the browser's news of the network.
  useEffect(() => {
    if (studentId === null) return undefined;
    const deliver = () =>
      void import('./deliver-leftovers.ts').then(({ deliverLeftovers }) => deliverLeftovers(caller, studentId));
    deliver();
    globalThis.addEventListener('online', deliver);
    return () => globalThis.removeEventListener('online', deliver);
  }, [caller, studentId]);
  return null;
};
