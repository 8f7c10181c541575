import { useRef, useState } from 'react';
import { isPlayed } from '@inkstone/courses/web';

/** Playing time after which the guide may be closed, in seconds. */
export const closesAfterSeconds = 5;

/** How much of a film was played: what was paused, sought or waited for does not count. */
export interface PlayedTime {
  seconds: number;
  /** The last position, in seconds of the film. */
  position: number;
}

/** Counts the way from the last position to this one, if it was played. */
export const addPlayed = ({ seconds, position }: PlayedTime, to: number): PlayedTime => ({
  seconds: isPlayed(position, to) ? seconds + to - position : seconds,
  position: to,
});

/** Whether enough was played to close the guide. */
export const hasPlayedEnough = ({ seconds }: PlayedTime): boolean => seconds >= closesAfterSeconds;

/** Handlers of a video that count what is played. */
export const usePlayedTime = () => {
  const played = useRef<PlayedTime>({ seconds: 0, position: 0 });
  const [isEnough, setEnough] = useState(false);
  const note = ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
    const { currentTime, seeking } = currentTarget;
    played.current = seeking ? { ...played.current, position: currentTime } : addPlayed(played.current, currentTime);
    if (hasPlayedEnough(played.current)) setEnough(true);
  };
  const jump = ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
    played.current = { ...played.current, position: currentTarget.currentTime };
  };
  return {
    isEnough,
    getSeconds: () => Math.round(played.current.seconds),
    handlers: { onTimeUpdate: note, onPause: note, onEnded: note, onSeeking: jump },
  };
};
