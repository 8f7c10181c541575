import { useEffect, useMemo, useState, type RefObject } from 'react';

/** A repeated interval, in seconds. */
export interface Loop {
  from: number;
  to: number | null;
}

const rates = [0.75, 1, 1.25, 1.5] as const;

const moveTo = (sound: HTMLAudioElement, seconds: number): number => {
  sound.currentTime = Math.max(0, seconds);
  return sound.currentTime;
};

const playAt = (sound: HTMLAudioElement, rate: number): void => {
  sound.playbackRate = rate;
};

/** Plays one recording: position, speed, loop between two points. */
export const usePlayer = (audio: RefObject<HTMLAudioElement | null>) => {
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [rate, setRate] = useState(1);
  const [loop, setLoop] = useState<Loop | null>(null);
  const to = loop?.to ?? null;
  const from = loop?.from ?? 0;
  // Follows the position frame by frame during playback, and repeats the loop.
  useEffect(() => {
    if (!isPlaying) return undefined;
    let frame = 0;
    const look = () => {
      const sound = audio.current;
      if (sound) {
        setAt(to !== null && sound.currentTime >= to ? moveTo(sound, from) : sound.currentTime);
      }
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [audio, isPlaying, from, to]);
  const acts = useMemo(() => {
    const seek = (seconds: number) => {
      const sound = audio.current;
      if (sound) setAt(moveTo(sound, seconds));
    };
    return {
      seek,
      skip: (by: number) => seek((audio.current?.currentTime ?? 0) + by),
      toggle: () => {
        const sound = audio.current;
        if (sound?.paused) void sound.play().catch(() => setPlaying(false));
        else sound?.pause();
      },
      speed: (next: number) => {
        if (audio.current) playAt(audio.current, next);
        setRate(next);
      },
      loopFrom: () => setLoop({ from: audio.current?.currentTime ?? 0, to: null }),
      loopTo: () =>
        setLoop((was) => {
          const end = audio.current?.currentTime ?? 0;
          return was && end > was.from ? { from: was.from, to: end } : was;
        }),
      loopOff: () => setLoop(null),
    };
  }, [audio]);
  const faster = (by: number) => {
    const index = rates.findIndex((option) => option === rate);
    acts.speed(rates[Math.min(rates.length - 1, Math.max(0, index + by))] ?? 1);
  };
  return { isPlaying, setPlaying, setAt, at, rate, rates, loop, faster, ...acts };
};

export type Player = ReturnType<typeof usePlayer>;
