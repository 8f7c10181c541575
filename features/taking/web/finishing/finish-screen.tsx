import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { ownReportLocationFor, speakingReport, writingResult } from '@inkstone/reports/addresses';
import { isCandidate } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import {
  CloudCheckIcon,
  QueryBoundary,
  Ticks,
  useLanguage,
  useNow,
  useTranslation,
  noWrapInstant,
  NoticePage,
} from '@inkstone/ui';
import { leaveWindow, useNavigation } from '@inkstone/ui/screen';
import { attemptKinds } from '../../attempt-kinds.ts';
import { getAttemptPosition, type checkTestStatus } from '../../contract.ts';
import { statusCalls } from '../attempt-session/status-calls.ts';
import { endMessages, messages } from '../../messages.ts';
import { useSchedulePush } from '../attempt-session/use-schedule-push.ts';
import { UnsubmittedScreen } from './unsubmitted-screen.tsx';
import { RefusedItems, useRefusedItems } from './refused-item-list.tsx';
import { usePendingCounts, type PendingCounts } from './use-pending-counts.ts';
import { UnsentAttempts } from './refused-attempts.tsx';
import styles from './finish-screen.module.css';

/** The screen after submission: what was submitted, whether everything is on the server, and when the report opens. */
export const FinishScreen = ({ kind, id }: { kind: PageKind; id: number }) => {
  const check = useApiQuery(statusCalls[kind], { id });
  const t = useTranslation(messages);
  // A teacher may give more time to what the clock has closed, or ask some questions again.
  useSchedulePush(id, check.refetch);
  if (check.data) {
    const FinishContent =
      check.data.status === 'handedIn' || hasOpenRedo(check.data) ? SubmittedSummary : UnsubmittedScreen;
    return <FinishContent kind={kind} id={id} check={check.data} />;
  }
  const loading = (
    <QueryBoundary query={check} safe={t('savedAlways')}>
      {() => null}
    </QueryBoundary>
  );
  return (
    <NoticePage title={t(check.isError ? 'cannotOpen' : 'openingWork')} body={loading}>
      {check.isError && <Button onClick={() => leaveWindow('/home')}>{t('toHome')}</Button>}
    </NoticePage>
  );
};

/** Whether a redo is open; the first attempt stays submitted. */
const hasOpenRedo = ({ redoDueAt, submittedAt, status }: CallOutput<typeof checkTestStatus>): boolean =>
  redoDueAt !== null && submittedAt !== null && status !== 'withdrawn' && status !== 'deleted';

const isAllSent = ({ answers, recordings, files }: PendingCounts): boolean => answers + recordings + files === 0;

interface SubmittedSummaryProps {
  kind: PageKind;
  id: number;
  check: CallOutput<typeof checkTestStatus>;
}

/** When the report opens, or that it is open. */
const useReportMessage = (
  check: SubmittedSummaryProps['check'],
  { role, isScored }: { role: string; isScored: boolean },
): ReactNode => {
  const tEnd = useTranslation(endMessages);
  const now = useNow(60_000);
  const language = useLanguage();
  if (isCandidate(role)) return tEnd('candidateDone');
  if (check.reportOpen && check.selfMarking) return tEnd(isScored ? 'scoredAndYourself' : 'markYourselfNow');
  if (check.reportOpen) return tEnd(check.needsMarking ? 'reportInParts' : 'reportAtOnce');
  const { reportOpensAt: at } = check;
  if (at === null) return tEnd('reportByHand');
  // The opening time has passed, so the report only waits for marking.
  if (new Date(at).getTime() <= now) return tEnd('reportMarked');
  return tEnd('reportLater', { at: noWrapInstant(at, language) });
};

/** The recordings and files that are still on this device. */
const PendingUploads = ({ pending: { recordings, files } }: { pending: PendingCounts }) => {
  const tEnd = useTranslation(endMessages);
  return (
    <>
      {recordings > 0 && (
        <p className="c-amber num" role="status">
          {tEnd('recordingsLeft', { count: recordings })}
        </p>
      )}
      {files > 0 && (
        <p className="c-amber num" role="status">
          {tEnd('filesLeft', { count: files })}
        </p>
      )}
    </>
  );
};

