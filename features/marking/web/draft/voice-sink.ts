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
  /** The recording was finished. */
  onComplete(voice: StoredVoice): void;
  /** Whether the device could store the complete recording. */
  onStored(isKept: boolean): void;
}

/** Receives one recording; the device locks it for this page meanwhile. */
export const createVoiceSink = ({ device, info, onClosed, onComplete, onStored }: VoiceSinkOptions): VoiceSink => {
  const { id, mime } = info;
  const chunks: Blob[] = [];
  const letGo = device.lockRecording(id);
  const over = async (work: Promise<void>): Promise<boolean> => {
    onClosed();
    const isDone = await work.then(
      () => true,
      () => false,
    );
    letGo();
    return isDone;
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
      onComplete(complete);
      void over(device.save(complete)).then(onStored);
      return true;
    },
    drop: () => void over(device.remove(id)),
  };
};
