import { useState } from 'react';
import { useVideoQuestions, SubmissionScreen } from '@inkstone/taking/web';
import type { CallOutput } from '@inkstone/call/web';
import { ScreenTitle } from '@inkstone/ui';
import { useNavigation, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { courseReport, courseStudy } from '../../addresses.ts';
import type { getMyCourse, StudiedLesson } from '../../contract.ts';
import { isWatched, canOpenLesson } from '../../rules.ts';
import { StudyLesson } from './study-lesson.tsx';
import { StudyHeader } from './study-header.tsx';
import styles from './study.module.css';
import { useWatchProgress, type WatchProgress } from './use-watch-progress.ts';

interface StudyProps {
  id: number;
  detail: CallOutput<typeof getMyCourse>;
  /** Fetches the course again, for new signed URLs. */
  onRenew(): void;
}

/** The first lesson that was not watched yet. */
const findFirstUnwatched = (lessons: readonly StudiedLesson[], watching: WatchProgress): number =>
  Math.max(
    0,
    lessons.findIndex((lesson) => !isWatched(watching.getPercent(lesson))),
  );

/** The study screen of a course: videos, questions beside them, and submission. */
export const Study = ({ id, detail, onRenew }: StudyProps) => {
  const go = useNavigation();
  const { lesson: requestedNumber } = useSearch(courseStudy);
  const setSearch = useSetSearch(courseStudy);
  const watching = useWatchProgress(id);
  const { panel, open } = useVideoQuestions(id);
  const { course, lessons } = detail;
  const steps = lessons.map((lesson) => ({ percent: watching.getPercent(lesson) }));
  const isAllowed = (index: number) => canOpenLesson(course.practiceMode, steps, index);
  const [first] = useState(() => findFirstUnwatched(lessons, watching));
  const requestedIndex = requestedNumber === undefined ? first : requestedNumber - 1;
  const index = lessons[requestedIndex] && isAllowed(requestedIndex) ? requestedIndex : first;
  const lesson = lessons[index];
  const toLesson = (next: number) => {
    const to = lessons[next];
    if (to) setSearch({ lesson: to.number });
  };
  if (panel.is === 'open' && panel.snapshot.submission !== 'no') {
    return (
      <SubmissionScreen
        store={panel.store}
        snapshot={panel.snapshot}
        onDone={() => go(courseReport, { id }, { replace: true })}
      />
    );
  }
  if (!lesson) return null;
  const watchedLessons = steps.filter(({ percent }) => isWatched(percent)).length;
  return (
    <div className={styles.window}>
      <ScreenTitle title={course.title} />
      <StudyHeader
        detail={detail}
        lesson={lesson}
        panel={panel}
        watching={watching}
        watchedLessons={watchedLessons}
        onOpen={open}
      />
      <StudyLesson
        key={lesson.lessonId}
        detail={detail}
        index={index}
        steps={steps}
        panel={panel}
        watching={watching}
        onLesson={toLesson}
        onRenew={onRenew}
      />
    </div>
  );
};
