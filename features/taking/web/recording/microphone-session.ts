import { MicrophoneError, openMicrophone, recordingType, type Microphone } from '@inkstone/ui/microphone';
import { createLoudnessMeter, type LoudnessMeter, type Loudness } from './loudness.ts';

/** The microphone of one recorder with a loudness meter. */
export interface MicrophoneSession {
  /** Null while it is closed. */
  stream(): MediaStream | null;
  /** Null while it cannot be measured. */
  loudness(): Loudness | null;
  /** Opens it unless it is open; false where it is not needed any more by then; throws `MicrophoneError`. */
  open(): Promise<boolean>;
  /** Releases it; `atOnce` where another window needs it. */
  release(how?: 'atOnce'): void;
}

/** Recording works without loudness measurement. */
const createMeter = (stream: MediaStream): LoudnessMeter | null => {
  try {
    return createLoudnessMeter(stream);
  } catch {
    return null;
  }
};

const isAlive = ({ stream }: Microphone): boolean =>
  stream.getAudioTracks().some(({ readyState }) => readyState === 'live');

/** Creates a closed microphone session; `isWanted` is checked again once it is open. */
export const createMicrophoneSession = (isWanted: () => boolean): MicrophoneSession => {
  let microphone: Microphone | null = null;
  let meter: LoudnessMeter | null = null;
  const release: MicrophoneSession['release'] = (how) => {
    meter?.stop();
    meter = null;
    microphone?.release(how);
    microphone = null;
  };
  const open = async (): Promise<boolean> => {
    if (microphone && isAlive(microphone)) return true;
    release();
    if (recordingType() === null) throw new MicrophoneError('unsupported');
    const opened = await openMicrophone();
    if (!isWanted()) {
      opened.release();
      return false;
    }
    microphone = opened;
    meter = createMeter(opened.stream);
    return true;
  };
  return { stream: () => microphone?.stream ?? null, loudness: () => meter?.read() ?? null, open, release };
};
