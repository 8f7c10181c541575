import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Access } from '@inkstone/call';
import { lazyWithRetry } from '@inkstone/ui';
import { mayOpen } from './built.ts';
import { sessionStore } from './session.ts';
import { useMaybeMe, useSession } from './use-session.ts';

const SentHome = lazyWithRetry(async () => (await import('./sent-home.tsx')).SentHome);

/** Where somebody wanted to go before they had to sign in. */
export interface CameFrom {
  from?: string;
  /** Whose page it was; another person starts at home. */
  personId?: number;
}

/** Draws a screen for those who may see it; others are led to the login or to their home. */
export const Gate = ({ who, children }: { who: unknown; children: ReactNode }) => {
  const session = useSession();
  const me = useMaybeMe();
  const { pathname, search } = useLocation();
  if ((who as Access).kind === 'anyone') return children;
  if (session.person && session.token === null && session.keepsPage) return children;
  if (session.other) return <TakenOver />;
  if (session.token === null) {
    const state: CameFrom = { from: `${pathname}${search}`, personId: session.person?.id };
    return <Navigate to="/login" replace state={state} />;
  }
  if (mayOpen(who, me)) return children;
  return me ? <SentHome /> : <Navigate to="/home" replace />;
};

/** Another person has signed in in this browser: this window goes over to them, with nothing of the former one left. */
const TakenOver = () => {
  // Meets the window, which is loaded anew.
  useEffect(() => {
    sessionStore.yieldWindow();
    globalThis.location.assign('/home');
  }, []);
  return null;
};
