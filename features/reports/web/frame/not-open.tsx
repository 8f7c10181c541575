import { Button } from '@mantine/core';
import { courseLauncher } from '@inkstone/courses/addresses';
import { useApiQuery } from '@inkstone/call/web';
import { useOptionalUser } from '@inkstone/session/web';
import { QueryBoundary, Page, PageHead, useLanguage, useNow, useTranslation, noWrapInstant } from '@inkstone/ui';
import { leaveWindow, useNavigation } from '@inkstone/ui/screen';
import { controller } from '@inkstone/taking/addresses';
import { checkCourse, checkHomework, checkTest, readPosition } from '@inkstone/taking/contract';
import { messages } from '../../messages.ts';
import { ReportBar } from './report-top.tsx';
import styles from './not-open.module.css';

interface WorkKey {
  kind: 'test' | 'homework' | 'course';
  id: number;
}

const checks = { test: checkTest, homework: checkHomework, course: checkCourse } as const;

/** Handed in, and the report is still closed: what the server holds and when the report opens. */
export const NotOpen = ({ kind, id, onAgain }: WorkKey & { onAgain: () => void }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const now = useNow(60_000);
  const check = useApiQuery(checks[kind], { id });
  // No candidate reads a report: it is the recruitment's.
  const isCandidate = useOptionalUser()?.role === 'candidate';
  const attemptId = check.data?.attemptId ?? 0;
  const position = useApiQuery(readPosition, { attemptId }, { enabled: attemptId > 0 });
  const opensWords = (at: string | null): string => {
    if (isCandidate) return t('forRecruiter');
    if (at === null) return t('opensByHand');
    // It would be open if only the time were missing.
    return new Date(at).getTime() <= now ? t('opensMarked') : t('opensAt', { at: noWrapInstant(at, language) });
  };
  return (
    <>
      <ReportBar />
      <Page width="text">
        <PageHead title={t(isCandidate ? 'forRecruiterTitle' : 'notYetTitle')} kicker={check.data?.title} />
        <QueryBoundary query={check} failed={t('loadFailed')} safe={t('answersSafe')}>
          {(it) => (
            <>
              <div className={styles.said}>
                {it.submittedAt && (
                  <p className="c-jade num">{t('handedInAt', { at: noWrapInstant(it.submittedAt, language) })}</p>
                )}
                {position.data && (
                  <p className="num">
                    {t('answered', { answered: position.data.answered, total: position.data.total })}
                  </p>
                )}
                <p className="num">{opensWords(it.reportOpensAt)}</p>
              </div>
              <div className="row wrap">
                {!isCandidate && <Button onClick={onAgain}>{t('lookAgain')}</Button>}
                <Button onClick={() => leaveWindow('/home')}>{t('close')}</Button>
              </div>
            </>
          )}
        </QueryBoundary>
      </Page>
    </>
  );
};

/** Open before and shut meanwhile, because a test that is being sat asks its questions: why, and until when. */
export const AskedNow = ({ why, onAgain }: { why: string | undefined; onAgain: () => void }) => {
  const t = useTranslation(messages);
  return (
    <>
      <ReportBar />
      <Page width="text">
        <PageHead title={t('askedTitle')} />
        <div className={styles.said}>
          <p>{why}</p>
        </div>
        <div className="row wrap">
          <Button onClick={onAgain}>{t('lookAgain')}</Button>
          <Button onClick={() => leaveWindow('/home')}>{t('close')}</Button>
        </div>
      </Page>
    </>
  );
};

/** Nothing has been handed in, so there is nothing to report. */
export const NotHandedIn = ({ kind, id, isOwn }: WorkKey & { isOwn: boolean }) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  return (
    <>
      <ReportBar />
      <Page width="text">
        <PageHead title={t('notHandedInTitle')} />
        <div className={styles.said}>
          <p>{t('notHandedInBody')}</p>
        </div>
        <div className="row wrap">
          {isOwn && (
            <Button
              variant="filled"
              onClick={() => (kind === 'course' ? go(courseLauncher, { id }) : go(controller, { kind, id }))}
            >
              {t('goOn')}
            </Button>
          )}
          <Button onClick={() => leaveWindow('/home')}>{t('close')}</Button>
        </div>
      </Page>
    </>
  );
};
