import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { linkTo } from '@inkstone/base';
import { failureFrom, isRefusal, useApiQuery } from '@inkstone/call/web';
import { isCandidate } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import {
  EmptyState,
  Facts,
  LanguageButton,
  QueryBoundary,
  Page,
  PageHead,
  setDeviceLanguage,
  Sheet,
  TeacherNote,
  noWrapInstant,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { candidateHome } from '../addresses.ts';
import { getCandidateGuide } from '../contract.ts';
import { guideMessages } from '../messages.ts';
import styles from './candidates.module.css';
import { findLinkToken, clearLinkToken } from './link-token.ts';
import { EnterTest, type GuideDetail } from './enter-test.tsx';

/** Reloads the page when another link is opened in this window, which changes only the fragment. */
const useReloadOnNewLink = (): void => {
  // scheme.js reads the URL only when the page is loaded.
  useEffect(() => {
    const reload = () => {
      if (globalThis.location.hash.includes('token=')) globalThis.location.reload();
    };
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
};

/** The page behind a shared link: the facts of the test, and the button to enter it. */
export const Screen = () => {
  const me = useOptionalUser();
  const [token] = useState(findLinkToken);
  useReloadOnNewLink();
  // The test was entered in this window, so the link is used up: the candidate's own list has the test.
  if (token === null && isCandidate(me?.role)) return <Navigate to={linkTo(candidateHome, {})} replace />;
  return (
    <Page width="text">
      <div className={styles.language}>
        <LanguageButton globe onSwitch={setDeviceLanguage} />
      </div>
      {token === null ? <NoLink /> : <Invitation token={token} />}
    </Page>
  );
};

const NoLink = () => {
  const t = useTranslation(guideMessages);
  return (
    <>
      <PageHead size="display" title={t('title')} />
      <EmptyState title={t('cannot')} body={t('noLink')} />
    </>
  );
};

const Invitation = ({ token }: { token: string }) => {
  const t = useTranslation(guideMessages);
  const ask = useApiQuery(getCandidateGuide, { token });
  const isUseless = isRefusal(ask.error, 'candidate.linkOver') || isRefusal(ask.error, 'candidate.linkEnded');
  // A useless token need not stay in the window's storage.
  useEffect(() => {
    if (isUseless) clearLinkToken();
  }, [isUseless]);
  return (
    <>
      {!ask.data && <PageHead size="display" title={t('title')} />}
      {isUseless ? (
        <EmptyState title={t('cannot')} body={failureFrom(ask.error)?.message ?? t('failed')} />
      ) : (
        <QueryBoundary query={ask} errorTitle={t('failed')}>
          {(guide) => <Guide guide={guide} token={token} />}
        </QueryBoundary>
      )}
    </>
  );
};

const Guide = ({ guide, token }: { guide: GuideDetail; token: string }) => {
  const t = useTranslation(guideMessages);
  const language = useLanguage();
  const { name, school, position, title, message, questions, isTimed, timeLimit, deadline } = guide;
  const timedText = timeLimit === null ? t('ownClock') : t('minutes', { count: Math.round(timeLimit / 60) });
  const time = isTimed ? timedText : t('untimed');
  const facts = [
    { name: t('test'), value: title },
    { name: t('questions'), value: questions },
    { name: t('time'), value: time },
    { name: t('until'), value: noWrapInstant(deadline, language) },
  ];
  return (
    <>
      <PageHead size="display" title={t('greeting', { name })} meta={t('invites', { school, position })} />
      <Sheet className={styles.guide}>
        <Facts items={facts} />
        {message !== null && <TeacherNote>{message}</TeacherNote>}
        {guide.isOver ? <p className="strong">{t('over')}</p> : <EnterTest guide={guide} token={token} />}
      </Sheet>
    </>
  );
};
