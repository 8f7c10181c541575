import { useEffect, useRef, type RefObject } from 'react';
import type { StudiedLesson } from '../../contract.ts';
import { isPlayed } from '../../rules.ts';
import { findCrossedMark, type CueMark } from './crossing.ts';
import { useFilmTrouble } from './use-film-trouble.ts';
import type { WatchProgress } from './use-watch-progress.ts';

/** The video player, for the components around it. */
export interface Film {
  /** No more data arrives, although the video has not ended. */
  isStuck: boolean;
  isUnplayable: boolean;
  play(): void;
  pause(): void;
  jump(seconds: number): void;
  /** Reloads the video, keeping its position. */
  reload(): void;
  handlers: {
    onLoadedMetadata(): void;
    onTimeUpdate(): void;
    onSeeking(): void;
    onPause(): void;
    onEnded(): void;
    onError(): void;
    onPlaying(): void;
    onCanPlay(): void;
    onLoadStart(): void;
    onWaiting(): void;
    onSuspend(): void;
    onStalled(): void;
    onRateChange(): void;
  };
}

interface FilmOptions {
  lesson: StudiedLesson;
  watching: WatchProgress;
  /** The times at which the video pauses; empty for none. */
  marks: readonly CueMark[];
  speed: number;
  /** The fastest playback speed, as a factor. */
  fastest: number;
  onMark(mark: CueMark): void;
  onEnded(): void;
  /** The URL of the video has expired. */
  onExpired(): void;
  /** The user changed the speed in the video's own menu. */
  onSpeed(speed: number): void;
}

const setRate = (video: HTMLVideoElement | null, rate: number): void => {
  if (video) video.playbackRate = rate;
};

/** Where the video is: it resumes at the last position, records what is played, and pauses at its marks. */
const useFilmPosition = (
  videoRef: RefObject<HTMLVideoElement | null>,
  {
    lesson,
    watching,
    marks,
    onMark,
    onEnded,
  }: Pick<FilmOptions, 'lesson' | 'watching' | 'marks' | 'onMark' | 'onEnded'>,
) => {
  const lastPosition = useRef(0);
  const onTimeUpdate = () => {
    const video = videoRef.current;
    if (!video) return;
    const [from, to] = [lastPosition.current, video.currentTime];
    lastPosition.current = to;
    if (video.seeking || !isPlayed(from, to)) return;
    watching.note(lesson, to, from);
    const mark = findCrossedMark(marks, from, to);
    if (!mark) return;
    video.pause();
    video.currentTime = mark.at;
    lastPosition.current = mark.at;
    if (document.fullscreenElement) void document.exitFullscreen();
    onMark(mark);
  };
  return {
    resume(video: HTMLVideoElement) {
      const position = watching.getPosition(lesson);
      // A video watched to the end starts from the beginning.
      video.currentTime = position >= lesson.seconds - 1 ? 0 : position;
      lastPosition.current = video.currentTime;
    },
    handlers: {
      onTimeUpdate,
      onSeeking() {
        lastPosition.current = videoRef.current?.currentTime ?? 0;
        watching.note(lesson, lastPosition.current);
      },
      onPause() {
        onTimeUpdate();
        watching.send();
      },
      onEnded() {
        watching.note(lesson, lesson.seconds, Math.max(0, lesson.seconds - 0.5));
        watching.send();
        onEnded();
      },
    },
  };
};

/** The video of a lesson with its position, its speed, and what keeps it from playing. */
export const useFilm = (videoRef: RefObject<HTMLVideoElement | null>, parts: FilmOptions): Film => {
  const { speed, fastest, onExpired, onSpeed } = parts;
  const position = useFilmPosition(videoRef, parts);
  const trouble = useFilmTrouble(videoRef);
  const { isStuck, isUnplayable, reload } = trouble;

  // Applies the speed to the media element.
  useEffect(() => {
    setRate(videoRef.current, speed);
  }, [speed, videoRef]);

  return {
    isStuck,
    isUnplayable,
    play: () => void videoRef.current?.play().catch(() => undefined),
    pause() {
      trouble.pauses();
      videoRef.current?.pause();
    },
    jump(seconds) {
      if (videoRef.current) videoRef.current.currentTime = Math.max(0, videoRef.current.currentTime + seconds);
    },
    reload,
    handlers: {
      ...position.handlers,
      onLoadedMetadata() {
        const video = videoRef.current;
        if (!video) return;
        position.resume(video);
        video.playbackRate = speed;
        trouble.loads();
      },
      onError() {
        if (trouble.failed() === 'expired') onExpired();
      },
      onPlaying: trouble.plays,
      onCanPlay: trouble.rests,
      onLoadStart: trouble.waits,
      onWaiting: trouble.waits,
      onSuspend: trouble.rests,
      onStalled: trouble.stalls,
      onRateChange() {
        const rate = videoRef.current?.playbackRate ?? 1;
        if (videoRef.current && rate > fastest) videoRef.current.playbackRate = fastest;
        else onSpeed(rate);
      },
    },
  };
};
