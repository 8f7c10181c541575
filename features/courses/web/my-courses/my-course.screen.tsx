import { Button } from '@mantine/core';
import { linkTo, shortTime } from '@inkstone/base';
import { useWatchedWindow } from '@inkstone/assignments/web';
import { useApiQuery, type CallOutput, refetchIntervals } from '@inkstone/call/web';
import {
  Bar,
  Breadcrumb,
  Columns,
  Facts,
  Instant,
  Ledger,
  LedgerRow,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  StatusChip,
  TeacherNote,
  LockIcon,
  useNow,
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { openScreen, useSearch } from '@inkstone/ui/screen';
import { courseLauncher, myCoursePage, myCourseList } from '../../addresses.ts';
import { getMyCourse, type StudiedLesson } from '../../contract.ts';
import { myCourseMessages } from '../../messages.ts';
import { isWatched, canOpenLesson, watchedThresholdPercent } from '../../rules.ts';
import { getCourseAction } from './course-action.ts';
import { CourseAction } from './course-rows.tsx';
import styles from './my-courses.module.css';

/** One course of mine: its facts, its lessons with their progress, and the button to study. */
export const Screen = () => {
  const t = useTranslation(myCourseMessages);
  const { id } = useSearch(myCoursePage);
  const ask = useApiQuery(getMyCourse, { id }, { refetchMs: refetchIntervals.list });
  const placeholder = usePlaceholderTitle(ask, t('one'));
  const back = { label: t('courses'), to: linkTo(myCourseList, {}) };
  return (
    <Page>
      <Breadcrumb trail={[back, { label: ask.data?.course.name ?? placeholder }]} />
      <QueryBoundary query={ask} errorTitle={t('oneFailed')} safe={t('safe')} skeleton={<RowsSkeleton rows={4} />}>
        {(detail) => <CourseContent detail={detail} onChanged={() => void ask.refetch()} />}
      </QueryBoundary>
    </Page>
  );
};

interface CourseContentProps {
  detail: CallOutput<typeof getMyCourse>;
  onChanged(): void;
}

const CourseContent = ({ detail, onChanged }: CourseContentProps) => {
  const t = useTranslation(myCourseMessages);
  const now = useNow(10_000);
  const { course, lessons, summary } = detail;
  return (
    <>
      <PageHead
        title={course.name}
        meta={<StatusChip tone="line">{t(course.practiceMode)}</StatusChip>}
        action={<CourseAction course={course} now={now} filled onChanged={onChanged} />}
      />
      <Columns
        side={
          <>
            <Facts
              items={[
                { name: t('deadline'), value: <Instant at={course.deadline} /> },
                { name: t('assigner'), value: course.assigner },
                { name: t('watchedFact'), value: t('percent', { percent: course.watched }) },
                { name: t('answeredFact'), value: t('answered', { done: course.completed, all: course.total }) },
              ]}
            />
            {course.teacherMessage && <TeacherNote from={t('teacherSays')}>{course.teacherMessage}</TeacherNote>}
          </>
        }
      >
        <div className={styles.summary}>
          {summary && <p>{summary}</p>}
          <p>
            {course.practiceMode === 'sync' ? t('syncBody') : t('watchFirstBody', { need: watchedThresholdPercent })}
          </p>
        </div>
        <Section title={t('lessonList')} count={lessons.length}>
          <Ledger label={t('lessonList')}>
            {lessons.map((lesson, index) => (
              <LessonRow
                key={lesson.lessonId}
                lesson={lesson}
                detail={detail}
                isOpen={getCourseAction(course, now) !== null && canOpenLesson(course.practiceMode, lessons, index)}
                onChanged={onChanged}
              />
            ))}
          </Ledger>
        </Section>
      </Columns>
    </>
  );
};

interface LessonRowProps extends CourseContentProps {
  lesson: StudiedLesson;
  isOpen: boolean;
}

const LessonRow = ({ lesson, detail, isOpen, onChanged }: LessonRowProps) => {
  const t = useTranslation(myCourseMessages);
  const openWindow = useWatchedWindow(onChanged);
  const { number, title, seconds, percent, cues } = lesson;
  const questions = cues.reduce((sum, cue) => sum + cue.questions, 0);
  const open = () => openScreen(courseLauncher, { id: detail.course.id, lesson: number, to: 'study' });
  const how = () => {
    if (percent === 0) return t('notWatched');
    const isDone = isWatched(percent);
    return (
      <>
        <Bar done={percent} all={100} complete={isDone} />
        <span>{isDone ? t('watchedDone') : t('watched', { percent })}</span>
      </>
    );
  };
  return (
    <LedgerRow
      when={t('lessonNumber', { number })}
      title={title}
      meta={[shortTime(Math.round(seconds)), ...(questions > 0 ? [t('cues', { count: questions })] : [])].join(
        t('dot'),
      )}
      how={how()}
      action={
        isOpen ? (
          <Button aria-label={t('openLessonNamed', { number, title })} onClick={() => openWindow(open)}>
            {t('openLesson')}
          </Button>
        ) : (
          <span className={styles.locked}>
            <LockIcon />
            <span className="vh">{t('locked')}</span>
          </span>
        )
      }
    />
  );
};
