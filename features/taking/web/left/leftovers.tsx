import { useEffect } from 'react';
import { useCaller } from '@inkstone/call/web';
import { sitter } from '@inkstone/session/contract';
import { useMaybeMe, useSession } from '@inkstone/session/web';
import { hasJournal } from '../journal/journal-name.ts';
import { atRest } from './at-rest.ts';

const againMs = 60_000;

/** Draws nothing: what an earlier window of this student left unsent is delivered, again and again until it is. */
export const Leftovers = () => {
  const caller = useCaller();
  const me = useMaybeMe();
  const { token } = useSession();
  const studentId = me && sitter.roles.includes(me.role) && token !== null ? me.id : null;
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
    // The page that was opened comes first.
    void atRest(left.signal).then(tryNow);
    const timer = setInterval(tryNow, againMs);
    globalThis.addEventListener('online', tryNow);
    globalThis.addEventListener('focus', tryNow);
    return () => {
      left.abort();
      clearInterval(timer);
      globalThis.removeEventListener('online', tryNow);
      globalThis.removeEventListener('focus', tryNow);
    };
  }, [caller, studentId]);
  return null;
};
