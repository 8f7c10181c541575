import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { noticeFailed, useWords } from '@inkstone/ui';
import { gateWords } from '../messages.ts';

/** Leads home from a page of another role, and says why. */
export const SentHome = () => {
  const why = useWords(gateWords)('notForRole');
  // Meets the notices, which stay when this page has gone.
  useEffect(() => void noticeFailed(why), [why]);
  return <Navigate to="/home" replace />;
};
