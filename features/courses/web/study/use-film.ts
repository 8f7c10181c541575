import { useEffect, useRef, type RefObject } from 'react';
import type { StudiedLesson } from '../../contract.ts';
import { isPlayed, markCrossed, type Mark } from './crossing.ts';
import { useFilmTrouble } from './use-film-trouble.ts';
import type { Watching } from './use-watching.ts';

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

interface FilmParts {
  lesson: StudiedLesson;
  watching: Watching;
  /** Where the film waits; none where it does not. */
  marks: readonly Mark[];
  speed: number;
  /** The fastest that it may be played, as a factor. */
  fastest: number;
  onMark(mark: Mark): void;
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
export const useFilm = (videoRef: RefObject<HTMLVideoElement | null>, parts: FilmParts): Film => {
  const { lesson, watching, marks, speed, fastest, onMark, onEnded, onExpired, onSpeed } = parts;
  const last = useRef(0);
  const { isStuck, isUnplayable, reload, failed, plays, stalls } = useFilmTrouble(videoRef);

  // Meets the film, whose speed is its own.
  useEffect(() => {
    setRate(videoRef.current, speed);
  }, [speed, videoRef]);

  const look = () => {
    const it = videoRef.current;
    if (!it) return;
    const [from, to] = [last.current, it.currentTime];
    last.current = to;
    if (it.seeking || !isPlayed(from, to)) return;
    watching.note(lesson, to, from);
    const mark = markCrossed(marks, from, to);
    if (!mark) return;
    it.pause();
    it.currentTime = mark.at;
    last.current = mark.at;
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
        const it = videoRef.current;
        if (!it) return;
        const place = watching.positionOf(lesson);
        // One that was seen to its end begins again.
        it.currentTime = place >= lesson.seconds - 1 ? 0 : place;
        last.current = it.currentTime;
        it.playbackRate = speed;
      },
      onTimeUpdate: look,
      onSeeking() {
        last.current = videoRef.current?.currentTime ?? 0;
        watching.note(lesson, last.current);
      },
      onPause() {
        look();
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
