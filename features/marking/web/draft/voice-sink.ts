import type { DeviceVoices, StoredVoice, VoiceInfo } from './stored-voice.ts';

/** Receives the chunks of a recording. */
export interface VoiceSink {
  /** Stores a chunk on the device. */
  write(chunk: Blob): Promise<void>;
  /** Finishes the recording and queues it for sending. False where it is empty. */
  finish(): boolean;
  /** Discards the recording. */
  drop(): void;
}

interface VoiceSinkOptions {
  device: DeviceVoices;
  info: VoiceInfo;
  /** The recording was finished or discarded. */
  onClosed(): void;
  /** The recording was finished; resolves once the device has stored it, or could not. */
  onComplete(voice: StoredVoice): Promise<void>;
}

/** Receives one recording; the device locks it for this page meanwhile. */
export const createVoiceSink = ({ device, info, onClosed, onComplete }: VoiceSinkOptions): VoiceSink => {
  const { id, mime } = info;
  const chunks: Blob[] = [];
  const letGo = device.lockRecording(id);
  const over = async (work: Promise<void>): Promise<void> => {
    onClosed();
    await work.catch(() => undefined);
    letGo();
  };
  return {
    write: async (chunk) => {
      const index = chunks.push(chunk) - 1;
      // A full device stores nothing; the chunks in memory are sent all the same.
      await device.saveChunk({ ...info, index, bytes: await chunk.arrayBuffer() }).catch(() => undefined);
    },
    finish: () => {
      if (chunks.length === 0) {
        void over(device.remove(id));
        return false;
      }
      const { mime: _, ...rest } = info;
      const complete = { ...rest, sound: new Blob(chunks, { type: mime }) };
      void over(onComplete(complete));
      return true;
    },
    drop: () => void over(device.remove(id)),
  };
};
