import { Button } from '@mantine/core';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { ownReportLocationFor, speakingReport, writingResult } from '@inkstone/reports/addresses';
import { useCurrentUser } from '@inkstone/session/web';
import { CloudCheckIcon, QueryBoundary, Ticks, useLanguage, useNow, useTranslation, noWrapInstant } from '@inkstone/ui';
import { leaveWindow, useNavigation } from '@inkstone/ui/screen';
import { checkHomework, checkTest, readPosition } from '../../contract.ts';
import { endWords, messages } from '../../messages.ts';
import { Notice } from '../page/notice.tsx';
import { NotEnded } from './not-ended.tsx';
import { RefusedPieces, useRefused } from './refused-pieces.tsx';
import { useLeft, type Left } from './use-left.ts';
import { UnsentLeft } from './unsent-left.tsx';
import styles from './ended.module.css';

/** Where work ends: what was handed in, that everything is on the server, and when the report opens. */
export const Ended = ({ kind, id }: { kind: 'test' | 'homework'; id: number }) => {
  const check = useApiQuery(kind === 'test' ? checkTest : checkHomework, { id });
  const t = useTranslation(messages);
  if (check.data) {
    const End = check.data.status === 'handedIn' || isAskedOf(check.data) ? EndedWork : NotEnded;
    return <End kind={kind} id={id} check={check.data} />;
  }
  const asked = (
    <QueryBoundary query={check} safe={t('savedAlways')}>
      {() => null}
    </QueryBoundary>
  );
  return (
    <Notice title={t(check.isError ? 'cannotOpen' : 'openingWork')} body={asked}>
      {check.isError && <Button onClick={() => leaveWindow('/home')}>{t('toHome')}</Button>}
    </Notice>
  );
};

/** What is asked again waits beside the whole work, which stays handed in. */
const isAskedOf = ({ redoDueDate, submittedAt, status }: CallOutput<typeof checkTest>): boolean =>
  redoDueDate !== null && submittedAt !== null && status !== 'withdrawn' && status !== 'deleted';

const isAllSent = ({ answers, recordings, files }: Left): boolean => answers + recordings + files === 0;

interface EndedWorkProps {
  kind: 'test' | 'homework';
  id: number;
  check: CallOutput<typeof checkTest>;
}

const EndedWork = ({ kind, id, check }: EndedWorkProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(endWords);
  const now = useNow(60_000);
  const language = useLanguage();
  const go = useNavigation();
  const { role } = useCurrentUser();
  const attemptId = check.attemptId ?? 0;
  const isAsked = isAskedOf(check);
  const position = useApiQuery(readPosition, { attemptId }, { enabled: check.attemptId !== null && !isAsked });
  const report = ownReportLocationFor({ programme: check.programme, kind, id }, role);
  const left = useLeft(check.attemptId);
  const refused = useRefused(attemptId);
  // What a machine has scored is scored; the student's own points stand beside.
  const isScored = position.data?.byTeacher === 0;
  const reportWords = () => {
    if (role === 'candidate') return say('candidateDone');
    if (check.reportOpen && check.selfMarking) return say(isScored ? 'scoredAndYourself' : 'markYourselfNow');
    if (check.reportOpen) return say(check.needsMarking ? 'reportInParts' : 'reportAtOnce');
    const { reportOpensAt: at } = check;
    if (at === null) return say('reportByHand');
    // It would be open if only the time were missing.
    if (new Date(at).getTime() <= now) return say('reportMarked');
    return say('reportLater', { at: noWrapInstant(at, language) });
  };
  return (
    <Notice
      title={say('doneTitle')}
      kicker={check.title}
      body={
        <>
          <div className={styles.account}>
            {!isAsked && <ByItself check={check} />}
            {position.data && <Counts position={position.data} marker={markerOf(check, role)} />}
            {left && left.recordings > 0 && (
              <p className="c-amber num" role="status">
                {say('recordingsLeft', { count: left.recordings })}
              </p>
            )}
            {left && left.files > 0 && (
              <p className="c-amber num" role="status">
                {say('filesLeft', { count: left.files })}
              </p>
            )}
            {check.submittedAt && left && isAllSent(left) && refused?.length === 0 && (
              <p className={`c-jade num ${styles.safe}`}>
                <CloudCheckIcon /> {say('doneOnServer', { at: noWrapInstant(check.submittedAt, language) })}
              </p>
            )}
          </div>
          <p className={styles.next}>{reportWords()}</p>
          {check.redoDueDate !== null && isAsked && (
            <p className="c-amber num">{say('askedAgain', { at: noWrapInstant(check.redoDueDate, language) })}</p>
          )}
          <UnsentLeft />
          <RefusedPieces pieces={refused ?? []} />
        </>
      }
    >
      {check.reportOpen && (
        <Button variant="filled" onClick={() => go(report.to, report.search)}>
          {say(check.selfMarking && !isScored ? 'markYourself' : 'openReport')}
        </Button>
      )}
      {check.reportOpen && kind === 'test' && !isScored && <SkillReports programme={check.programme} id={id} />}
      <Button onClick={() => leaveWindow('/home')}>{t('closeWindow')}</Button>
    </Notice>
  );
};

/** Whoever did not hand it in reads what did. */
const ByItself = ({ check: { closedBy, submittedAt } }: Pick<EndedWorkProps, 'check'>) => {
  const say = useTranslation(endWords);
  const language = useLanguage();
  if (closedBy === 'clock') return <p>{say('doneByClock')}</p>;
  if (closedBy !== 'window' || submittedAt === null) return null;
  return <p className="num">{say('doneByWindow', { at: noWrapInstant(submittedAt, language) })}</p>;
};

type Marker = 'markedByYou' | 'markedByTeacher' | 'markedByRecruiter';

/** Who marks what no machine does. */
const markerOf = ({ selfMarking }: { selfMarking: boolean }, role: string): Marker => {
  if (role === 'candidate') return 'markedByRecruiter';
  return selfMarking ? 'markedByYou' : 'markedByTeacher';
};

interface CountsProps {
  position: CallOutput<typeof readPosition>;
  marker: Marker;
}

/** How many were answered, how many are scored at once, and how many wait for a person. */
const Counts = ({ position, marker }: CountsProps) => {
  const say = useTranslation(endWords);
  const { answered, total, byMachine, byTeacher } = position;
  return (
    <>
      <div className={styles.answered}>
        <Ticks done={answered} all={total} complete={answered === total} />
        <p className="num">{say('doneAnswered', { answered, total })}</p>
      </div>
      {byMachine > 0 && <p className="num">{say('scoredByMachine', { count: byMachine })}</p>}
      {byTeacher > 0 && <p className="num">{say(marker, { count: byTeacher })}</p>}
    </>
  );
};

/** The reports of single skills, where the programme has them. */
const SkillReports = ({ programme, id }: { programme: string; id: number }) => {
  const say = useTranslation(endWords);
  const go = useNavigation();
  const skills = findProgrammeCard(programme)?.sections ?? [];
  return (
    <>
      {skills.includes('writing') && (
        <Button onClick={() => go(writingResult, { id, kind: 'test' })}>{say('writingResult')}</Button>
      )}
      {skills.includes('speaking') && (
        <Button onClick={() => go(speakingReport, { id, kind: 'test' })}>{say('speakingReport')}</Button>
      )}
    </>
  );
};
