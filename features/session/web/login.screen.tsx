import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useApiQuery } from '@inkstone/call/web';
import { BrandMark, LanguageButton, lazyWithRetry, useTranslation } from '@inkstone/ui';
import { getLoginNotice } from '../contract.ts';
import { messages } from '../messages.ts';
import { useMenu } from './available-screens.ts';
import type { ReturnTarget } from './gate.tsx';
import { Leaf } from './leaf.tsx';
import { Notice } from './alerts.tsx';
import { sessionStore } from './session.ts';
import type { SessionState } from './session-store.ts';
import { resumePendingSignOut } from './sign-out-device.ts';
import { FamilyTabs, SignInForm } from './sign-in-form.tsx';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useSession } from './use-session.ts';
import styles from './login.module.css';

const CodeForm = lazyWithRetry(async () => (await import('./code-form.tsx')).CodeForm);

/** Whether the browser returned from the provider, or has its token. */
const isProviderReturn = ({ search, hash }: { search: string; hash: string }): boolean =>
  /\bsso(_token)?=/.test(search + hash + document.cookie);

/** Path after signing in: the previous page, unless it was another user's. */
const findNextPath = ({ person }: SessionState, state: unknown): string => {
  const { from, personId } = (state ?? {}) as ReturnTarget;
  const isMine = personId === undefined || personId === person?.id;
  return from && isMine ? from : '/home';
};

/** The login page: both logins, password reset, language; redirects signed-in users. */
export const Screen = () => {
  const session = useSession();
  const location = useLocation();
  // Follows the session: a waiting window is taken over by the user who signs in in another one.
  useEffect(() => {
    if (session.otherPerson) sessionStore.yieldWindow();
  }, [session.otherPerson]);
  if (session.token !== null) return <Navigate to={findNextPath(session, location.state)} replace />;
  return (
    <div className={styles.page}>
      <Leaf />
      <Column session={session} />
    </div>
  );
};

const Column = ({ session }: { session: SessionState }) => {
  const t = useTranslation(messages);
  const [login, setLogin] = useState(session.login ?? { family: 'frontend' as const, username: '' });
  const [mode, setMode] = useState<'signIn' | 'code' | 'changed'>('signIn');
  const switchLanguage = useLanguageSwitch();
  const { data } = useApiQuery(getLoginNotice, {});
  const [cameBack, setCameBack] = useState(false);
  const [isUnsealed, setUnsealed] = useState(false);
  // Reports data that could not be encrypted at the last sign-out.
  useEffect(() => {
    let isHere = true;
    void resumePendingSignOut().then((isDone) => isHere && setUnsealed(!isDone));
    return () => {
      isHere = false;
    };
  }, []);
  // Kept in state, since the URL is cleaned at once.
  if (isProviderReturn(useLocation()) && !cameBack) setCameBack(true);
  return (
    <div className={styles.column}>
      <header className={styles.head}>
        <BrandMark />
        <LanguageButton globe onSwitch={(to) => void switchLanguage(to)} />
      </header>
      <main id="content" className={styles.desk} tabIndex={-1}>
        <div className={styles.form}>
          {mode !== 'code' && session.lost?.message && <Notice kind="warning">{session.lost.message}</Notice>}
          {mode === 'changed' && <Notice kind="done">{t('codeDone')}</Notice>}
          {mode !== 'code' && isUnsealed && <Notice kind="warning">{t('leftUnsealed')}</Notice>}
          {mode !== 'code' && data?.notice && <Notice kind="plain">{data.notice}</Notice>}
          {mode === 'code' ? (
            <CodeForm
              canMail={data?.canMail ?? true}
              tabs={<FamilyTabs value={login.family} onChange={(family) => setLogin({ ...login, family })} />}
              login={login}
              onLogin={setLogin}
              onBack={(done) => setMode(done ? 'changed' : 'signIn')}
            />
          ) : (
            <SignInForm
              login={login}
              onLogin={setLogin}
              onForgotten={() => setMode('code')}
              hasSignOn={cameBack || data?.canSignOn}
            />
          )}
        </div>
      </main>
      <Foot school={data?.school} />
    </div>
  );
};

const Foot = ({ school }: { school: string | undefined }) => {
  const t = useTranslation(messages);
  const { built } = useMenu();
  return (
    <footer className={styles.foot}>
      <span>{school}</span>
      {built.has('/demo') && <Link to="/demo">{t('tryTypes')}</Link>}
    </footer>
  );
};
