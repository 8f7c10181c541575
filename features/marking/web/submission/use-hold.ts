import { useEffect, useState } from 'react';
import { sendCall, useCaller } from '@inkstone/call/web';
import { acquireHold } from '../../contract.ts';

const renewMs = 40_000;

/** Holds a submission while it is open; returns the other holder's name, or null where it is ours. */
export const useHold = ({ attemptId, questionId }: { attemptId: number; questionId: number }): string | null => {
  const caller = useCaller();
  const [owner, setOther] = useState<{ key: string; name: string } | null>(null);
  const key = `${attemptId}/${questionId}`;
  // Renews the hold, which expires on the server.
  useEffect(() => {
    const place = { attemptId, questionId };
    let isLeft = false;
    const renew = async () => {
      const hold = await sendCall(caller, acquireHold, place).catch(() => null);
      if (!hold || isLeft) return;
      setOther(hold.isMine || !hold.holdOwner ? null : { key, name: hold.holdOwner.name });
    };
    void renew();
    const timer = setInterval(() => void renew(), renewMs);
    return () => {
      isLeft = true;
      clearInterval(timer);
      void sendCall(caller, acquireHold, { ...place, leave: true }).catch(() => undefined);
    };
  }, [caller, attemptId, questionId, key]);
  return owner?.key === key ? owner.name : null;
};
