/** Why the microphone does not open. */
export type MicrophoneProblem = 'denied' | 'noMicrophone' | 'unsupported' | 'elsewhere' | 'broken';

/** Thrown where the microphone does not open. */
export class MicrophoneError extends Error {
  override name = 'MicrophoneError';
  readonly problem: MicrophoneProblem;
  constructor(trouble: MicrophoneProblem) {
    super(trouble);
    this.problem = trouble;
  }
}

/** An open microphone; several may share it. */
export interface Microphone {
  stream: MediaStream;
  /** Releases it; `atOnce` where another window is waiting for it. */
  release(how?: 'atOnce'): void;
}

const lockName = 'inkstone-recorder';
const lockTimeoutMs = 2500;
const keepOpenMs = 2000;

const toProblem = (error: unknown): MicrophoneProblem => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noMicrophone';
  return 'broken';
};

/**
 * Only one window of a browser records: the lock is held while the microphone is open. Returns the release function.
 */
const acquireRecorderLock = (): Promise<() => void> =>
  new Promise((resolve, reject) => {
    if (!navigator.locks) return resolve(() => undefined);
    const signal = AbortSignal.timeout(lockTimeoutMs);
    const holdLock = async () =>
      new Promise<void>((letGo) => {
        resolve(letGo);
      });
    navigator.locks.request(lockName, { signal }, holdLock).catch(() => reject(new MicrophoneError('elsewhere')));
  });

const openStream = async (): Promise<MediaStream> => {
  if (!navigator.mediaDevices?.getUserMedia) throw new MicrophoneError('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    throw new MicrophoneError(toProblem(error));
  }
};

interface OpenStream {
  stream: MediaStream;
  close(): void;
}

let openStreamPromise: Promise<OpenStream> | null = null;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

const openLockedStream = async (): Promise<OpenStream> => {
  const letGo = await acquireRecorderLock();
  try {
    const stream = await openStream();
    const close = () => {
      for (const track of stream.getTracks()) track.stop();
      letGo();
    };
    return { stream, close };
  } catch (error) {
    letGo();
    throw error;
  }
};

const isAlive = ({ stream }: OpenStream): boolean =>
  stream.getAudioTracks().some(({ readyState }) => readyState === 'live');

const closeOpen = async (): Promise<void> => {
  const closingStream = openStreamPromise;
  openStreamPromise = null;
  (await closingStream?.catch(() => null))?.close();
};

/**
 * Opens the microphone, or shares the one that is open; throws `MicrophoneError`. It stays open between two questions.
 */
export const openMicrophone = async (): Promise<Microphone> => {
  clearTimeout(closing);
  users += 1;
  let isReleased = false;
  const release: Microphone['release'] = (how) => {
    if (isReleased) return;
    isReleased = true;
    users -= 1;
    if (users > 0) return;
    if (how === 'atOnce') void closeOpen();
    else closing = setTimeout(() => void closeOpen(), keepOpenMs);
  };
  try {
    const known = await openStreamPromise?.catch(() => null);
    if (!known || !isAlive(known)) {
      known?.close();
      openStreamPromise = openLockedStream();
    }
    const { stream } = await (openStreamPromise ?? openLockedStream());
    return { stream, release };
  } catch (error) {
    openStreamPromise = null;
    release();
    throw error;
  }
};
