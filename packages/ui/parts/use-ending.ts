import { useRef } from 'react';

/** The span of a recording that is played to its end. */
export const entireRecording = { from: 0, to: Number.POSITIVE_INFINITY };

/** Stops exactly at the end of a part, not with the element's next `timeupdate`, and returns to its beginning. */
export const useEnding = ({ from, to }: { from: number; to: number }) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const watch = (audio: HTMLAudioElement): void => {
    clearTimeout(timer.current);
    if (audio.paused || to === entireRecording.to) return;
    const left = to - audio.currentTime;
    if (left > 0) {
      timer.current = setTimeout(() => watch(audio), Math.ceil((left * 1000) / audio.playbackRate));
      return;
    }
    audio.pause();
    audio.currentTime = from;
  };
  return watch;
};
