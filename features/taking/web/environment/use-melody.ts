import { useCallback, useEffect, useRef, useState } from 'react';
import { melodySeconds, openMelody, type Melody } from './melody.ts';

const lookMs = 200;

/** The melody as the listening test plays it. */
export const useMelody = () => {
  const melody = useRef<Melody | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const isOver = at >= melodySeconds;

  // Meets the browser's sound: it is let go of with the screen.
  useEffect(() => () => melody.current?.stop(), []);
  // Meets the browser's sound, which tells how far it has come only when it is asked.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      const now = melody.current?.at() ?? 0;
      setAt(now);
      if (now >= melodySeconds) setPlaying(false);
    }, lookMs);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const play = useCallback(async () => {
    if (!melody.current || melody.current.at() >= melodySeconds) {
      melody.current?.stop();
      melody.current = openMelody();
      setAt(0);
    }
    setPlaying(true);
    await melody.current.play();
  }, []);
  const pause = useCallback(async () => {
    setPlaying(false);
    await melody.current?.pause();
  }, []);
  return { isPlaying, isOver, at, play, pause };
};
