import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Access } from '@inkstone/call';
import { lazyWithRetry } from '@inkstone/ui';
import { canOpen } from './available-screens.ts';
import { sessionStore } from './session.ts';
import { useOptionalUser, useSession } from './use-session.ts';

const HomeRedirect = lazyWithRetry(async () => (await import('./home-redirect.tsx')).SentHome);

/** Where somebody wanted to go before they had to sign in. */
export interface ReturnTarget {
  from?: string;
  /** Whose page it was; another person starts at home. */
  personId?: number;
}

/** Draws a screen for those who may see it; others are led to the login or to their home. */
export const Gate = ({ who, children }: { who: unknown; children: ReactNode }) => {
  const session = useSession();
  const me = useOptionalUser();
  const { pathname, search } = useLocation();
  if ((who as Access).kind === 'anyone') return children;
  if (session.person && session.token === null && session.isPageProtected) return children;
  if (session.otherPerson) return <ReloadForNewPerson />;
  if (session.token === null) {
    const state: ReturnTarget = { from: `${pathname}${search}`, personId: session.person?.id };
    return <Navigate to="/login" replace state={state} />;
  }
  if (canOpen(who, me)) return children;
  return me ? <HomeRedirect /> : <Navigate to="/home" replace />;
};

/** Another person has signed in in this browser: this window goes over to them, with nothing of the former one left. */
const ReloadForNewPerson = () => {
  // Meets the window, which is loaded anew.
  useEffect(() => {
    sessionStore.yieldWindow();
    globalThis.location.assign('/home');
  }, []);
  return null;
};
