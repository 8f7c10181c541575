import { shortTime } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { QuerySection, Bar, Ledger, LedgerRow, QueryBoundary, Section, useTranslation } from '@inkstone/ui';
import { getAssignedCourse, getMyCourse } from '../../contract.ts';
import { courseReportMessages } from '../../messages.ts';
import { isWatched, sumLength } from '../../rules.ts';

/** The progress in one video. */
interface WatchedLesson {
  lessonId: number;
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

/** The progress of one student, for the teacher. */
export const StudentLessonProgress = ({ id, studentId }: { id: number; studentId: number }) => {
  const t = useTranslation(courseReportMessages);
  const ask = useApiQuery(getAssignedCourse, { id });
  const recipient = ask.data?.recipients.find((candidate) => candidate.studentId === studentId);
  return (
    <Section title={t('watched')} aside={recipient && t('watchedAll', { percent: recipient.watched })}>
      <QueryBoundary query={ask} errorTitle={t('failed')}>
        {({ lessons }) => (
          <Lessons
            lessons={lessons.map((lesson) => {
              const progress = recipient?.lessons.find(({ lessonId }) => lessonId === lesson.lessonId);
              return { ...lesson, seen: progress?.seconds ?? 0, percent: progress?.percent ?? 0 };
            })}
          />
        )}
      </QueryBoundary>
    </Section>
  );
};

const Lessons = ({ lessons }: { lessons: readonly WatchedLesson[] }) => {
  const t = useTranslation(courseReportMessages);
  return (
    <Ledger label={t('watched')}>
      {lessons.map(({ lessonId, number, title, seconds, seen, percent }) => (
        <LedgerRow
          key={lessonId}
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
