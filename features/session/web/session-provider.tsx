import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { readSignOutMark } from '@inkstone/device';
import { lazyWithRetry } from '@inkstone/ui';
import { AvailableScreensContext, type AvailableScreen } from './available-screens.ts';
import { sessionCaller } from './session.ts';
import { SignedOutPage } from './signed-out-page.tsx';
import { useCookieCheck } from './use-cookie-check.ts';
import { useWindowCover } from './use-window-cover.ts';
import { useDeviceZone } from './use-device-zone.ts';
import { useSession } from './use-session.ts';

const SignInAgain = lazyWithRetry(async () => (await import('./sign-in-again.tsx')).SignInAgain);

/** Preloads the sign-in dialog, for offline use. */
export const preloadSignInAgain = SignInAgain.preload;

/**
 * Forgets all responses. What is on the page is loaded again: a query that is only taken away would go on showing what it
 * had, and one on its way would never end.
 */
const forgetResponses = (client: QueryClient): void => {
  client.removeQueries({ type: 'inactive' });
  client.getMutationCache().clear();
  void client.resetQueries();
};

/**
 * Provides the session to the app: sends its token with calls, and asks for a sign-in over protected pages when it is
 * lost.
 */
export const SessionProvider = ({
  screens,
  children,
}: {
  screens: readonly AvailableScreen[];
  children: ReactNode;
}) => {
  const [client] = useState(newQueryClient);
  const { person, token, isPageProtected } = useSession();
  const covered = useWindowCover();
  const scope = `${person?.id ?? ''} ${person?.role[0] ?? ''}`;
  const before = useRef({ scope, token });

  // Forgets what another user or role was shown, and refetches after signing in again.
  useEffect(() => {
    if (before.current.scope !== scope) forgetResponses(client);
    else if (before.current.token === null && token !== null) void client.invalidateQueries();
    before.current = { scope, token };
  }, [client, scope, token]);

  return (
    <AvailableScreensContext value={screens}>
      <CallProvider caller={sessionCaller} client={client}>
        <SessionChecks />
        {covered ? <SignedOutPage covered={covered} /> : children}
        {person && token === null && isPageProtected && !covered && <SignInAgain />}
      </CallProvider>
    </AvailableScreensContext>
  );
};

const SessionChecks = () => {
  useCookieCheck();
  useDeviceZone();
  // Resumes an interrupted sign-out on this device.
  useEffect(() => {
    if (readSignOutMark())
      void import('./sign-out-device.ts').then(({ resumePendingSignOut }) => resumePendingSignOut());
  }, []);
  return null;
};
