import { Button } from '@mantine/core';
import { shortTime } from '@inkstone/base';
import { useWatchedWindow } from '@inkstone/assignments/web';
import { Instant, Ledger, LedgerRow, StatusChip, Ticks, TimeLeft, useNow, useTranslation } from '@inkstone/ui';
import { openScreen, ScreenLink } from '@inkstone/ui/screen';
import { courseLauncher, myCoursePage } from '../../addresses.ts';
import type { MyCourse } from '../../contract.ts';
import { myCourseMessages } from '../../messages.ts';
import { getCourseAction } from './course-action.ts';

interface CourseRowsProps {
  rows: readonly MyCourse[];
  label: string;
  /** A study window has closed: refetch. */
  onChanged(): void;
}

/** A student's courses as rows. */
export const CourseRows = ({ rows, label, onChanged }: CourseRowsProps) => {
  const now = useNow(10_000);
  return (
    <Ledger label={label}>
      {rows.map((course) => (
        <LedgerRow
          key={course.recipientId}
          when={<CourseTiming course={course} now={now} />}
          title={
            <ScreenLink to={myCoursePage} search={{ id: course.id }}>
              {course.name}
            </ScreenLink>
          }
          meta={<CourseMeta course={course} />}
          how={<CourseProgress course={course} now={now} />}
          action={<CourseAction course={course} now={now} onChanged={onChanged} />}
        />
      ))}
    </Ledger>
  );
};

interface CoursePartProps {
  course: MyCourse;
  now: number;
}

const isMissed = ({ state, closesAt }: MyCourse, now: number): boolean =>
  (state === 'toDo' || state === 'onGoing') && now >= new Date(closesAt).getTime();

/** When it is due, opens, or was submitted. */
const CourseTiming = ({ course, now }: CoursePartProps) => {
  const t = useTranslation(myCourseMessages);
  if (course.submittedAt) {
    return (
      <>
        <b>{t(course.isLate ? 'lateHanded' : 'handedIn')}</b> <Instant at={course.submittedAt} near={now} />
      </>
    );
  }
  if (course.state === 'notYet') {
    return (
      <>
        <TimeLeft to={course.opensAt} kind="opens" /> <Instant at={course.opensAt} near={now} />
      </>
    );
  }
  if (isMissed(course, now)) {
    return (
      <>
        <b>{t('closed')}</b> <Instant at={course.closesAt} near={now} />
      </>
    );
  }
  return (
    <>
      <TimeLeft to={course.deadline} /> <Instant at={course.deadline} near={now} />
    </>
  );
};

const CourseMeta = ({ course }: { course: MyCourse }) => {
  const t = useTranslation(myCourseMessages);
  return [
    t(course.practiceMode),
    t('lessons', { count: course.lessons }),
    t('length', { time: shortTime(course.seconds) }),
    t('questions', { count: course.total }),
    // Keeps a name on one line.
    t('from', { name: course.assigner.replaceAll(' ', '\u00a0') }),
  ].join(t('dot'));
};

/** The progress of watching and answering, or the result. */
const CourseProgress = ({ course, now }: CoursePartProps) => {
  const t = useTranslation(myCourseMessages);
  if (course.state === 'complete') {
    if (!course.reportOpen) return t('reportLater');
    return course.averageAccuracy === null ? t('handedIn') : t('percentRight', { percent: course.averageAccuracy });
  }
  if (course.state === 'toBeMarked') return <StatusChip>{t('toBeMarked')}</StatusChip>;
  if (course.state === 'notYet') return t('notOpen');
  if (isMissed(course, now)) return t('missed');
  if (course.state === 'toDo' && course.watched === 0) return t('notStarted');
  return (
    <>
      <Ticks done={course.completed} all={course.total} size="small" />
      <span>{t('watched', { percent: course.watched })}</span>
      <span>{t('answered', { done: course.completed, all: course.total })}</span>
    </>
  );
};

interface CourseActionProps extends CoursePartProps {
  filled?: boolean;
  onChanged(): void;
}

const actionLabels = {
  start: 'startNamed',
  goOn: 'goOnNamed',
  report: 'reportNamed',
  watchAgain: 'watchAgainNamed',
} as const;

/** Start, continue, report or watch again, in a window of its own; nothing if there is nothing to do. */
export const CourseAction = ({ course, now, filled = false, onChanged }: CourseActionProps) => {
  const t = useTranslation(myCourseMessages);
  const openWindow = useWatchedWindow(onChanged);
  const action = getCourseAction(course, now);
  if (!action) return null;
  const to = action === 'report' ? 'report' : 'study';
  return (
    <Button
      variant={filled ? 'filled' : 'default'}
      aria-label={t(actionLabels[action], { title: course.name })}
      onClick={() => openWindow(() => openScreen(courseLauncher, { id: course.id, to }))}
    >
      {t(action)}
    </Button>
  );
};
