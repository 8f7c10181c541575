import { EndedElsewhere } from './device-recordings.ts';
import type { TakeSink } from './recording-queue.ts';

/** Why a take ended. */
export type TakeEnd = 'stopped' | 'unplugged' | 'broken' | 'empty' | 'deviceFull' | 'elsewhere';

/** One take being made. */
export interface Take {
  stop(): void;
}

interface TakeParts {
  stream: MediaStream;
  mime: string;
  sink: TakeSink;
  /** The device has the first of it. */
  begun(): void;
  /** Everything of it is on the device. */
  ended(how: TakeEnd): void;
}

// Half of the second that a crash may cost: recorders hand a piece over somewhat late.
const pieceMs = 500;
const bitsPerSecond = 48_000;

const failureOf = (error: unknown): TakeEnd => (error instanceof EndedElsewhere ? 'elsewhere' : 'deviceFull');

/** Records a stream piece by piece; each is on the device before the next is looked at. */
export const startTake = ({ stream, mime, sink, begun, ended }: TakeParts): Take => {
  const recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: bitsPerSecond });
  let how: TakeEnd = 'stopped';
  let kept = 0;
  let work = Promise.resolve();
  const end = (why: TakeEnd): void => {
    if (how === 'stopped') how = why;
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const keep = async (piece: Blob): Promise<void> => {
    if (piece.size === 0 || how === 'elsewhere' || how === 'deviceFull') return;
    try {
      await sink.put(await piece.arrayBuffer());
      kept += 1;
      if (kept === 1) begun();
    } catch (error) {
      end(failureOf(error));
    }
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    work = work.then(() => keep(data));
  });
  recorder.addEventListener('error', () => end('broken'));
  const [track] = stream.getAudioTracks();
  const unplugged = () => end('unplugged');
  track?.addEventListener('ended', unplugged);
  const finish = async (): Promise<void> => {
    track?.removeEventListener('ended', unplugged);
    await work;
    if (kept > 0) await sink.end(how === 'stopped' ? 'stopped' : 'broken').catch(() => undefined);
    ended(kept === 0 && how === 'stopped' ? 'empty' : how);
  };
  recorder.addEventListener('stop', () => void finish());
  recorder.start(pieceMs);
  return { stop: () => end('stopped') };
};
