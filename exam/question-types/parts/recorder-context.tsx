import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { Late } from './late/late-note.tsx';

/** Current phase of a question: reading or listening, preparing, speaking, or over. */
export type RecorderPhase = 'before' | 'prep' | 'open' | 'over';

/** Why recording is impossible. Earlier recordings are kept. */
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

/** A time window: its length and the time left, in seconds. */
export interface RecorderSpan {
  seconds: number;
  secondsLeft: number;
}

/** Current state of a recorder. */
export interface RecorderView {
  phase: RecorderPhase;
  /** Null where the question has no preparation. */
  prep: RecorderSpan | null;
  /** Null where the response time is unlimited. */
  response: RecorderSpan | null;
  is: 'idle' | 'opening' | 'recording' | 'stopping';
  /** Seconds recorded so far, over all parts known to this page. */
  spokenSeconds: number;
  /** Current loudness and the peak of the last seconds, 0 to 1; null while the microphone is off. */
  level: { now: number; peak: number; verdict: 'well' | 'nothing' | 'tooLoud' } | null;
  /** Loudness of the recording, five values per second, 0 to 1. */
  wave: readonly number[];
  /** Where all recordings so far are stored; `elsewhere`: the server lacks one that another device has. */
  storage: 'nothing' | 'device' | 'elsewhere' | 'server';
  problem: RecorderProblem | null;
  mayStart: boolean;
  mayStop: boolean;
  /** Preparation may be ended early. */
  mayEndPrep: boolean;
  /** The recording may be replaced by a new one. */
  mayRetake: boolean;
  /** How often it may be recorded again with its full time; null where there is no limit set. */
  retakesLeft: number | null;
}

/** The recorder of the current question. Provided by whoever renders the question; nothing is uploaded here. */
export interface Recorder {
  subscribe(listener: () => void): () => void;
  /** The same object until something changes. */
  view(): RecorderView;
  start(): void;
  stop(): void;
  endPrep(): void;
  retake(): void;
}

/** State where no recorder is provided: nothing can be recorded. */
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

export const RecorderProvider = ({ recorder, children }: { recorder: Recorder; children: ReactNode }) => (
  <RecorderContext value={recorder}>{children}</RecorderContext>
);

/** The recorder of this question and its current state. */
export const useRecorder = (): { recorder: Recorder; view: RecorderView } => {
  const recorder = use(RecorderContext);
  return { recorder, view: useSyncExternalStore(recorder.subscribe, recorder.view) };
};

/** Source of a stored recording: a URL, or null while it has not arrived or after it was removed. */
export interface RecordingSource {
  url: string | null;
  mime: string;
  /** When it was removed under the school's retention; null or absent where it was not. */
  removedAt?: string | null | undefined;
  late?: Late | null;
}

const SourcesContext = createContext<Readonly<Record<string, RecordingSource>>>({});

/** Provides the sources of recordings by id. */
export const RecordingSources = ({
  sources,
  children,
}: {
  sources: Readonly<Record<string, RecordingSource>>;
  children: ReactNode;
}) => <SourcesContext value={sources}>{children}</SourcesContext>;

/** Sources of the recordings of this answer, in order. */
export const useRecordingSources = (recordings: readonly string[]): (RecordingSource & { id: string })[] => {
  const sources = use(SourcesContext);
  return recordings.map((id) => ({ id, url: null, mime: '', ...sources[id] }));
};
