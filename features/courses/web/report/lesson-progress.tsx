import { shortTime } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import type { getStudentReport } from '@inkstone/reports/contract';
import { QuerySection, Bar, Ledger, LedgerRow, Section, useTranslation } from '@inkstone/ui';
import { getMyCourse } from '../../contract.ts';
import { courseReportMessages } from '../../messages.ts';
import { isWatched, sumLength } from '../../rules.ts';

/** The progress in one video. */
interface WatchedLesson {
  number: number;
  title: string;
  seconds: number;
  /** Different seconds that were watched. */
  seen: number;
  percent: number;
}

/** The progress of the reader. */
export const OwnLessonProgress = ({ id }: { id: number }) => {
  const t = useTranslation(courseReportMessages);
  const ask = useApiQuery(getMyCourse, { id });
  return (
    <QuerySection
      title={t('watched')}
      query={ask}
      errorTitle={t('failed')}
      aside={ask.data && t('watchedAll', { percent: ask.data.course.watched })}
    >
      {({ lessons }) => (
        <Lessons
          lessons={lessons.map((lesson) => ({
            ...lesson,
            seen: sumLength(lesson.seen.map(({ from, to }): [number, number] => [from, to])),
          }))}
        />
      )}
    </QuerySection>
  );
};

type StudentProgress = NonNullable<CallOutput<typeof getStudentReport>['course']>;

/** The progress of one student, for a teacher. */
export const StudentLessonProgress = ({ progress: { watched, lessons } }: { progress: StudentProgress }) => {
  const t = useTranslation(courseReportMessages);
  return (
    <Section title={t('watched')} aside={t('watchedAll', { percent: watched })}>
      <Lessons lessons={lessons} />
    </Section>
  );
};

const Lessons = ({ lessons }: { lessons: readonly WatchedLesson[] }) => {
  const t = useTranslation(courseReportMessages);
  return (
    <Ledger label={t('watched')}>
      {lessons.map(({ number, title, seconds, seen, percent }) => (
        <LedgerRow
          key={number}
          title={t('lesson', { number, title })}
          meta={
            seen === 0
              ? t('never')
              : t('ofLength', { seen: shortTime(Math.round(seen)), length: shortTime(Math.round(seconds)) })
          }
          how={
            <>
              <Bar done={percent} all={100} complete={isWatched(percent)} />
              <span>{t('percent', { percent })}</span>
            </>
          }
        />
      ))}
    </Ledger>
  );
};
