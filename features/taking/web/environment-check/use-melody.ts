import { useCallback, useEffect, useRef, useState } from 'react';
import { melodySeconds, createMelody, type Melody } from './melody.ts';

const pollMs = 200;

/** Plays a melody as a sound test, at a volume from 0 to 1. */
export const useMelody = (volume = 1) => {
  const melody = useRef<Melody | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const isOver = at >= melodySeconds;

  // The melody is stopped with the screen.
  useEffect(() => () => melody.current?.stop(), []);
  // Polls the position: the audio context sends no events for it.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      const now = melody.current?.at() ?? 0;
      setAt(now);
      if (now >= melodySeconds) setPlaying(false);
    }, pollMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  // The volume may change while the melody plays.
  useEffect(() => melody.current?.setVolume(volume), [volume]);

  const play = useCallback(async () => {
    if (!melody.current || melody.current.at() >= melodySeconds) {
      melody.current?.stop();
      melody.current = createMelody();
      melody.current.setVolume(volume);
      setAt(0);
    }
    setPlaying(true);
    await melody.current.play();
  }, [volume]);
  const pause = useCallback(async () => {
    setPlaying(false);
    await melody.current?.pause();
  }, []);
  return { isPlaying, isOver, at, play, pause };
};
