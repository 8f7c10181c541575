import { useEffect, useState } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import { useNavigation } from '@inkstone/ui/screen';
import { findProgrammeRoutes, toSectionLink } from '../../addresses.ts';
import { openOfflineAssignments, type AssignmentKey } from '../attempt-session/offline-assignments.ts';

/**
 * Offline, redirects to the exam window of an assignment stored on this device; `none` once there is known to be none.
 */
export const useOfflineRedirect = (isAway: boolean, { kind, id }: AssignmentKey): 'asking' | 'none' => {
  const me = useCurrentUser();
  const go = useNavigation();
  const [isNone, setNone] = useState(false);
  // Reads the device.
  useEffect(() => {
    if (!isAway) return undefined;
    let isHere = true;
    const look = async () => {
      const copy = await openOfflineAssignments(me.id).find({ kind, id });
      const { programme } = (copy?.assignment.started.blueprint ?? {}) as { programme?: string };
      const routes = programme === undefined ? undefined : findProgrammeRoutes(programme);
      const link = routes && toSectionLink(routes, { kind, id });
      if (!isHere) return;
      if (link) go(link.to, link.search, { replace: true });
      else setNone(true);
    };
    look().catch(() => setNone(true));
    return () => {
      isHere = false;
    };
  }, [go, id, isAway, kind, me.id]);
  return isAway && !isNone ? 'asking' : 'none';
};
