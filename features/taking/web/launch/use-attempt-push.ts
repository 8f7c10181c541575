import { useEffect, useEffectEvent, useRef } from 'react';
import { onPushEvent, type PushEvent } from '@inkstone/messages/web';
import { isAttemptSubject, toAttemptSubject } from '../../push-subjects.ts';
import { isScheduleChange } from '../attempt-session/use-schedule-push.ts';
import type { OpeningState } from './opening-state.ts';

/** Whether a push event is about an attempt that is open, or events may have been missed. */
const concerns = ({ kind, about }: PushEvent, opening: OpeningState): boolean => {
  if (kind === 'returned') return true;
  if (kind !== 'refresh') return false;
  return opening.is === 'open' ? about === toAttemptSubject(opening.store.started.attemptId) : isAttemptSubject(about);
};

/**
 * Takes new times, withdrawal and takeovers that the server pushes: an open attempt syncs, one that could not be opened
 * is opened once its times have changed. Listens from before the attempt is asked for: what is pushed between the
 * server's response and the page that shows it is taken then.
 */
export const useAttemptPush = (assignmentId: number, opening: OpeningState, retry: () => void): void => {
  const isMissed = useRef(false);
  const takePush = useEffectEvent((isSchedule: boolean) => {
    isMissed.current = false;
    if (opening.is === 'open') void opening.store.syncClock();
    else if (opening.is === 'opening') isMissed.current = true;
    // The final screen asks by itself, and leaves it to the student to go on.
    else if (opening.is === 'failed' && isSchedule && opening.code !== 'attempt.handedIn') retry();
  });
  const onPush = useEffectEvent((event: PushEvent) => {
    const isSchedule = isScheduleChange(event, assignmentId);
    if (isSchedule || concerns(event, opening)) takePush(isSchedule);
  });
  // Listens as long as the page is there.
  useEffect(() => onPushEvent((event) => onPush(event)), []);
  // Takes what was pushed while the attempt was being opened.
  useEffect(() => {
    if (isMissed.current) takePush(true);
  }, [opening]);
};
