import { useEffect } from 'react';
import { sendCall, useCaller } from '@inkstone/call/web';
import { checkCookie } from '../contract.ts';
import { useSession } from './use-session.ts';

const readUaToken = (): string => /(?:^|;\s*)ua_token=([^;]*)/.exec(document.cookie)?.[1] ?? '';

/**
 * Detects another login early: when the window becomes visible and the ua_token cookie differs from the saved copy, the
 * server is asked. It ends the session here if it has ended there; a deleted cookie is restored.
 */
export const useCookieCheck = (): void => {
  const caller = useCaller();
  const { person, token } = useSession();
  const saved = person?.browserToken;

  // Checks the cookie when the window gets the focus.
  useEffect(() => {
    if (token === null || saved === undefined) return undefined;
    const check = async () => {
      if (document.visibilityState !== 'visible' || readUaToken() === saved) return;
      const { same, browserToken } = await sendCall(caller, checkCookie, {});
      if (!same) document.cookie = `ua_token=${browserToken}; path=/; max-age=34560000; samesite=lax`;
    };
    // A failure is reported by the next call.
    const look = () => void check().catch(() => undefined);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [caller, saved, token]);
};
