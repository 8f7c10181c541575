import { useEffect, useState, type ReactNode } from 'react';
import { RecorderProvider, RecordingSources, type RecordingSource } from '@inkstone/exam/recorder';
import { newRequestId } from '@inkstone/call/web';
import { createQuestionRecorder, type LiveRecorder } from '../recording/question-recorder.ts';
import type { TakeSink } from '../recording/recording-queue.ts';

interface DemoRecorderCallbacks {
  /** Called with the recordings of the answer. */
  onAnswer(recordings: readonly string[]): void;
  onRecorded(id: string, source: RecordingSource): void;
}

const createDemoRecorder = ({ onAnswer, onRecorded }: DemoRecorderCallbacks): LiveRecorder => {
  let recordingIds: readonly string[] = [];
  const setRecordings = (next: readonly string[]): void => {
    recordingIds = next;
    onAnswer(recordingIds);
  };
  const begin = (mime: string, replaces: () => boolean): TakeSink => {
    const id = newRequestId();
    const chunks: ArrayBuffer[] = [];
    return {
      id,
      async saveChunk(bytes) {
        if (chunks.length === 0) setRecordings(replaces() ? [id] : [...recordingIds, id]);
        chunks.push(bytes);
      },
      end: async () => onRecorded(id, { url: URL.createObjectURL(new Blob(chunks, { type: mime })), mime }),
    };
  };
  return createQuestionRecorder({
    windows: () => null,
    isTest: false,
    isWritable: () => true,
    begin,
    hasAnswer: () => recordingIds.length > 0,
    hasStopped: () => false,
    savedTo: () => 'nothing',
    endPrep: () => undefined,
    retakesLeft: () => null,
    restartTime: () => undefined,
  });
};

interface DemoRecorderProps {
  onChange(recordings: readonly string[]): void;
  children: ReactNode;
}

/** A recorder for the demo: recordings stay in this page and are neither sent nor stored. */
export const DemoRecorder = ({ onChange, children }: DemoRecorderProps) => {
  const [sources, setSources] = useState<Readonly<Record<string, RecordingSource>>>({});
  const [recorder] = useState(() =>
    createDemoRecorder({
      onAnswer: onChange,
      onRecorded: (id, source) => setSources((before) => ({ ...before, [id]: source })),
    }),
  );
  // The microphone is open while the question is on the screen.
  useEffect(() => {
    recorder.open();
    return recorder.close;
  }, [recorder]);
  return (
    <RecorderProvider recorder={recorder}>
      <RecordingSources sources={sources}>{children}</RecordingSources>
    </RecorderProvider>
  );
};
