import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { noticeFailed, useTranslation } from '@inkstone/ui';
import { gateWords } from '../messages.ts';
import { isLeaving } from './leave-for.ts';

/** Leads home from a page of another role, and says why. */
export const SentHome = () => {
  const why = useTranslation(gateWords)('notForRole');
  // Whoever changes the role has asked for another page already.
  const isSent = !isLeaving();
  // Meets the notices, which stay when this page has gone.
  useEffect(() => {
    if (isSent) noticeFailed(why);
  }, [isSent, why]);
  if (!isSent) return null;
  return <Navigate to="/home" replace />;
};
