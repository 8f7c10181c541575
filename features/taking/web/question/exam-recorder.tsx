import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { countRetakesLeft, withoutRecordings } from '@inkstone/exam/attempt';
import { RecorderProvider, RecordingSources, type RecorderView } from '@inkstone/exam/recorder';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { questionRecorder, type RecorderParts } from '../recording/question-recorder.ts';
import type { Windows } from '../recording/recorder-rules.ts';
import type { KeepFirst, RecordingQueue } from '../recording/recording-queue.ts';
import { findIn, windowsOf } from './windows-of.ts';

const recordingsIn = (store: AttemptStore, questionId: number): readonly string[] => {
  const value = store.snapshot().seen.answers[questionId] as { recordings?: readonly string[] } | undefined;
  return value?.recordings ?? [];
};

const partsFor = (store: AttemptStore, recordings: RecordingQueue, questionId: number): RecorderParts => {
  const own = () => recordingsIn(store, questionId);
  const found = findIn(store, questionId);
  return {
    windows: (): Windows | null => windowsOf(store, questionId),
    isTest: store.blueprint.mode === 'test',
    isWritable: () => store.snapshot().isWritable,
    begin(mime, replaces) {
      const keepFirst: KeepFirst = (recordingId, first) => {
        const value = withoutRecordings(store.snapshot().seen.answers[questionId]);
        const givenUp = { kind: 'answered', questionId, value } as const;
        const saved = { kind: 'recording-saved', questionId, recordingId } as const;
        return store.sayWith(first, replaces() ? [givenUp, saved] : [saved]);
      };
      return recordings.begin({ questionId, mime, keepFirst, canBeHeard: store.blueprint.mode !== 'test' });
    },
    has: () => own().length > 0,
    hasStopped: () => recordings.hasStopped(questionId),
    kept: (): RecorderView['storage'] => {
      if (recordings.isDelivered(own())) return 'server';
      return store.snapshot().isOnDevice ? 'device' : 'nothing';
    },
    endPrep: () => void store.say({ kind: 'prep-ended', questionId }),
    retakesLeft: () => (found ? countRetakesLeft(store.snapshot().state, found) : null),
    beginAgain: () => void store.say({ kind: 'retake-begun', questionId }),
    tell: (speaking) => recordings.setSpeaking(speaking),
  };
};

interface ExamRecorderProps {
  store: AttemptStore;
  recordings: RecordingQueue;
  questionId: number;
  children: ReactNode;
}

/** Gives a spoken question of an exam its recorder: driven by the engine's clocks, kept on the device, sent by the queue. */
export const ExamRecorder = ({ store, recordings, questionId, children }: ExamRecorderProps) => {
  const recorder = useMemo(
    () => questionRecorder(partsFor(store, recordings, questionId)),
    [store, recordings, questionId],
  );
  // Meets the microphone, for as long as the question is on the screen.
  useEffect(() => {
    recorder.open();
    return recorder.close;
  }, [recorder]);
  // Also followed here: with the end of a take there is something to hear.
  useSyncExternalStore(recorder.subscribe, recorder.view);
  const sources = Object.fromEntries(
    recordingsIn(store, questionId).flatMap((id) => {
      const url = recordings.heardAt(id);
      return url === null ? [] : [[id, { url, mime: '' }]];
    }),
  );
  return (
    <RecorderProvider recorder={recorder}>
      <RecordingSources sources={sources}>{children}</RecordingSources>
    </RecorderProvider>
  );
};
