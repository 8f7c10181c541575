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
  const become = (next: readonly string[]): void => {
    own = next;
    answer(own);
  };
  const begin = (mime: string, replaces: () => boolean): TakeSink => {
    const id = newRequestId();
    const pieces: ArrayBuffer[] = [];
    return {
      id,
      async put(bytes) {
        if (pieces.length === 0) become(replaces() ? [id] : [...own, id]);
        pieces.push(bytes);
      },
      end: async () => heard(id, { url: URL.createObjectURL(new Blob(pieces, { type: mime })), mime }),
    };
  };
  return questionRecorder({
    windows: () => null,
    isTest: false,
    isWritable: () => true,
    begin,
    has: () => own.length > 0,
    hasStopped: () => false,
    kept: () => 'nothing',
    endPrep: () => undefined,
    retakesLeft: () => null,
    beginAgain: () => undefined,
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
