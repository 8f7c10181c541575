import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Late } from './late/late-note.tsx';

/** What a question asks for now: reading or listening first, preparing, speaking, or nothing any more. */
export type RecorderPhase = 'before' | 'prep' | 'open' | 'over';

/** Why nothing can be recorded now. What was recorded before it is kept. */
export type RecorderProblem =
  | 'denied'
  | 'noMicrophone'
  | 'unplugged'
  | 'unsupported'
  | 'empty'
  | 'elsewhere'
  | 'deviceFull'
  | 'wrongKind'
  | 'tooLarge'
  | 'broken';

/** A window of time: whole length and what is left of it, in seconds. */
export interface RecorderSpan {
  seconds: number;
  secondsLeft: number;
}

/** What a recorder shows now. */
export interface RecorderView {
  phase: RecorderPhase;
  /** Null where the question has no preparation. */
  prep: RecorderSpan | null;
  /** Null where one speaks as long as one likes. */
  response: RecorderSpan | null;
  is: 'idle' | 'opening' | 'recording' | 'stopping';
  /** Seconds spoken so far, all parts of this answer that this page knows of. */
  spokenSeconds: number;
  /** Loudness now and the loudest of the last seconds, 0 to 1; null while the microphone is not heard. */
  level: { now: number; peak: number; verdict: 'well' | 'nothing' | 'tooLoud' } | null;
  /** Loudness of what was spoken, five values a second, 0 to 1. */
  wave: readonly number[];
  /** Where everything spoken so far is. */
  storage: 'nothing' | 'device' | 'server';
  problem: RecorderProblem | null;
  mayStart: boolean;
  mayStop: boolean;
  /** Preparation may be ended early. */
  mayEndPrep: boolean;
  /** What was recorded may be given up for a new recording. */
  mayRetake: boolean;
  /** How often it may be recorded again with its whole time; null where nothing says. */
  retakesLeft: number | null;
}

/** The recorder of the question on the screen. Whoever shows a question provides one; nothing here uploads by itself. */
export interface Recorder {
  subscribe(listener: () => void): () => void;
  /** The same object until something has changed. */
  view(): RecorderView;
  start(): void;
  stop(): void;
  endPrep(): void;
  retake(): void;
}

/** A view of nothing: where no recorder was given, nothing can be recorded. */
export const idleView: RecorderView = {
  phase: 'over',
  prep: null,
  response: null,
  is: 'idle',
  spokenSeconds: 0,
  level: null,
  wave: [],
  storage: 'nothing',
  problem: null,
  mayStart: false,
  mayStop: false,
  mayEndPrep: false,
  mayRetake: false,
  retakesLeft: null,
};

const idleRecorder: Recorder = {
  subscribe: () => () => undefined,
  view: () => idleView,
  start: () => undefined,
  stop: () => undefined,
  endPrep: () => undefined,
  retake: () => undefined,
};

const RecorderContext = createContext<Recorder>(idleRecorder);

/** Gives the questions inside it a recorder. */
export const RecorderProvider = ({ recorder, children }: { recorder: Recorder; children: ReactNode }) => (
  <RecorderContext value={recorder}>{children}</RecorderContext>
);

/** The recorder of this question with what it shows now. */
export const useRecorder = (): { recorder: Recorder; view: RecorderView } => {
  const recorder = use(RecorderContext);
  return { recorder, view: useSyncExternalStore(recorder.subscribe, recorder.view) };
};

/** Where a kept recording is heard: an address for the reader, or null while it has not arrived. */
export interface RecordingSource {
  url: string | null;
  mime: string;
  late?: Late | null;
}

const SourcesContext = createContext<Readonly<Record<string, RecordingSource>>>({});

/** Gives the answers inside it the addresses of their recordings, by id. */
export const RecordingSources = ({
  sources,
  children,
}: {
  sources: Readonly<Record<string, RecordingSource>>;
  children: ReactNode;
}) => <SourcesContext value={sources}>{children}</SourcesContext>;

/** The addresses of the recordings of this answer, part by part. */
export const useRecordingSources = (recordings: readonly string[]): (RecordingSource & { id: string })[] => {
  const sources = use(SourcesContext);
  return recordings.map((id) => ({ id, url: null, mime: '', ...sources[id] }));
};
