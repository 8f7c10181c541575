import { useCallback, useEffect, useRef, useState } from 'react';
import { melodySeconds, openMelody, type Melody } from './melody.ts';

const lookMs = 200;

/** A melody that is played to hear whether sound comes out; as loud as is said, from 0 to 1. */
export const useMelody = (volume = 1) => {
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

  // Meets the browser's sound, which may be playing while it is made louder.
  useEffect(() => melody.current?.setVolume(volume), [volume]);

  const play = useCallback(async () => {
    if (!melody.current || melody.current.at() >= melodySeconds) {
      melody.current?.stop();
      melody.current = openMelody();
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
