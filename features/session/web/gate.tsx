import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Access } from '@inkstone/call';
import { lazyWithRetry } from '@inkstone/ui';
import { canOpen } from './available-screens.ts';
import { sessionStore } from './session.ts';
import { useOptionalUser, useSession } from './use-session.ts';

const HomeRedirect = lazyWithRetry(async () => (await import('./home-redirect.tsx')).SentHome);

/** Where the user wanted to go before signing in. */
export interface ReturnTarget {
  from?: string;
  /** User of that page; another user starts at home. */
  personId?: number;
}

/** Renders a screen for users with access; redirects others to the login or their home. */
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

/** Another user has signed in in this browser: reloads the window for them. */
const ReloadForNewPerson = () => {
  // Reloads the window.
  useEffect(() => {
    sessionStore.yieldWindow();
    globalThis.location.assign('/home');
  }, []);
  return null;
};
