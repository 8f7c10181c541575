import { useState } from 'react';
import { useBeside, HandedIn } from '@inkstone/taking/web';
import type { CallOutput } from '@inkstone/call/web';
import { ScreenTitle } from '@inkstone/ui';
import { useNavigation, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { courseReport, courseStudy } from '../../addresses.ts';
import type { myCourseDetail, StudiedLesson } from '../../contract.ts';
import { isWatched, mayOpen } from '../../rules.ts';
import { StudyLesson } from './study-lesson.tsx';
import { StudyTop } from './study-top.tsx';
import styles from './study.module.css';
import { useWatching, type Watching } from './use-watching.ts';

interface StudyProps {
  id: number;
  detail: CallOutput<typeof myCourseDetail>;
  /** Asks for the course again, for addresses that serve. */
  onRenew(): void;
}

/** Where one goes on: the first lesson that was not watched yet. */
const firstOpen = (lessons: readonly StudiedLesson[], watching: Watching): number =>
  Math.max(
    0,
    lessons.findIndex((lesson) => !isWatched(watching.percentOf(lesson))),
  );

/** A course being studied: its films, the questions beside them, and the hand-in. */
export const Study = ({ id, detail, onRenew }: StudyProps) => {
  const go = useNavigation();
  const { lesson: wanted } = useSearch(courseStudy);
  const setSearch = useSetSearch(courseStudy);
  const watching = useWatching(id);
  const { beside, open } = useBeside(id);
  const { course, lessons } = detail;
  const steps = lessons.map((lesson) => ({ percent: watching.percentOf(lesson) }));
  const isAllowed = (index: number) => mayOpen(course.practiceMode, steps, index);
  const [first] = useState(() => firstOpen(lessons, watching));
  const asked = wanted === undefined ? first : wanted - 1;
  const index = lessons[asked] && isAllowed(asked) ? asked : first;
  const lesson = lessons[index];
  const toLesson = (next: number) => {
    const to = lessons[next];
    if (to) setSearch({ lesson: to.number });
  };
  if (beside.is === 'open' && beside.snapshot.handIn !== 'no') {
    return (
      <HandedIn
        store={beside.store}
        snapshot={beside.snapshot}
        onDone={() => go(courseReport, { id }, { replace: true })}
      />
    );
  }
  if (!lesson) return null;
  const watchedLessons = steps.filter(({ percent }) => isWatched(percent)).length;
  return (
    <div className={styles.window}>
      <ScreenTitle title={course.title} />
      <StudyTop
        detail={detail}
        lesson={lesson}
        beside={beside}
        watching={watching}
        watchedLessons={watchedLessons}
        onOpen={open}
      />
      <StudyLesson
        key={lesson.lessonId}
        detail={detail}
        index={index}
        steps={steps}
        beside={beside}
        watching={watching}
        onLesson={toLesson}
        onRenew={onRenew}
      />
    </div>
  );
};
