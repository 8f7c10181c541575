import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { toastError, useTranslation } from '@inkstone/ui';
import { gateMessages } from '../messages.ts';
import { isNavigatingAway } from './navigate-away.ts';

/** Redirects home from a page of another role, and explains why. */
export const SentHome = () => {
  const why = useTranslation(gateMessages)('notForRole');
  // After a role switch another page is already loading.
  const isSent = !isNavigatingAway();
  // Shows a toast, which outlives this page.
  useEffect(() => {
    if (isSent) toastError(why);
  }, [isSent, why]);
  if (!isSent) return null;
  return <Navigate to="/home" replace />;
};
