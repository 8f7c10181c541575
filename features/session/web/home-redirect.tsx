import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { noticeFailed, useTranslation } from '@inkstone/ui';
import { gateMessages } from '../messages.ts';
import { isNavigatingAway } from './navigate-away.ts';

/** Leads home from a page of another role, and says why. */
export const SentHome = () => {
  const why = useTranslation(gateMessages)('notForRole');
  // Whoever changes the role has asked for another page already.
  const isSent = !isNavigatingAway();
  // Meets the notices, which stay when this page has gone.
  useEffect(() => {
    if (isSent) noticeFailed(why);
  }, [isSent, why]);
  if (!isSent) return null;
  return <Navigate to="/home" replace />;
};
