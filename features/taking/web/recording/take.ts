import type { RecorderProblem } from '@inkstone/exam/recorder';
import { beginsAsRecording, pieceMaxBytes, recordingMaxBytes } from '../../contract.ts';
import { EndedElsewhere } from './device-recordings.ts';
import type { TakeSink } from './recording-queue.ts';

/** Why a take ended. */
export type TakeEnd = 'stopped' | Exclude<RecorderProblem, 'denied' | 'noMicrophone' | 'unsupported'>;

/** One take being made. */
export interface Take {
  stop(): void;
  /** Ends it as a crash would: who comes back within the time goes on with another part. */
  breakOff(): void;
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
// A recorder that works has handed over several pieces by then.
const silentMs = 5000;
// Some recorders hand everything over at the end; well below the most that the server takes at once.
const partBytes = pieceMaxBytes / 4;

const failureOf = (error: unknown): TakeEnd => (error instanceof EndedElsewhere ? 'elsewhere' : 'deviceFull');

/** Records a stream piece by piece; each is on the device before the next is looked at. */
export const startTake = ({ stream, mime, sink, begun, ended }: TakeParts): Take => {
  const recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: bitsPerSecond });
  let how: TakeEnd = 'stopped';
  let [kept, keptBytes] = [0, 0];
  let isClosed = false;
  let work = Promise.resolve();
  const end = (why: TakeEnd): void => {
    if (how === 'stopped') how = why;
    if (recorder.state !== 'inactive') recorder.stop();
  };
  /** Nothing further is kept. */
  const close = (why: TakeEnd): void => {
    isClosed = true;
    end(why);
  };
  const keepPart = async (part: Blob): Promise<void> => {
    const bytes = await part.arrayBuffer();
    if (kept === 0 && !beginsAsRecording(new Uint8Array(bytes))) return close('wrongKind');
    await sink.put(bytes);
    kept += 1;
    keptBytes += bytes.byteLength;
    if (kept === 1) begun();
  };
  const keep = async (piece: Blob): Promise<void> => {
    if (piece.size === 0 || isClosed) return;
    // Looked at before it is read: what the server would not take is neither held in memory nor put on the device.
    if (keptBytes + piece.size > recordingMaxBytes) return close('tooLarge');
    try {
      for (let from = 0; from < piece.size && !isClosed; from += partBytes) {
        await keepPart(piece.slice(from, from + partBytes));
      }
    } catch (error) {
      close(failureOf(error));
    }
  };
  const silence = setTimeout(() => end('empty'), silentMs);
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) clearTimeout(silence);
    work = work.then(() => keep(data));
  });
  recorder.addEventListener('error', () => end('broken'));
  const [track] = stream.getAudioTracks();
  const unplugged = () => end('unplugged');
  track?.addEventListener('ended', unplugged);
  const finish = async (): Promise<void> => {
    clearTimeout(silence);
    track?.removeEventListener('ended', unplugged);
    await work;
    if (kept > 0) await sink.end(how === 'stopped' ? 'stopped' : 'broken').catch(() => undefined);
    if (kept === 0) return ended(how === 'stopped' ? 'empty' : how);
    ended(how === 'empty' ? 'broken' : how);
  };
  recorder.addEventListener('stop', () => void finish());
  recorder.start(pieceMs);
  return { stop: () => end('stopped'), breakOff: () => end('broken') };
};
