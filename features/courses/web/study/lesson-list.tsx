import { shortTime } from '@inkstone/base';
import { Bar, CheckIcon, LockIcon, PlayIcon, useTranslation } from '@inkstone/ui';
import type { StudiedLesson } from '../../contract.ts';
import { studyMessages } from '../../messages.ts';
import { isWatched } from '../../rules.ts';
import styles from './study.module.css';

interface LessonListProps {
  lessons: readonly StudiedLesson[];
  current: number;
  percentOf(lesson: StudiedLesson): number;
  mayOpen(index: number): boolean;
  onOpen(index: number): void;
}

/** The lessons of the course with their progress. */
export const LessonList = ({ lessons, current, percentOf, mayOpen, onOpen }: LessonListProps) => {
  const t = useTranslation(studyMessages);
  return (
    <ol className={styles.lessons} aria-label={t('lessons')}>
      {lessons.map((lesson, index) => {
        const percent = percentOf(lesson);
        const isDone = isWatched(percent);
        const isClosed = !mayOpen(index);
        const getStatusText = () => {
          if (isClosed) return t('locked');
          if (isDone) return t('watchedDone');
          return percent > 0 ? t('watched', { percent }) : t('notWatched');
        };
        return (
          <li key={lesson.lessonId}>
            <button
              type="button"
              className={styles.lesson}
              aria-current={index === current ? 'true' : undefined}
              disabled={isClosed}
              onClick={() => onOpen(index)}
            >
              <span className={`${styles.number} num`}>{lesson.number}</span>
              <span className={styles.what}>
                <b>{lesson.title}</b>
                <span className="meta num">
                  {shortTime(Math.round(lesson.seconds))} <span aria-hidden="true">·</span> {getStatusText()}
                </span>
                {percent > 0 && <Bar done={percent} all={100} complete={isDone} />}
              </span>
              <span className={styles.mark} data-done={isDone || undefined}>
                {isClosed ? <LockIcon /> : isDone ? <CheckIcon /> : index === current ? <PlayIcon /> : null}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};
