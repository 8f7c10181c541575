import { useEffect } from 'react';
import { useCaller } from '@inkstone/call/web';
import { examTakers } from '@inkstone/session/contract';
import { useOptionalUser, useSession } from '@inkstone/session/web';
import { hasJournal } from '../journal/journal-name.ts';
import { atRest } from '@inkstone/ui/screen';

const againMs = 60_000;

/** Draws nothing: what an earlier window of this student left unsent is delivered, again and again until it is. */
export const Leftovers = () => {
  const caller = useCaller();
  const me = useOptionalUser();
  const { token } = useSession();
  const studentId = me && examTakers.roles.includes(me.role) && token !== null ? me.id : null;
  // Meets the device's journals and the browser's news of the network.
  useEffect(() => {
    if (studentId === null) return undefined;
    const deliver = async () => {
      // Without a network nothing can be delivered, and some browsers never ask again for code that did not come once.
      if (!navigator.onLine || !(await hasJournal(studentId))) return;
      const { deliverLeftovers } = await import('./deliver-leftovers.ts');
      await deliverLeftovers(caller, studentId);
    };
    // What fails now is tried again.
    const tryNow = () => void deliver().catch(() => undefined);
    const left = new AbortController();
    const { signal } = left;
    // The page that was opened comes first: a browser says that it has the focus while it still loads.
    void atRest(signal).then(() => {
      if (signal.aborted) return;
      tryNow();
      const timer = setInterval(tryNow, againMs);
      signal.addEventListener('abort', () => clearInterval(timer), { once: true });
      globalThis.addEventListener('online', tryNow, { signal });
      globalThis.addEventListener('focus', tryNow, { signal });
    });
    return () => left.abort();
  }, [caller, studentId]);
  return null;
};
