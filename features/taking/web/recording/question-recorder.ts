import { silentView, type Recorder, type RecorderTrouble, type RecorderView } from '@inkstone/exam/recorder';
import { beep } from './beep.ts';
import { recordedType } from './codec.ts';
import { hearLevel, type LevelEar } from './level.ts';
import { NoMicrophone, openMicrophone, type Microphone } from './microphone.ts';
import type { TakeSink } from './recording-queue.ts';
import { startTake, type Take, type TakeEnd } from './take.ts';

/** The windows of a question now, as the engine's clocks say. */
export type Windows = Pick<RecorderView, 'phase' | 'prep' | 'response'>;

/** What a recorder needs of whoever shows the question. */
export interface RecorderParts {
  /** Null where one speaks when and as long as one likes. */
  windows(): Windows | null;
  /** A test starts and stops by its clocks alone, and has one take. */
  isTest: boolean;
  isWritable(): boolean;
  begin(mime: string): TakeSink;
  /** The device has the first of a take; false where it came too late to be the answer. */
  saved(recordingId: string): boolean;
  /** An answer is there. */
  has(): boolean;
  /** The question was recorded to its end: nothing starts by itself any more. */
  hasStopped(): boolean;
  kept(): RecorderView['kept'];
  endPrep(): void;
  /** Gives up what was recorded. */
  giveUp(): void;
  /** What the recorder is about, whenever it changes. */
  tell?(speaking: 'before' | 'prep' | 'recording' | null): void;
}

/** A recorder that is alive while its question is shown. */
export interface LiveRecorder extends Recorder {
  open(): void;
  close(): void;
}

const tickMs = 100;
const waveMs = 200;
const longestFreeSeconds = 600;
// Less than this is no time to begin again in.
const leastSeconds = 1;

const isSame = (one: RecorderView, other: RecorderView): boolean =>
  one.wave.length === other.wave.length &&
  JSON.stringify({ ...one, wave: 0 }) === JSON.stringify({ ...other, wave: 0 });

/** A browser that cannot measure loudness records all the same. */
const earOf = (stream: MediaStream): LevelEar | null => {
  try {
    return hearLevel(stream);
  } catch {
    return null;
  }
};

