import { Button } from '@mantine/core';
import { courseLauncher } from '@inkstone/courses/addresses';
import { useApiQuery } from '@inkstone/call/web';
import { isCandidate } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { QueryBoundary, Page, PageHead, useLanguage, useNow, useTranslation, noWrapInstant } from '@inkstone/ui';
import { leaveWindow, useNavigation } from '@inkstone/ui/screen';
import { controller } from '@inkstone/taking/addresses';
import { checkCourseStatus, checkHomeworkStatus, checkTestStatus, getAttemptPosition } from '@inkstone/taking/contract';
import { messages } from '../../messages.ts';
import { ReportBar } from './report-toolbar.tsx';
import styles from './not-open.module.css';

interface AssignmentKey {
  kind: 'test' | 'homework' | 'course';
  id: number;
}

const checks = { test: checkTestStatus, homework: checkHomeworkStatus, course: checkCourseStatus } as const;

/** Submitted, and the report is still closed: what the server has and when the report opens. */
export const ReportNotOpen = ({ kind, id, onAgain: onRetry }: AssignmentKey & { onAgain: () => void }) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const now = useNow(60_000);
  const check = useApiQuery(checks[kind], { id });
  // Candidates cannot read reports; recruiters can.
  const readsAsCandidate = isCandidate(useOptionalUser()?.role);
  const attemptId = check.data?.attemptId ?? 0;
  const position = useApiQuery(getAttemptPosition, { attemptId }, { enabled: attemptId > 0 });
  const opensWords = (at: string | null): string => {
    if (readsAsCandidate) return t('forRecruiter');
    if (at === null) return t('opensByHand');
    // The opening time has passed, so the report only waits for marking.
    return new Date(at).getTime() <= now ? t('opensMarked') : t('opensAt', { at: noWrapInstant(at, language) });
  };
  return (
    <>
      <ReportBar />
      <Page width="text">
        <PageHead title={t(readsAsCandidate ? 'forRecruiterTitle' : 'notYetTitle')} kicker={check.data?.title} />
        <QueryBoundary query={check} errorTitle={t('loadFailed')} safe={t('answersSafe')}>
          {(state) => (
            <>
              <div className={styles.said}>
                {state.submittedAt && (
                  <p className="c-jade num">{t('handedInAt', { at: noWrapInstant(state.submittedAt, language) })}</p>
                )}
                {position.data && (
                  <p className="num">
                    {t('answered', { answered: position.data.answered, total: position.data.total })}
                  </p>
                )}
                <p className="num">{opensWords(state.reportOpensAt)}</p>
              </div>
              <div className="row wrap">
                {!readsAsCandidate && <Button onClick={onRetry}>{t('lookAgain')}</Button>}
                <Button onClick={() => leaveWindow('/home')}>{t('close')}</Button>
              </div>
            </>
          )}
        </QueryBoundary>
      </Page>
    </>
  );
};

/** The report is closed while a running test contains its questions: why, and until when. */
export const BlockedByOpenTest = ({ why: reason, onAgain }: { why: string | undefined; onAgain: () => void }) => {
  const t = useTranslation(messages);
  return (
    <>
      <ReportBar />
      <Page width="text">
        <PageHead title={t('askedTitle')} />
        <div className={styles.said}>
          <p>{reason}</p>
        </div>
        <div className="row wrap">
          <Button onClick={onAgain}>{t('lookAgain')}</Button>
          <Button onClick={() => leaveWindow('/home')}>{t('close')}</Button>
        </div>
      </Page>
    </>
  );
};

type Navigate = ReturnType<typeof useNavigation>;

/** What opens an assignment to be answered. */
const launchers = {
  test: (go: Navigate, id: number) => go(controller, { kind: 'test', id }),
  homework: (go: Navigate, id: number) => go(controller, { kind: 'homework', id }),
  course: (go: Navigate, id: number) => go(courseLauncher, { id }),
} as const;

/** Nothing was submitted, so there is no report. */
export const NotSubmitted = ({ kind, id, isOwn }: AssignmentKey & { isOwn: boolean }) => {
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
            <Button variant="filled" onClick={() => launchers[kind](go, id)}>
              {t('goOn')}
            </Button>
          )}
          <Button onClick={() => leaveWindow('/home')}>{t('close')}</Button>
        </div>
      </Page>
    </>
  );
};
