import { useEffect, useState } from 'react';
import { failureFrom, isRefusal, useApiQuery } from '@inkstone/call/web';
import {
  EmptyState,
  LanguageButton,
  noWrapInstant,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  setDeviceLanguage,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { readPhaseLetter } from '../../contract.ts';
import { letterMessages } from '../../messages.ts';
import styles from '../phase/phase.module.css';
import { ReleasedPhaseReport } from '../phase/released-phase-report.tsx';

/** The token that scheme.js took from the address of this window; null if there is none or it is incomplete. */
const findLetterToken = (): string | null => {
  try {
    const token = sessionStorage.getItem('inkstone.letter') ?? '';
    return /^[\w-]{20,100}$/.test(token) ? token : null;
  } catch {
    return null;
  }
};

/** Reloads the page when another letter is opened in this window, which changes only the fragment. */
const useReloadOnNewLetter = (): void => {
  // scheme.js reads the URL only when the page is loaded.
  useEffect(() => {
    const reload = () => {
      if (globalThis.location.hash.includes('token=')) globalThis.location.reload();
    };
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, []);
};

/** The phase report behind a letter to a guardian, without signing in. */
export const Screen = () => {
  const t = useTranslation(letterMessages);
  const [token] = useState(findLetterToken);
  useReloadOnNewLetter();
  return (
    <Page width="report">
      <div className="row no-print">
        <LanguageButton globe onSwitch={setDeviceLanguage} />
      </div>
      {token === null ? (
        <>
          <PageHead size="display" title={t('page')} />
          <EmptyState title={t('cannot')} body={t('noLink')} />
        </>
      ) : (
        <Letter token={token} />
      )}
    </Page>
  );
};

const Letter = ({ token }: { token: string }) => {
  const t = useTranslation(letterMessages);
  const language = useLanguage();
  const ask = useApiQuery(readPhaseLetter, { token });
  const isUseless = isRefusal(ask.error, 'letter.over') || isRefusal(ask.error, 'letter.ended');
  if (ask.data === undefined && isUseless)
    return (
      <>
        <PageHead size="display" title={t('page')} />
        <EmptyState title={t('cannot')} body={failureFrom(ask.error)?.message ?? t('failed')} />
      </>
    );
  return (
    <>
      {!ask.data && <PageHead size="display" title={t('page')} />}
      <QueryBoundary query={ask} errorTitle={t('failed')} skeleton={<RowsSkeleton rows={8} />}>
        {({ report, school, expiresAt }) => (
          <>
            <p className="meta">{school}</p>
            <ReleasedPhaseReport report={report} />
            <p className={`meta ${styles.until}`}>{t('until', { at: noWrapInstant(expiresAt, language) })}</p>
          </>
        )}
      </QueryBoundary>
    </>
  );
};
