import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRefusal, useApiQuery, useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { deviceZone } from '@inkstone/ui/time';
import { getSsoConfig, signInWithSso } from '../contract/sso.ts';
import { signOnMessages } from '../messages.ts';
import { getLoginFamily } from '../roles.ts';
import { parseProviderReturn, clearTokenCookie, type ProviderReturn } from './provider-return.ts';
import { getChosenLanguage } from './chosen-language.ts';
import type { ReturnTarget } from './gate.tsx';
import { Alert } from './alerts.tsx';
import { storeSignIn } from './use-sign-in.ts';
import form from './login.module.css';
import styles from './sign-on.module.css';

interface SignOnOptions {
  shared: boolean;
  isFresh: boolean;
}

// The provider named somebody who cannot come in, or nobody.
const nameAnother = ['sso.unknown', 'sso.denied', 'sso.unmapped', 'sso.left', 'sso.uninvited'] as const;

const buildStartUrl = ({ from, personId }: ReturnTarget, { shared, isFresh }: SignOnOptions): string => {
  const query = new URLSearchParams({
    ...(from !== undefined && { next: from }),
    ...(from !== undefined && personId !== undefined && { of: String(personId) }),
    ...(shared && { shared: '1' }),
    ...(isFresh && { fresh: '1' }),
  });
  return `/api/sso/start?${query.toString()}`;
};

/** Completes the sign-in after a return from the provider, once, after cleaning the URL. */
const useProviderReturn = () => {
  const { mutateAsync, isPending, error } = useApiMutation(signInWithSso);
  const location = useLocation();
  const navigate = useNavigate();
  const [came, setCame] = useState(() => parseProviderReturn(location));
  const [at, setAt] = useState(location.key);
  if (at !== location.key) {
    setAt(location.key);
    setCame(parseProviderReturn(location) ?? came);
  }
  const isForgotten = location.search === '' && location.hash === '';

  const forget = useEffectEvent(({ next }: ProviderReturn) => {
    clearTokenCookie();
    const state: unknown = next === null ? location.state : { from: next };
    if (!isForgotten) void navigate(location.pathname, { replace: true, state });
  });
  const signIn = useEffectEvent(async ({ token, isReauthentication }: ProviderReturn) => {
    try {
      const user = await mutateAsync({ token, timeZone: deviceZone(), ...getChosenLanguage() });
      // No user name: when the session is lost, the provider is asked again.
      await storeSignIn(user, { family: getLoginFamily(user.role[0] ?? 'student'), username: '' });
      if (isReauthentication) globalThis.close();
    } catch {
      // Shown above the form, which stays usable.
    }
  });
  // Removes the provider's parameters from the URL.
  useEffect(() => {
    if (came) forget(came);
  }, [came]);
  // Continues at the path in the URL.
  useEffect(() => {
    if (came && isForgotten) void signIn(came);
  }, [came, isForgotten]);
  return { isPending, error };
};

/** Sign-in through the identity provider: its button, and the result after a return. */
export const SignOn = ({ shared }: { shared: boolean }) => {
  const t = useTranslation(signOnMessages);
  const { state } = useLocation();
  const { isPending, error } = useProviderReturn();
  const { data } = useApiQuery(getSsoConfig, {});
  // Otherwise the provider would return the same user without asking.
  const isFresh = nameAnother.some((code) => isRefusal(error, code));
  return (
    <>
      {error && (
        <div className={styles.first}>
          <Alert title={error.message} />
        </div>
      )}
      {data?.on && (
        <div className={styles.other}>
          <p className={styles.or}>{t('or')}</p>
          <Button
            className={`${form.wide} ${styles.long}`}
            component="a"
            href={buildStartUrl((state ?? {}) as ReturnTarget, { shared, isFresh })}
            loading={isPending}
          >
            {t('signOnWith', { name: data.name })}
          </Button>
        </div>
      )}
    </>
  );
};
