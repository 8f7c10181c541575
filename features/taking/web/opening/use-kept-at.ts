import { useEffect, useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { useNavigation } from '@inkstone/ui/screen';
import { journeyOf, sittingAt } from '../../addresses.ts';
import { keptWorksOf, type Work } from '../kept/kept-works.ts';

/** Where the server cannot be asked, leads to the window of work that this device keeps; `none` once it is known to keep none. */
export const useKeptAt = (isAway: boolean, { kind, id }: Work): 'asking' | 'none' => {
  const me = useCurrentUser();
  const go = useNavigation();
  const [isNone, setNone] = useState(false);
  // Meets the device's stores.
  useEffect(() => {
    if (!isAway) return undefined;
    let isHere = true;
    const look = async () => {
      const kept = await keptWorksOf(me.id).find({ kind, id });
      const { programme } = (kept?.work.started.blueprint ?? {}) as { programme?: string };
      const journey = programme === undefined ? undefined : journeyOf(programme);
      const sitting = journey && sittingAt(journey, { kind, id });
      if (!isHere) return;
      if (sitting) go(sitting.to, sitting.search, { replace: true });
      else setNone(true);
    };
    look().catch(() => setNone(true));
    return () => {
      isHere = false;
    };
  }, [go, id, isAway, kind, me.id]);
  return isAway && !isNone ? 'asking' : 'none';
};
