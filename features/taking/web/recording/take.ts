import type { RecorderProblem } from '@inkstone/exam/recorder';
import { isRecordingStart, chunkMaxBytes, recordingMaxBytes } from '../../contract.ts';
import { EndedElsewhereError } from './device-recordings.ts';
import type { TakeSink } from './recording-queue.ts';

/** Why a take ended. */
export type TakeEnd = 'stopped' | Exclude<RecorderProblem, 'denied' | 'noMicrophone' | 'unsupported'>;

/** One take being made. */
export interface Take {
  stop(): void;
  /** Ends it like a crash: it can be continued with another part. */
  breakOff(): void;
}

interface TakeOptions {
  stream: MediaStream;
  mime: string;
  sink: TakeSink;
  /** Called once the first chunk is stored. */
  onBegun(): void;
  /** Called once everything is stored. */
  onEnded(how: TakeEnd): void;
}

// Half of the second that a crash may lose: recorders deliver chunks with some delay.
const chunkMs = 500;
const bitsPerSecond = 48_000;
// A working recorder has delivered several chunks by then.
const silentMs = 5000;
// Some recorders deliver everything at the end; parts stay well below the server's limit.
const partBytes = chunkMaxBytes / 4;

const toTakeEnd = (error: unknown): TakeEnd => (error instanceof EndedElsewhereError ? 'elsewhere' : 'deviceFull');

/** Records a stream in chunks; each is stored before the next is handled. */
export const startTake = ({ stream, mime, sink, onBegun, onEnded }: TakeOptions): Take => {
  const recorder = new MediaRecorder(stream, { mimeType: mime, audioBitsPerSecond: bitsPerSecond });
  let how: TakeEnd = 'stopped';
  let [savedCount, savedBytes] = [0, 0];
  let isClosed = false;
  let queue = Promise.resolve();
  const end = (why: TakeEnd): void => {
    if (how === 'stopped') how = why;
    if (recorder.state !== 'inactive') recorder.stop();
  };
  /** Stops storing. */
  const close = (why: TakeEnd): void => {
    isClosed = true;
    end(why);
  };
  const savePart = async (part: Blob): Promise<void> => {
    const bytes = await part.arrayBuffer();
    if (savedCount === 0 && !isRecordingStart(new Uint8Array(bytes))) return close('wrongKind');
    await sink.saveChunk(bytes);
    savedCount += 1;
    savedBytes += bytes.byteLength;
    if (savedCount === 1) onBegun();
  };
  const save = async (chunk: Blob): Promise<void> => {
    if (chunk.size === 0 || isClosed) return;
    // Checked before reading: chunks beyond the server's limit are not loaded or stored.
    if (savedBytes + chunk.size > recordingMaxBytes) return close('tooLarge');
    try {
      for (let from = 0; from < chunk.size && !isClosed; from += partBytes) {
        await savePart(chunk.slice(from, from + partBytes));
      }
    } catch (error) {
      close(toTakeEnd(error));
    }
  };
  const silence = setTimeout(() => end('empty'), silentMs);
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) clearTimeout(silence);
    queue = queue.then(() => save(data));
  });
  recorder.addEventListener('error', () => end('broken'));
  const [track] = stream.getAudioTracks();
  const unplugged = () => end('unplugged');
  track?.addEventListener('ended', unplugged);
  const finish = async (): Promise<void> => {
    clearTimeout(silence);
    track?.removeEventListener('ended', unplugged);
    await queue;
    if (savedCount > 0) await sink.end(how === 'stopped' ? 'stopped' : 'interrupted').catch(() => undefined);
    if (savedCount === 0) return onEnded(how === 'stopped' ? 'empty' : how);
    onEnded(how === 'empty' ? 'broken' : how);
  };
  recorder.addEventListener('stop', () => void finish());
  recorder.start(chunkMs);
  return { stop: () => end('stopped'), breakOff: () => end('broken') };
};
