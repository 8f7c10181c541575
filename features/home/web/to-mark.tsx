import { linkTo } from '@inkstone/base';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { deskLocationFor, markingList } from '@inkstone/marking/addresses';
import { listHomeworkToMark, listTestsToMark } from '@inkstone/marking/contract';
import { ErrorState, Facts, Section, useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { Link } from 'react-router';
import { getTeacherOverview } from '../contract.ts';
import { teacherMessages } from '../messages.ts';
import styles from './home.module.css';

/** Submissions waiting for marking, and the link to all; the link alone while there are none. */
export const ToMark = () => {
  const t = useTranslation(teacherMessages);
  const ask = useApiQuery(getTeacherOverview, {}, { refetchMs: refetchIntervals.overview });
  const { homeworkToMark = 0, testsToMark = 0 } = ask.data ?? {};
  if (ask.isError && !ask.data) {
    return (
      <Section small title={t('toMark')}>
        <ErrorState title={t('toMarkFailed')} body={ask.error.message} onRetry={() => void ask.refetch()} />
      </Section>
    );
  }
  const allMarking = (
    <p className={`meta ${styles.below}`}>
      <ScreenLink to={markingList} search={{}}>
        {t('allMarking')}
      </ScreenLink>
    </p>
  );
  if (homeworkToMark + testsToMark === 0) return ask.data ? allMarking : null;
  return (
    <Section small title={t('toMark')} count={t('copies', { count: homeworkToMark + testsToMark })}>
      <Facts
        items={[
          { name: t('homeworkToMark'), value: t('copies', { count: homeworkToMark }) },
          { name: t('testsToMark'), value: t('copies', { count: testsToMark }) },
        ]}
      />
      <LongestWaiting />
      {allMarking}
    </Section>
  );
};

const pageInput = { pageNum: 5 };

const getOldestTime = ({ oldestAt }: { oldestAt: string | null }): number =>
  oldestAt === null ? Infinity : Date.parse(oldestAt);

/** The longest waiting assignments, with links to their marking desk. */
const LongestWaiting = () => {
  const t = useTranslation(teacherMessages);
  const homework = useApiQuery(listHomeworkToMark, pageInput, { refetchMs: refetchIntervals.overview });
  const tests = useApiQuery(listTestsToMark, pageInput, { refetchMs: refetchIntervals.overview });
  // Waits for both, so that no line moves.
  if (homework.isPending || tests.isPending) return null;
  const all = [...(homework.data?.list ?? []), ...(tests.data?.list ?? [])];
  // The difference of two infinite times is NaN.
  const list = all.toSorted((a, b) => getOldestTime(a) - getOldestTime(b) || 0);
  if (list.length === 0) return null;
  return (
    <>
      <p className={`meta ${styles.between}`}>{t('longest')}</p>
      <Facts
        items={list.map((work) => {
          const [skill, ...others] = work.skills;
          const { to, search } = deskLocationFor(
            { ...work, kind: toPageKind(work.kind) },
            others.length === 0 && skill ? { skill } : {},
          );
          return {
            name: work.title,
            note: work.className,
            value: (
              <Link className={styles.mark} to={linkTo(to, search)} target="_blank">
                {t('mark', { count: work.copies })}
              </Link>
            ),
          };
        })}
      />
    </>
  );
};
