import { useOptionalUser } from '@inkstone/session/web';
import { Instant, StatusChip, TeacherNote, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { ownReportAt, reportAt } from '../../addresses.ts';
import { sittingWords } from '../../messages.ts';
import { scoreText, type ReportOf } from '../report/report-of.ts';
import { useReportedWork } from '../report/reported-work.ts';
import styles from './sittings.module.css';

/** The sittings of work of which some was done again, to choose from: best and latest are told apart. */
export const Sittings = ({ report }: { report: ReportOf }) => {
  const t = useTranslation(sittingWords);
  const work = useReportedWork();
  const role = useOptionalUser()?.role ?? 'student';
  const { attempts, attemptId, redo, programme, teacherName } = report;
  if (!work || attempts.length < 2) return null;
  const about = { programme, kind: work.kind, id: work.id };
  const place = work.stuId === undefined ? ownReportAt(about, role) : reportAt(about, work.stuId);
  const latest = attempts.at(-1)?.attemptId;
  return (
    <>
      <nav className={styles.list} aria-label={t('label')}>
        {attempts.map((one, at) => (
          <ScreenLink
            key={one.attemptId}
            className={styles.one}
            to={place.to}
            search={{ ...place.search, attempt: one.attemptId }}
            {...(one.attemptId === attemptId && { 'aria-current': 'page' as const })}
          >
            <span className={styles.head}>
              <b>{at === 0 ? t('first') : t(attempts.length > 2 ? 'againOf' : 'again', { number: at })}</b>
              {one.isBest && <StatusChip tone="jade">{t('best')}</StatusChip>}
              {one.attemptId === latest && <StatusChip tone="line">{t('latest')}</StatusChip>}
            </span>
            <small className="meta num">
              {[
                one.score === null || one.scoreMax === null
                  ? t('toMark')
                  : t('points', { score: scoreText(one.score), max: scoreText(one.scoreMax) }),
                t('questions', { count: one.questions }),
              ].join(' · ')}
              {'\u00a0· '}
              <Instant at={one.submittedAt} />
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
