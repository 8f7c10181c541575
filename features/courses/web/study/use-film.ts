import { useEffect, useRef, type RefObject } from 'react';
import type { StudiedLesson } from '../../contract.ts';
import { isPlayed, findCrossedMark, type CueMark } from './crossing.ts';
import { useFilmTrouble } from './use-film-trouble.ts';
import type { WatchProgress } from './use-watch-progress.ts';

/** What a film does for the page around it. */
export interface Film {
  /** Nothing more arrives, though the film is not over. */
  isStuck: boolean;
  isUnplayable: boolean;
  play(): void;
  pause(): void;
  jump(seconds: number): void;
  /** Loads the film once more, at its place. */
  reload(): void;
  handlers: {
    onLoadedMetadata(): void;
    onTimeUpdate(): void;
    onSeeking(): void;
    onPause(): void;
    onEnded(): void;
    onError(): void;
    onPlaying(): void;
    onStalled(): void;
    onRateChange(): void;
  };
}

interface FilmOptions {
  lesson: StudiedLesson;
  watching: WatchProgress;
  /** Where the film waits; none where it does not. */
  marks: readonly CueMark[];
  speed: number;
  /** The fastest that it may be played, as a factor. */
  fastest: number;
  onMark(mark: CueMark): void;
  onEnded(): void;
  /** The address of the film no longer serves. */
  onExpired(): void;
  /** The reader chose another speed in the film's own menu. */
  onSpeed(speed: number): void;
}

const setRate = (video: HTMLVideoElement | null, rate: number): void => {
  if (video) video.playbackRate = rate;
};

/** A film that is gone on with where it was left, notes what is played of it, and waits at its marks. */
export const useFilm = (videoRef: RefObject<HTMLVideoElement | null>, parts: FilmOptions): Film => {
  const { lesson, watching, marks, speed, fastest, onMark, onEnded, onExpired, onSpeed } = parts;
  const lastPosition = useRef(0);
  const { isStuck, isUnplayable, reload, failed, plays, stalls } = useFilmTrouble(videoRef);

  // Meets the film, whose speed is its own.
  useEffect(() => {
    setRate(videoRef.current, speed);
  }, [speed, videoRef]);

  const handleTimeUpdate = () => {
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
    isStuck,
    isUnplayable,
    play: () => void videoRef.current?.play().catch(() => undefined),
    pause: () => videoRef.current?.pause(),
    jump(seconds) {
      if (videoRef.current) videoRef.current.currentTime = Math.max(0, videoRef.current.currentTime + seconds);
    },
    reload,
    handlers: {
      onLoadedMetadata() {
        const video = videoRef.current;
        if (!video) return;
        const position = watching.getPosition(lesson);
        // One that was seen to its end begins again.
        video.currentTime = position >= lesson.seconds - 1 ? 0 : position;
        lastPosition.current = video.currentTime;
        video.playbackRate = speed;
      },
      onTimeUpdate: handleTimeUpdate,
      onSeeking() {
        lastPosition.current = videoRef.current?.currentTime ?? 0;
        watching.note(lesson, lastPosition.current);
      },
      onPause() {
        handleTimeUpdate();
        watching.send();
      },
      onEnded() {
        watching.note(lesson, lesson.seconds, Math.max(0, lesson.seconds - 0.5));
        watching.send();
        onEnded();
      },
      onError() {
        if (failed() === 'expired') onExpired();
      },
      onPlaying: plays,
      onStalled: stalls,
      onRateChange() {
        const rate = videoRef.current?.playbackRate ?? 1;
        if (videoRef.current && rate > fastest) videoRef.current.playbackRate = fastest;
        else onSpeed(rate);
      },
    },
  };
};