/** The recorder of one question: opens the microphone, starts and stops by the clocks or by hand, shows what it hears. */
export const questionRecorder = (parts: RecorderParts): LiveRecorder => {
  let view: RecorderView = silentView;
  let is: RecorderView['is'] = 'idle';
  let trouble: RecorderTrouble | null = null;
  let microphone: Microphone | null = null;
  let ear: LevelEar | null = null;
  let take: Take | null = null;
  let takeAt = 0;
  let spokenMs = 0;
  let wave: number[] = [];
  let hasMade = false;
  let isRetaking = false;
  let hasBegun = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();

  const dropMicrophone = (how?: 'atOnce'): void => {
    ear?.stop();
    ear = null;
    microphone?.release(how);
    microphone = null;
  };
  const openEar = async (): Promise<boolean> => {
    const alive = microphone?.stream.getAudioTracks().some(({ readyState }) => readyState === 'live') ?? false;
    if (alive) return true;
    dropMicrophone();
    if (recordedType() === null) throw new NoMicrophone('unsupported');
    const opened = await openMicrophone();
    if (timer === undefined) {
      opened.release();
      return false;
    }
    microphone = opened;
    ear = earOf(opened.stream);
    return true;
  };
  /** Opens the microphone, once at a time; what fails is said and waits for the student. */
  const listen = async (): Promise<boolean> => {
    is = 'opening';
    try {
      return await openEar();
    } catch (error) {
      trouble = error instanceof NoMicrophone ? error.trouble : 'broken';
      return false;
    } finally {
      is = 'idle';
    }
  };

  const ended = (how: TakeEnd): void => {
    // What came to nothing was not spoken either: neither its time nor its loudness is shown as if it were there.
    if (hasBegun) spokenMs += Math.max(0, performance.now() - takeAt);
    else wave = wave.slice(0, Math.floor(spokenMs / waveMs));
    take = null;
    is = 'idle';
    trouble = how === 'stopped' ? null : how;
    if (how === 'stopped') hasMade = true;
    if (parts.windows() === null) dropMicrophone();
    tick();
  };
  /** What a new take replaces is given up once the device has something of the new one, and not before. */
  const begun = (id: string): void => {
    if (isRetaking) parts.giveUp();
    isRetaking = false;
    hasBegun = true;
    parts.saved(id);
  };
  const record = async (): Promise<void> => {
    const mime = recordedType();
    if (!(await listen()) || !microphone || mime === null) return tick();
    is = 'opening';
    await beep();
    if (timer === undefined || !microphone) return;
    const sink = parts.begin(mime);
    takeAt = performance.now();
    hasBegun = false;
    is = 'recording';
    try {
      take = startTake({ stream: microphone.stream, mime, sink, begun: () => begun(sink.id), ended });
    } catch {
      ended('broken');
    }
    tick();
  };
  const stop = (): void => {
    if (is !== 'recording') return;
    is = 'stopping';
    take?.stop();
    tick();
  };

  const secondsHere = (): number => (spokenMs + (is === 'recording' ? performance.now() - takeAt : 0)) / 1000;
  const startsByItself = ({ phase, response }: Windows): boolean =>
    phase === 'open' && (response?.secondsLeft ?? 0) > leastSeconds && !hasMade && !parts.hasStopped();
  const drive = (windows: Windows | null): void => {
    if (is === 'recording') {
      const isOver = windows ? windows.phase === 'over' : secondsHere() >= longestFreeSeconds;
      if (isOver || !parts.isWritable()) stop();
      return;
    }
    if (is === 'idle' && !parts.isWritable()) return dropMicrophone('atOnce');
    if (is !== 'idle' || trouble !== null || !windows) return;
    if (startsByItself(windows)) void record();
    else if (windows.phase !== 'over' && !microphone && !hasMade && !parts.hasStopped()) void listen().then(tick);
    else if (windows.phase === 'over' && microphone) dropMicrophone();
  };

  const mayOf = ({ phase }: Windows, isTimed: boolean) => {
    const isFree = is === 'idle' && parts.isWritable();
    const isOpen = phase === 'open';
    return {
      mayStart:
        isFree &&
        ((isOpen && (isTimed ? trouble !== null : !parts.has() || trouble !== null)) ||
          (isTimed && trouble !== null && phase !== 'over')),
      mayStop: is === 'recording' && (!isTimed || !parts.isTest),
      mayEndPrep: isFree && phase === 'prep' && !parts.isTest,
      mayRetake: isFree && isOpen && !parts.isTest && parts.has(),
    };
  };
  const heard = (): RecorderView['level'] => {
    const level = ear?.read() ?? null;
    if (is !== 'recording' || level === null) return level;
    const due = Math.floor((spokenMs + performance.now() - takeAt) / waveMs);
    // A page that was busy has missed some: they are drawn as this one.
    const missed = Math.max(0, due - wave.length);
    if (missed > 0) wave = [...wave, ...Array.from({ length: missed }, () => level.now)];
    return level;
  };
  const speakingOf = ({ phase }: Windows, isTimed: boolean) => {
    if (is === 'recording' || is === 'stopping') return 'recording' as const;
    if (!isTimed || !parts.isTest || trouble !== null || phase === 'over') return null;
    if (phase === 'open') return hasMade || parts.hasStopped() ? null : ('recording' as const);
    return phase;
  };
  const look = (windows: Windows | null): RecorderView => {
    const now: Windows = windows ?? { phase: 'open', prep: null, response: null };
    const level = heard();
    return {
      ...now,
      is,
      spokenSeconds: Math.round(secondsHere() * 2) / 2,
      level: level && { ...level, now: Math.round(level.now * 100) / 100, peak: Math.round(level.peak * 100) / 100 },
      wave,
      kept: parts.has() ? parts.kept() : 'nothing',
      trouble: parts.isWritable() ? trouble : null,
      ...mayOf(now, windows !== null),
    };
  };
  function tick(): void {
    const windows = parts.windows();
    if (timer !== undefined) drive(windows);
    const next = look(windows);
    parts.tell?.(speakingOf(next, windows !== null));
    if (isSame(next, view)) return;
    view = next;
    for (const listener of listeners) listener();
  }
  const start = (): void => {
    if (is !== 'idle') return;
    trouble = null;
    const windows = parts.windows();
    if (windows === null) hasMade = false;
    if (windows === null || windows.phase === 'open') void record();
    else void listen().then(tick);
    tick();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    view: () => view,
    start,
    stop,
    endPrep: () => parts.endPrep(),
    retake() {
      isRetaking = true;
      [wave, spokenMs] = [[], 0];
      start();
    },
    open() {
      timer ??= setInterval(tick, tickMs);
      tick();
    },
    close() {
      clearInterval(timer);
      timer = undefined;
      // Whoever leaves the page while a clock runs has not finished speaking.
      if (parts.windows()?.phase === 'open') take?.breakOff();
      else take?.stop();
      dropMicrophone();
      parts.tell?.(null);
    },
  };
};
