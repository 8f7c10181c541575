import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { personStorageFor } from '@inkstone/device';
import { flushWithPage } from '@inkstone/device/outbox';
import { useCurrentUser, useOwnCaller } from '@inkstone/session/web';
import type { StudiedLesson } from '../../contract.ts';
import { sumLength, toWholePercent, toTenths, mergeRanges, type TenthsRange } from '../../rules.ts';
import { createWatchProgressStore, type ProgressSaveState } from './watch-progress-store.ts';

const sendEveryMs = 10_000;

/** The progress of a course's videos in this window. */
export interface WatchProgress {
  saveState: ProgressSaveState;
  getPercent(lesson: StudiedLesson): number;
  /** Where a video is resumed, in seconds. */
  getPosition(lesson: StudiedLesson): number;
  /** Records a position; `from` is the position from which it was reached by playing, if it was. */
  note(lesson: StudiedLesson, at: number, from?: number): void;
  /** Sends unsent progress, for instance when a video is paused. */
  send(): void;
}

const toTenthsRanges = ({ seen }: StudiedLesson): [number, number][] =>
  seen.map(({ from, to }): [number, number] => [toTenths(from), toTenths(to)]);

/** Records progress, stores it on the device, and sends it every ten seconds, on pause and on leaving. */
export const useWatchProgress = (assignmentId: number): WatchProgress => {
  const { id: personId } = useCurrentUser();
  const caller = useOwnCaller(personId);
  const store = useMemo(
    () => createWatchProgressStore({ caller, personId, assignmentId, storage: personStorageFor(personId) }),
    [assignmentId, caller, personId],
  );
  const keeping = useSyncExternalStore(store.subscribe, store.saveState);
  const [played, setPlayed] = useState<ReadonlyMap<number, readonly TenthsRange[]>>(new Map());
  const [positions, setPlaces] = useState<ReadonlyMap<number, number>>(new Map());

  // Sends on an interval, when the page is hidden, and when the network is back.
  useEffect(() => {
    const send = () => void store.send();
    send();
    const timer = setInterval(send, sendEveryMs);
    const endFlushing = flushWithPage(store.send);
    return () => {
      clearInterval(timer);
      endFlushing();
    };
  }, [store]);

  const note = useCallback(
    (lesson: StudiedLesson, at: number, from?: number) => {
      const { lessonId } = lesson;
      const stretch: TenthsRange | undefined = from === undefined ? undefined : [toTenths(from), toTenths(at)];
      store.note(lessonId, toTenths(at), stretch);
      setPlaces((before) => new Map(before).set(lessonId, at));
      if (!stretch) return;
      setPlayed((before) =>
        new Map(before).set(
          lessonId,
          mergeRanges([...(before.get(lessonId) ?? []), stretch], toTenths(lesson.seconds)),
        ),
      );
    },
    [store],
  );
  const send = useCallback(() => void store.send(), [store]);
  return {
    saveState: keeping,
    note,
    send,
    getPercent: (lesson) => {
      const length = toTenths(lesson.seconds);
      const unsent = store.unsent(lesson.lessonId)?.seen ?? [];
      const all = mergeRanges([...toTenthsRanges(lesson), ...unsent, ...(played.get(lesson.lessonId) ?? [])], length);
      return toWholePercent(sumLength(all), length);
    },
    getPosition: (lesson) => {
      const unsent = store.unsent(lesson.lessonId);
      return positions.get(lesson.lessonId) ?? (unsent ? unsent.position / 10 : lesson.position);
    },
  };
};
