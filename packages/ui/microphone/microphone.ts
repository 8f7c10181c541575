/** Why the microphone does not open. */
export type MicrophoneTrouble = 'denied' | 'noMicrophone' | 'unsupported' | 'elsewhere' | 'broken';

/** Thrown where the microphone does not open. */
export class NoMicrophone extends Error {
  override name = 'NoMicrophone';
  readonly trouble: MicrophoneTrouble;
  constructor(trouble: MicrophoneTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

/** An open microphone; several may share it. */
export interface Microphone {
  stream: MediaStream;
  /** Lets go of it; `atOnce` where another window wants it. */
  release(how?: 'atOnce'): void;
}

const lockName = 'inkstone-recorder';
const waitForOtherMs = 2500;
const keepOpenMs = 2000;

const troubleOf = (error: unknown): MicrophoneTrouble => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noMicrophone';
  return 'broken';
};

/** One recorder lives in a browser: the lock is held while the microphone is open. Gives what lets go of it. */
const holdRecorder = (): Promise<() => void> =>
  new Promise((resolve, reject) => {
    if (!navigator.locks) return resolve(() => undefined);
    const signal = AbortSignal.timeout(waitForOtherMs);
    const held = async () =>
      new Promise<void>((letGo) => {
        resolve(letGo);
      });
    navigator.locks.request(lockName, { signal }, held).catch(() => reject(new NoMicrophone('elsewhere')));
  });

const openStream = async (): Promise<MediaStream> => {
  if (!navigator.mediaDevices?.getUserMedia) throw new NoMicrophone('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    throw new NoMicrophone(troubleOf(error));
  }
};

interface Open {
  stream: MediaStream;
  close(): void;
}

let open: Promise<Open> | null = null;
let users = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

const openNow = async (): Promise<Open> => {
  const letGo = await holdRecorder();
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

const isAlive = ({ stream }: Open): boolean => stream.getAudioTracks().some(({ readyState }) => readyState === 'live');

const closeOpen = async (): Promise<void> => {
  const it = open;
  open = null;
  (await it?.catch(() => null))?.close();
};

/** Opens the microphone, or shares the one that is open; throws `NoMicrophone`. Two questions in a row keep it open. */
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
    const known = await open?.catch(() => null);
    if (!known || !isAlive(known)) {
      known?.close();
      open = openNow();
    }
    const { stream } = await (open ?? openNow());
    return { stream, release };
  } catch (error) {
    open = null;
    release();
    throw error;
  }
};
