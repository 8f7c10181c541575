import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import type { CallOutput } from '@inkstone/call/web';
import {
  QuerySection,
  EmptyState,
  Ledger,
  LedgerRow,
  RowsSkeleton,
  StatusChip,
  TimeLeft,
  useLanguage,
  useTranslation,
  type QueryState,
} from '@inkstone/ui';
import { useMenu } from '@inkstone/session/web';
import { myTimetable } from '@inkstone/timetable/addresses';
import { hourMinuteText, zoneSuffix } from '@inkstone/ui/time';
import type { Lesson, listLessons } from '@inkstone/timetable/contract';
import { lessonMessages, messages, teacherMessages } from '../messages.ts';
import { LessonDialog } from './lesson/lesson-dialog.lazy.ts';
import styles from './home.module.css';

interface LessonsProps {
  query: QueryState<CallOutput<typeof listLessons>>;
  now: number;
}

/** Today's lessons in the school's time zone. */
export const LessonsToday = ({ query, now }: LessonsProps) => {
  const t = useTranslation(teacherMessages);
  const { built } = useMenu();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <QuerySection
      title={t('today')}
      count={query.data?.list.length || undefined}
      aside={built.has(myTimetable.path) && <Link to={linkTo(myTimetable, {})}>{t('wholeWeek')}</Link>}
      query={query}
      errorTitle={t('todayFailed')}
      safe={t('restIsSafe')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <div className={styles.empty}>
          <EmptyState title={t('noLessons')} body={t('noLessonsNext')} />
        </div>
      }
    >
      {({ list }) => (
        <>
          <Ledger label={t('today')}>
            {list.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} now={now} onOpen={() => setOpened(lesson.id)} />
            ))}
          </Ledger>
          {opened !== null && <LessonDialog id={opened} onClose={() => setOpened(null)} />}
        </>
      )}
    </QuerySection>
  );
};

interface LessonRowProps {
  lesson: Lesson;
  now: number;
  onOpen(): void;
}

const LessonRow = ({ lesson, now, onOpen }: LessonRowProps) => {
  const t = useTranslation(teacherMessages);
  const tLesson = useTranslation(lessonMessages);
  const common = useTranslation(messages);
  const language = useLanguage();
  const time = (at: string) => hourMinuteText(at, language);
  const isOver = Date.parse(lesson.endsAt) <= now;
  const isNow = !isOver && Date.parse(lesson.beginsAt) <= now;
  return (
    <LedgerRow
      when={
        <b className={styles.time}>
          {t('span', { from: time(lesson.beginsAt), to: time(lesson.endsAt) })}
          {zoneSuffix(lesson.beginsAt, language)}
        </b>
      }
      title={
        <button
          type="button"
          className={styles.lesson}
          aria-label={tLesson('open', { name: lesson.className })}
          onClick={onOpen}
        >
          {lesson.className}
        </button>
      }
      meta={[lesson.title, t('students', { count: lesson.studentCount })].filter(Boolean).join(common('dot'))}
      how={
        isOver ? (
          t('over')
        ) : isNow ? (
          <span>
            <StatusChip tone="jade">{t('now')}</StatusChip>
          </span>
        ) : (
          <TimeLeft to={lesson.beginsAt} kind="opens" />
        )
      }
    />
  );
};
