import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { countRetakesLeft, withoutRecordings } from '@inkstone/exam/attempt';
import { RecorderProvider, RecordingSources, type RecorderView } from '@inkstone/exam/recorder';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createQuestionRecorder } from '../recording/question-recorder.ts';
import type { RecorderOptions } from '../recording/recorder-session.ts';
import type { ResponseWindows } from '../recording/recorder-rules.ts';
import type { SaveFirstChunk, RecordingQueue } from '../recording/recording-queue.ts';
import { findQuestion, getResponseWindows } from './response-windows.ts';

const listAnswerRecordings = (store: AttemptStore, questionId: number): readonly string[] => {
  const value = store.snapshot().replayState.answers[questionId] as { recordings?: readonly string[] } | undefined;
  return value?.recordings ?? [];
};

const toRecorderOptions = (store: AttemptStore, recordings: RecordingQueue, questionId: number): RecorderOptions => {
  const ownRecordings = () => listAnswerRecordings(store, questionId);
  const questionInPart = findQuestion(store, questionId);
  return {
    windows: (): ResponseWindows | null => getResponseWindows(store, questionId),
    isTest: store.blueprint.mode === 'test',
    isWritable: () => store.snapshot().isWritable,
    begin(mime, replaces) {
      const saveFirst: SaveFirstChunk = (recordingId, first) => {
        const value = withoutRecordings(store.snapshot().replayState.answers[questionId]);
        const clearedAnswer = { kind: 'answered', questionId, value } as const;
        const savedRecording = { kind: 'recording-saved', questionId, recordingId } as const;
        return store.dispatchWithAttachments(first, replaces() ? [clearedAnswer, savedRecording] : [savedRecording]);
      };
      return recordings.begin({ questionId, mime, keepFirst: saveFirst, canBeHeard: store.blueprint.mode !== 'test' });
    },
    hasAnswer: () => ownRecordings().length > 0,
    hasStopped: () => recordings.hasStopped(questionId),
    savedTo: (): RecorderView['storage'] => {
      if (recordings.isDelivered(ownRecordings())) return 'server';
      if (recordings.isElsewhere(ownRecordings())) return 'elsewhere';
      return store.snapshot().isOnDevice ? 'device' : 'nothing';
    },
    endPrep: () => void store.dispatch({ kind: 'prep-ended', questionId }),
    retakesLeft: () => (questionInPart ? countRetakesLeft(store.snapshot().state, questionInPart) : null),
    restartTime: () => void store.dispatch({ kind: 'retake-begun', questionId }),
    onSpeakingChange: (speaking) => recordings.setSpeaking(speaking),
  };
};

interface ExamRecorderProps {
  store: AttemptStore;
  recordings: RecordingQueue;
  questionId: number;
  children: ReactNode;
}

/**
 * Provides the recorder of a spoken question: driven by the engine's clocks, stored on the device, sent by the queue.
 */
export const ExamRecorder = ({ store, recordings, questionId, children }: ExamRecorderProps) => {
  const recorder = useMemo(
    () => createQuestionRecorder(toRecorderOptions(store, recordings, questionId)),
    [store, recordings, questionId],
  );
  // The microphone is open while the question is on the screen.
  useEffect(() => {
    recorder.open();
    return recorder.close;
  }, [recorder]);
  // Re-renders at the end of a take, when it can be played.
  useSyncExternalStore(recorder.subscribe, recorder.view);
  const sources = Object.fromEntries(
    listAnswerRecordings(store, questionId).flatMap((id) => {
      const url = recordings.getPlaybackUrl(id);
      return url === null ? [] : [[id, { url, mime: '' }]];
    }),
  );
  return (
    <RecorderProvider recorder={recorder}>
      <RecordingSources sources={sources}>{children}</RecordingSources>
    </RecorderProvider>
  );
};
