import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCaller } from '@inkstone/call/web';
import { ownPlacesFor } from '@inkstone/device';
import { useCurrentUser } from '@inkstone/session/web';
import type { StudiedLesson } from '../../contract.ts';
import { lengthOf, percentOf, tenthsOf, tidyStretches, type Tenths } from '../../rules.ts';
import { openWatchKeeper, type Keeping } from './watch-keeper.ts';

const sendEveryMs = 10_000;

/** How far the films of a course were watched, in this window. */
export interface Watching {
  keeping: Keeping;
  percentOf(lesson: StudiedLesson): number;
  /** Where a film is gone on with, in seconds. */
  positionOf(lesson: StudiedLesson): number;
  /** A film stands at a moment; `from` where it was played from there. */
  note(lesson: StudiedLesson, at: number, from?: number): void;
  /** Sends what the server does not have: a film was stopped. */
  send(): void;
}

const tenths = ({ seen }: StudiedLesson): [number, number][] =>
  seen.map(({ from, to }): [number, number] => [tenthsOf(from), tenthsOf(to)]);

/** Notes what is watched, keeps it on the device, and sends it every ten seconds, on stopping and on leaving. */
export const useWatching = (assignmentId: number): Watching => {
  const caller = useCaller();
  const { id: personId } = useCurrentUser();
  const keeper = useMemo(
    () => openWatchKeeper({ caller, personId, assignmentId, shelf: ownPlacesFor(personId) }),
    [assignmentId, caller, personId],
  );
  const keeping = useSyncExternalStore(keeper.subscribe, keeper.keeping);
  const [played, setPlayed] = useState<ReadonlyMap<number, readonly Tenths[]>>(new Map());
  const [places, setPlaces] = useState<ReadonlyMap<number, number>>(new Map());

  // Meets the server, the window's end and the network.
  useEffect(() => {
    const send = () => void keeper.send();
    const leave = () => void keeper.send({ isLeaving: true });
    const hide = () => document.visibilityState === 'hidden' && leave();
    send();
    const timer = setInterval(send, sendEveryMs);
    globalThis.addEventListener('online', send);
    globalThis.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', send);
      globalThis.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [keeper]);

  const note = useCallback(
    (lesson: StudiedLesson, at: number, from?: number) => {
      const { lessonId } = lesson;
      const stretch: Tenths | undefined = from === undefined ? undefined : [tenthsOf(from), tenthsOf(at)];
      keeper.note(lessonId, tenthsOf(at), stretch);
      setPlaces((before) => new Map(before).set(lessonId, at));
      if (!stretch) return;
      setPlayed((before) =>
        new Map(before).set(
          lessonId,
          tidyStretches([...(before.get(lessonId) ?? []), stretch], tenthsOf(lesson.seconds)),
        ),
      );
    },
    [keeper],
  );
  const send = useCallback(() => void keeper.send(), [keeper]);
  return {
    keeping,
    note,
    send,
    percentOf: (lesson) => {
      const length = tenthsOf(lesson.seconds);
      const held = keeper.unsent(lesson.lessonId)?.seen ?? [];
      const all = tidyStretches([...tenths(lesson), ...held, ...(played.get(lesson.lessonId) ?? [])], length);
      return percentOf(lengthOf(all), length);
    },
    positionOf: (lesson) => {
      const held = keeper.unsent(lesson.lessonId);
      return places.get(lesson.lessonId) ?? (held ? held.position / 10 : lesson.position);
    },
  };
};
