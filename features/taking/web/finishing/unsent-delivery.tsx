import { useEffect } from 'react';
import { useCaller } from '@inkstone/call/web';
import { examTakers } from '@inkstone/session/contract';
import { useOptionalUser, useSession } from '@inkstone/session/web';
import { hasJournal } from '../journal/journal-database-name.ts';
import { whenPageIdle } from '@inkstone/ui/screen';

const retryMs = 60_000;

/** Renders nothing: delivers what earlier windows of this student left unsent, retrying until it is done. */
export const UnsentDelivery = () => {
  const caller = useCaller();
  const me = useOptionalUser();
  const { token } = useSession();
  const studentId = me && examTakers.roles.includes(me.role) && token !== null ? me.id : null;
  // Runs at rest, when the network is back, on focus and at an interval.
  useEffect(() => {
    if (studentId === null) return undefined;
    const deliver = async () => {
      // Without a network nothing can be delivered, and some browsers never retry a failed module import.
      if (!navigator.onLine || !(await hasJournal(studentId))) return;
      const { deliverUnsent } = await import('./deliver-unsent.ts');
      await deliverUnsent(caller, studentId);
    };
    // Failures are retried later.
    const tryNow = () => void deliver().catch(() => undefined);
    const stopped = new AbortController();
    const { signal } = stopped;
    // The opened page loads first: a browser reports focus while it is still loading.
    void whenPageIdle(signal).then(() => {
      if (signal.aborted) return;
      tryNow();
      const timer = setInterval(tryNow, retryMs);
      signal.addEventListener('abort', () => clearInterval(timer), { once: true });
      globalThis.addEventListener('online', tryNow, { signal });
      globalThis.addEventListener('focus', tryNow, { signal });
    });
    return () => stopped.abort();
  }, [caller, studentId]);
  return null;
};