const SubmittedSummary = ({ kind, id, check }: SubmittedSummaryProps) => {
  const t = useTranslation(messages);
  const tEnd = useTranslation(endMessages);
  const language = useLanguage();
  const go = useNavigation();
  const { role } = useCurrentUser();
  const attemptId = check.attemptId ?? 0;
  const isRedoOpen = hasOpenRedo(check);
  const position = useApiQuery(getAttemptPosition, { attemptId }, { enabled: check.attemptId !== null && !isRedoOpen });
  const report = ownReportLocationFor({ programme: check.programme, kind, id }, role);
  const pending = usePendingCounts(check.attemptId);
  const refused = useRefusedItems(attemptId);
  // Fully automatic scores are final; self-marking is only in addition.
  const isScored = position.data?.byTeacher === 0;
  const reportMessage = useReportMessage(check, { role, isScored });
  return (
    <NoticePage
      title={tEnd('doneTitle')}
      kicker={check.title}
      body={
        <>
          <div className={styles.account}>
            {!isRedoOpen && <AutoSubmitNotice check={check} />}
            {position.data && <AnswerCounts position={position.data} marker={getMarker(check, role)} />}
            {pending && <PendingUploads pending={pending} />}
            {check.submittedAt && pending && isAllSent(pending) && refused?.length === 0 && (
              <p className={`c-jade num ${styles.safe}`}>
                <CloudCheckIcon /> {tEnd('doneOnServer', { at: noWrapInstant(check.submittedAt, language) })}
              </p>
            )}
          </div>
          <p className={styles.next}>{reportMessage}</p>
          {check.redoDueAt !== null && isRedoOpen && (
            <p className="c-amber num">{tEnd('askedAgain', { at: noWrapInstant(check.redoDueAt, language) })}</p>
          )}
          <UnsentAttempts />
          <RefusedItems pieces={refused ?? []} />
        </>
      }
    >
      {check.reportOpen && (
        <Button variant="filled" onClick={() => go(report.to, report.search)}>
          {tEnd(check.selfMarking && !isScored ? 'markYourself' : 'openReport')}
        </Button>
      )}
      {check.reportOpen && attemptKinds[kind].hasSkillReports && !isScored && (
        <SkillReports programme={check.programme} id={id} />
      )}
      <Button onClick={() => leaveWindow('/home')}>{t('closeWindow')}</Button>
    </NoticePage>
  );
};

/** Says what closed the attempt if the student did not submit it. */
const AutoSubmitNotice = ({ check: { closedBy, submittedAt } }: Pick<SubmittedSummaryProps, 'check'>) => {
  const tEnd = useTranslation(endMessages);
  const language = useLanguage();
  if (closedBy === 'clock') return <p>{tEnd('doneByClock')}</p>;
  if (closedBy !== 'window' || submittedAt === null) return null;
  return <p className="num">{tEnd('doneByWindow', { at: noWrapInstant(submittedAt, language) })}</p>;
};

type Marker = 'markedByYou' | 'markedByTeacher' | 'markedByRecruiter';

/** Who marks the answers that are not scored automatically. */
const getMarker = ({ selfMarking }: { selfMarking: boolean }, role: string): Marker => {
  if (isCandidate(role)) return 'markedByRecruiter';
  return selfMarking ? 'markedByYou' : 'markedByTeacher';
};

interface AnswerCountsProps {
  position: CallOutput<typeof getAttemptPosition>;
  marker: Marker;
}

/** The numbers of answered, automatically scored and waiting questions. */
const AnswerCounts = ({ position, marker }: AnswerCountsProps) => {
  const tEnd = useTranslation(endMessages);
  const { answered, total, byMachine, byTeacher } = position;
  return (
    <>
      <div className={styles.answered}>
        <Ticks done={answered} all={total} complete={answered === total} />
        <p className="num">{tEnd('doneAnswered', { answered, total })}</p>
      </div>
      {byMachine > 0 && <p className="num">{tEnd('scoredByMachine', { count: byMachine })}</p>}
      {byTeacher > 0 && <p className="num">{tEnd(marker, { count: byTeacher })}</p>}
    </>
  );
};

/** Links to the reports of single skills, where the programme has them. */
const SkillReports = ({ programme, id }: { programme: string; id: number }) => {
  const tEnd = useTranslation(endMessages);
  const go = useNavigation();
  const skills = findProgrammeCard(programme)?.sections ?? [];
  return (
    <>
      {skills.includes('writing') && (
        <Button onClick={() => go(writingResult, { id, kind: 'test' })}>{tEnd('writingResult')}</Button>
      )}
      {skills.includes('speaking') && (
        <Button onClick={() => go(speakingReport, { id, kind: 'test' })}>{tEnd('speakingReport')}</Button>
      )}
    </>
  );
};
