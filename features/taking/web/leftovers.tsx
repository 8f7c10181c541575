import { useEffect } from 'react';
import { useCaller } from '@inkstone/call/web';
import { useMaybeMe, useSession } from '@inkstone/session/web';

const againMs = 60_000;

/** Draws nothing: what an earlier window of this student left unsent is delivered, again and again until it is. */
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
    const timer = setInterval(deliver, againMs);
    globalThis.addEventListener('online', deliver);
    globalThis.addEventListener('focus', deliver);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', deliver);
      globalThis.removeEventListener('focus', deliver);
    };
  }, [caller, studentId]);
  return null;
};
