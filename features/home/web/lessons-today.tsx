import { hourMinuteText } from '@inkstone/base';
import type { OutputOf } from '@inkstone/call/web';
import {
  AskedSection,
  EmptyState,
  Ledger,
  LedgerRow,
  RowsSkeleton,
  StatusChip,
  TimeLeft,
  useLanguage,
  useWords,
  type Asked,
} from '@inkstone/ui';
import type { Lesson, listLessons } from '@inkstone/timetable/contract';
import { messages, teacherWords } from '../messages.ts';
import styles from './home.module.css';

interface LessonsProps {
  ask: Asked<OutputOf<typeof listLessons>>;
  now: number;
}

/** Today's class sessions in the school's time. */
export const LessonsToday = ({ ask, now }: LessonsProps) => {
  const t = useWords(teacherWords);
  return (
    <AskedSection
      title={t('today')}
      count={ask.data?.list.length || undefined}
      ask={ask}
      failed={t('todayFailed')}
      safe={t('restIsSafe')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <div className={styles.empty}>
          <EmptyState title={t('noLessons')} body={t('noLessonsNext')} />
        </div>
      }
    >
      {({ list, timeZone }) => (
        <Ledger label={t('today')}>
          {list.map((lesson) => (
            <LessonRow key={lesson.id} lesson={lesson} timeZone={timeZone} now={now} />
          ))}
        </Ledger>
      )}
    </AskedSection>
  );
};

const LessonRow = ({ lesson, timeZone, now }: { lesson: Lesson; timeZone: string; now: number }) => {
  const t = useWords(teacherWords);
  const common = useWords(messages);
  const language = useLanguage();
  const time = (at: string) => hourMinuteText(at, language, timeZone);
  const isOver = Date.parse(lesson.endsAt) <= now;
  const isNow = !isOver && Date.parse(lesson.beginsAt) <= now;
  return (
    <LedgerRow
      when={<b className={styles.time}>{t('span', { from: time(lesson.beginsAt), to: time(lesson.endsAt) })}</b>}
      title={lesson.className}
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
