import { useEffect, useState, type ReactNode } from 'react';
import { RecorderProvider, RecordingSources, type RecordingSource } from '@inkstone/exam/recorder';
import { newRequestId } from '@inkstone/call/web';
import { questionRecorder, type LiveRecorder } from '../recording/question-recorder.ts';
import type { TakeSink } from '../recording/recording-queue.ts';

interface DemoHearers {
  /** The recordings that are the answer now. */
  answer(recordings: readonly string[]): void;
  heard(id: string, source: RecordingSource): void;
}

const demoRecorder = ({ answer, heard }: DemoHearers): LiveRecorder => {
  let own: readonly string[] = [];
  const begin = (mime: string): TakeSink => {
    const id = newRequestId();
    const pieces: ArrayBuffer[] = [];
    return {
      id,
      put: async (bytes) => void pieces.push(bytes),
      end: async () => heard(id, { url: URL.createObjectURL(new Blob(pieces, { type: mime })), mime }),
    };
  };
  const become = (next: readonly string[]): boolean => {
    own = next;
    answer(own);
    return true;
  };
  return questionRecorder({
    windows: () => null,
    isTest: false,
    isWritable: () => true,
    begin,
    saved: (id) => become([...own, id]),
    has: () => own.length > 0,
    hasStopped: () => false,
    kept: () => 'nothing',
    endPrep: () => undefined,
    retakesLeft: () => null,
    beginAgain: () => undefined,
    giveUp: () => void become([]),
  });
};

interface DemoRecorderProps {
  onChange(recordings: readonly string[]): void;
  children: ReactNode;
}

/** A recorder that uploads nothing and keeps nothing: what was said lives in this page and can be heard here. */
export const DemoRecorder = ({ onChange, children }: DemoRecorderProps) => {
  const [sources, setSources] = useState<Readonly<Record<string, RecordingSource>>>({});
  const [recorder] = useState(() =>
    demoRecorder({
      answer: onChange,
      heard: (id, source) => setSources((before) => ({ ...before, [id]: source })),
    }),
  );
  // Meets the microphone, for as long as the question is on the screen.
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
