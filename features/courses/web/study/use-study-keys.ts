import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Film } from './use-film.ts';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="radiogroup"], [role="group"]') !== null);

/** K plays and pauses, J and L seek ten seconds, unless text is being typed. */
export const useStudyKeys = (videoRef: RefObject<HTMLVideoElement | null>, { play, pause, jump }: Film): void => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isWriting(event.target)) return;
    const toggle = () => (videoRef.current?.paused ? play() : pause());
    const actions: Readonly<Record<string, () => void>> = { k: toggle, j: () => jump(-10), l: () => jump(10) };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  // Listens wherever the focus is.
  useEffect(() => {
    globalThis.addEventListener('keydown', handleKey);
    return () => globalThis.removeEventListener('keydown', handleKey);
  }, []);
};
