import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { VideoQuestions, countAnswered, type VideoQuestionPanel } from '@inkstone/taking/web';
import type { CallOutput } from '@inkstone/call/web';
import { ChevronRightIcon, Section, useTranslation, useOnline } from '@inkstone/ui';
import type { getMyCourse } from '../../contract.ts';
import { studyMessages } from '../../messages.ts';
import { isWatched, canOpenLesson, canPractise, type LessonStep } from '../../rules.ts';
import { CueList } from './cue-list.tsx';
import { FilmView, SpeedSelect } from './film-view.tsx';
import { LessonList } from './lesson-list.tsx';
import styles from './study.module.css';
import { useFilm } from './use-film.ts';
import { useStudyKeys } from './use-study-keys.ts';
import type { WatchProgress } from './use-watch-progress.ts';

interface StudyLessonProps {
  detail: CallOutput<typeof getMyCourse>;
  index: number;
  steps: readonly LessonStep[];
  panel: VideoQuestionPanel;
  watching: WatchProgress;
  onLesson(index: number): void;
  onRenew(): void;
}

/** Brings the video into view: on a phone the questions are below it. */
const showVideo = (video: HTMLVideoElement | null): void => {
  video?.focus({ preventScroll: true });
  video?.scrollIntoView({ block: 'nearest' });
};

/** One lesson: its video, beside it (or below on narrow screens) its questions, then the other lessons. */
export const StudyLesson = (props: StudyLessonProps) => {
  const { detail, index, steps, watching, onLesson, onRenew } = props;
  const { course, lessons } = detail;
  const video = useRef<HTMLVideoElement>(null);
  const isOffline = !useOnline();
  const fastest = detail.fastest / 100;
  const [speed, setSpeed] = useState(Math.min(1, fastest));
  const [setId, setSetId] = useState<number | null>(null);
  const lesson = lessons[index];
  if (!lesson) throw new Error('the course has no such lesson');
  const panel = props.panel.is === 'open' && props.panel.snapshot.isWritable ? props.panel : null;
  const isSync = course.practiceMode === 'sync';
  const isOpen = canPractise(course.practiceMode, steps, index);
  const waiting = lesson.cues.filter((cue) => panel && hasUnanswered(panel, cue.setId));
  const film = useFilm(video, {
    lesson,
    watching,
    speed,
    fastest,
    marks: isSync ? waiting : [],
    onMark: (mark) => setSetId(mark.setId),
    onEnded: () => setSetId(waiting[0]?.setId ?? null),
    onExpired: onRenew,
    onSpeed: setSpeed,
  });
  useStudyKeys(video, film);
  const goOn = () => {
    setSetId(null);
    if (!isSync) return;
    showVideo(video.current);
    film.play();
  };
  const answer = (next: number) => {
    film.pause();
    setSetId(next);
  };
  const next = index + 1 < lessons.length && canOpenLesson(course.practiceMode, steps, index + 1);
  return (
    <main className={styles.stage} id="content" tabIndex={-1}>
      <div className={styles.watch}>
        <FilmView lesson={lesson} film={film} videoRef={video} isOffline={isOffline} />
        <FilmFoot
          speed={speed}
          fastest={fastest}
          onSpeed={setSpeed}
          onNext={next && isWatched(steps[index]?.percent ?? 0) ? () => onLesson(index + 1) : undefined}
        />
      </div>
      <div className={styles.practice}>
        <LessonPractice
          {...{ lesson, panel, isSync, isOpen, setId }}
          onBack={() => setSetId(null)}
          onFinish={goOn}
          onAnswer={answer}
        />
      </div>
      <OtherLessons {...{ detail, index, steps, watching, onLesson }} />
    </main>
  );
};

interface PracticeProps {
  title: string;
  onBack(): void;
  children: React.ReactNode;
}

/** The questions of a cue; they take the focus, since the video was paused for them. */
const Practice = ({ title, onBack, children }: PracticeProps) => {
  const t = useTranslation(studyMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus to the heading.
  useEffect(() => heading.current?.focus({ preventScroll: globalThis.innerWidth > 768 }), []);
  return (
    <section aria-label={t('questions')}>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button variant="quiet" size="sm" onClick={onBack}>
          {t('backToList')}
        </Button>
      </div>
      {children}
    </section>
  );
};

interface FilmFootProps {
  speed: number;
  fastest: number;
  onSpeed(speed: number): void;
  onNext: (() => void) | undefined;
}

/** Under the video: its speed, its keys and the way to the next lesson. */
const FilmFoot = ({ speed, fastest, onSpeed, onNext }: FilmFootProps) => {
  const t = useTranslation(studyMessages);
  return (
    <div className={styles.under}>
      <SpeedSelect speed={speed} fastest={fastest} onChange={onSpeed} />
      <p className="meta only-wide">{t('keys')}</p>
      {onNext && (
        <Button rightSection={<ChevronRightIcon />} onClick={onNext}>
          {t('nextLesson')}
        </Button>
      )}
    </div>
  );
};

interface LessonPracticeProps {
  lesson: StudyLessonProps['detail']['lessons'][number];
  panel: Extract<VideoQuestionPanel, { is: 'open' }> | null;
  isSync: boolean;
  isOpen: boolean;
  setId: number | null;
  onBack(): void;
  onFinish(): void;
  onAnswer(setId: number): void;
}

/** The questions of the open set, or the list of the lesson's sets. */
const LessonPractice = ({ lesson, panel, isSync, isOpen, setId, onBack, onFinish, onAnswer }: LessonPracticeProps) => {
  const t = useTranslation(studyMessages);
  return panel && setId !== null && (isSync || isOpen) ? (
    <Practice key={setId} title={lesson.cues.find((cue) => cue.setId === setId)?.title ?? ''} onBack={onBack}>
      <VideoQuestions panel={panel} setId={setId} finishLabel={t(isSync ? 'goOn' : 'doneHere')} onFinish={onFinish} />
    </Practice>
  ) : (
    <Section title={t('questionsHere')}>
      <div className={styles.cues}>
        <CueList lesson={lesson} panel={panel} isSync={isSync} isOpen={isOpen} onAnswer={onAnswer} />
      </div>
    </Section>
  );
};

/** The course's lessons, with what has been watched. */
const OtherLessons = ({
  detail: { course, lessons },
  index,
  steps,
  watching,
  onLesson,
}: Pick<StudyLessonProps, 'detail' | 'index' | 'steps' | 'watching' | 'onLesson'>) => {
  const t = useTranslation(studyMessages);
  return (
    <div className={styles.others}>
      <Section title={t('lessons')} count={lessons.length}>
        <LessonList
          lessons={lessons}
          current={index}
          percentOf={(item) => watching.getPercent(item)}
          mayOpen={(at) => canOpenLesson(course.practiceMode, steps, at)}
          onOpen={onLesson}
        />
      </Section>
    </div>
  );
};

const hasUnanswered = (panel: Extract<VideoQuestionPanel, { is: 'open' }>, setId: number): boolean => {
  const { answered, total } = countAnswered(panel, setId);
  return answered < total;
};
