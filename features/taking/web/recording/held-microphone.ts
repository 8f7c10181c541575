import { NoMicrophone, openMicrophone, recordedType, type Microphone } from '@inkstone/ui/microphone';
import { hearLevel, type LevelEar, type Loudness } from './level.ts';

/** The microphone as one recorder holds it, with an ear for how loud it is. */
export interface HeldMicrophone {
  /** Null while it is not held. */
  stream(): MediaStream | null;
  /** Null while nothing can be heard. */
  loudness(): Loudness | null;
  /** Opens it where it is not open and alive; false where it was not wanted any more; throws `NoMicrophone`. */
  open(): Promise<boolean>;
  /** Lets go of it; `atOnce` where another window wants it. */
  drop(how?: 'atOnce'): void;
}

/** A browser that cannot measure loudness records all the same. */
const earOf = (stream: MediaStream): LevelEar | null => {
  try {
    return hearLevel(stream);
  } catch {
    return null;
  }
};

const isAlive = ({ stream }: Microphone): boolean =>
  stream.getAudioTracks().some(({ readyState }) => readyState === 'live');

/** A microphone that nobody holds yet; `isWanted` is asked again once it is open. */
export const holdMicrophone = (isWanted: () => boolean): HeldMicrophone => {
  let microphone: Microphone | null = null;
  let ear: LevelEar | null = null;
  const drop: HeldMicrophone['drop'] = (how) => {
    ear?.stop();
    ear = null;
    microphone?.release(how);
    microphone = null;
  };
  const open = async (): Promise<boolean> => {
    if (microphone && isAlive(microphone)) return true;
    drop();
    if (recordedType() === null) throw new NoMicrophone('unsupported');
    const opened = await openMicrophone();
    if (!isWanted()) {
      opened.release();
      return false;
    }
    microphone = opened;
    ear = earOf(opened.stream);
    return true;
  };
  return { stream: () => microphone?.stream ?? null, loudness: () => ear?.read() ?? null, open, drop };
};
