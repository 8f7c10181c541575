import { openMicrophone } from '@inkstone/ui/microphone';
import type { VoiceSink } from '../draft/voice-sink.ts';

/** How a recording ended; earlier chunks are kept except for `empty`, where there are none. */
export type VoiceEnd = 'stopped' | 'empty' | 'unplugged' | 'broken';

/** A recording in progress. */
export interface Voice {
  stop(): void;
  /** Stops and discards it. */
  cancel(): void;
  /** Resolves once every chunk is with the sink. */
  ended: Promise<VoiceEnd>;
}

// A crash loses at most half a second.
const chunkMs = 500;
const bitsPerSecond = 48_000;

/** Opens the microphone and records into the sink; throws `MicrophoneError` where it cannot be opened. */
export const startVoice = async (sink: VoiceSink, mime: string): Promise<Voice> => {
  const microphone = await openMicrophone();
  const [track] = microphone.stream.getAudioTracks();
  let [isAsked, isCancelled] = [false, false];
  let work = Promise.resolve();
  let recorder: MediaRecorder;
  try {
    recorder = new MediaRecorder(microphone.stream, { mimeType: mime, audioBitsPerSecond: bitsPerSecond });
  } catch (error) {
    microphone.release('atOnce');
    throw error;
  }
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) work = work.then(() => sink.write(data));
  });
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  track?.addEventListener('ended', end);
  recorder.addEventListener('error', end);
  const finish = async (): Promise<VoiceEnd> => {
    const why = isAsked ? 'stopped' : track?.readyState === 'ended' ? 'unplugged' : 'broken';
    track?.removeEventListener('ended', end);
    microphone.release('atOnce');
    await work;
    if (isCancelled) sink.drop();
    else if (!sink.finish()) return 'empty';
    return why;
  };
  const ended = new Promise<VoiceEnd>((resolve) => {
    recorder.addEventListener('stop', () => resolve(finish()), { once: true });
  });
  recorder.start(chunkMs);
  const stop = () => {
    isAsked = true;
    end();
  };
  const cancel = () => {
    isCancelled = true;
    stop();
  };
  return { stop, cancel, ended };
};
