import { useEffect, useState } from 'react';
import { sendCall, useCaller } from '@inkstone/call/web';
import { acquireHold } from '../../contract.ts';

const renewMs = 40_000;

/** Holds a submission while it is open; returns the other holder's name, or null where it is ours. */
export const useHold = ({ attemptId, questId }: { attemptId: number; questId: number }): string | null => {
  const caller = useCaller();
  const [owner, setOther] = useState<{ key: string; name: string } | null>(null);
  const key = `${attemptId}/${questId}`;
  // Renews the hold, which expires on the server.
  useEffect(() => {
    const place = { attemptId, questId };
    let isLeft = false;
    const renew = async () => {
      const hold = await sendCall(caller, acquireHold, place).catch(() => null);
      if (!hold || isLeft) return;
      setOther(hold.isMine || !hold.holder ? null : { key, name: hold.holder.name });
    };
    void renew();
    const timer = setInterval(() => void renew(), renewMs);
    return () => {
      isLeft = true;
      clearInterval(timer);
      void sendCall(caller, acquireHold, { ...place, leave: true }).catch(() => undefined);
    };
  }, [caller, attemptId, questId, key]);
  return owner?.key === key ? owner.name : null;
};
