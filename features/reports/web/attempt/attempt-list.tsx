import { useOptionalUser } from '@inkstone/session/web';
import { Instant, StatusChip, TeacherNote, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { ownReportLocationFor, reportLocationFor } from '../../addresses.ts';
import { attemptListMessages } from '../../messages.ts';
import { scoreText, type AttemptReportData } from '../../document/attempt-report-data.ts';
import { useReportedAssignment } from '../report/reported-assignment.ts';
import styles from './sittings.module.css';

/** The attempts at an assignment that was partly redone, to choose from; best and latest are labelled. */
export const AttemptList = ({ report }: { report: AttemptReportData }) => {
  const t = useTranslation(attemptListMessages);
  const work = useReportedAssignment();
  const role = useOptionalUser()?.role ?? 'student';
  const { attempts, attemptId, redo, programme, teacherName } = report;
  if (!work || attempts.length < 2) return null;
  const about = { programme, kind: work.kind, id: work.id };
  const place =
    work.studentId === undefined ? ownReportLocationFor(about, role) : reportLocationFor(about, work.studentId);
  const latest = attempts.at(-1)?.attemptId;
  return (
    <>
      <nav className={styles.list} aria-label={t('label')}>
        {attempts.map((attempt, at) => (
          <ScreenLink
            key={attempt.attemptId}
            className={styles.one}
            to={place.to}
            search={{ ...place.search, attempt: attempt.attemptId }}
            {...(attempt.attemptId === attemptId && { 'aria-current': 'page' as const })}
          >
            <span className={styles.head}>
              <b>{at === 0 ? t('first') : t(attempts.length > 2 ? 'againOf' : 'again', { number: at })}</b>
              {attempt.isBest && <StatusChip tone="jade">{t('best')}</StatusChip>}
              {attempt.attemptId === latest && <StatusChip tone="line">{t('latest')}</StatusChip>}
            </span>
            <small className="meta num">
              {[
                attempt.score === null || attempt.scoreMax === null
                  ? t('toMark')
                  : t('points', { score: scoreText(attempt.score), max: scoreText(attempt.scoreMax) }),
                t('questions', { count: attempt.questions }),
              ].join(' · ')}
              {'\u00a0· '}
              <Instant at={attempt.submittedAt} />
            </small>
          </ScreenLink>
        ))}
      </nav>
      {redo?.message && (
        <div className={styles.said}>
          <TeacherNote from={t('asked', { name: teacherName })}>{redo.message}</TeacherNote>
        </div>
      )}
    </>
  );
};
