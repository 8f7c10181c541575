import type { DeviceVoices, StoredVoice, VoiceInfo } from './stored-voice.ts';

/** Where a note goes while it is spoken. */
export interface VoiceSink {
  /** Keeps a piece on the device. */
  write(piece: Blob): Promise<void>;
  /** It was spoken to its end: it goes on its way. False where there is nothing of it. */
  finish(): boolean;
  /** Nothing of it is kept. */
  drop(): void;
}

interface VoiceSinkOptions {
  device: DeviceVoices;
  info: VoiceInfo;
  /** Nobody speaks into it any more. */
  onClosed(): void;
  /** It was spoken to its end. */
  onComplete(voice: StoredVoice): void;
  /** The device has the whole of it, or could not take it. */
  onStored(isKept: boolean): void;
}

/** Takes in one note; the device holds it for this page meanwhile. */
export const createVoiceSink = ({ device, info, onClosed, onComplete, onStored }: VoiceSinkOptions): VoiceSink => {
  const { id, mime } = info;
  const pieces: Blob[] = [];
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
    write: async (piece) => {
      const index = pieces.push(piece) - 1;
      // A device that is full keeps nothing; what is in memory is sent all the same.
      await device.saveChunk({ ...info, index, bytes: await piece.arrayBuffer() }).catch(() => undefined);
    },
    finish: () => {
      if (pieces.length === 0) {
        void over(device.remove(id));
        return false;
      }
      const { mime: _, ...rest } = info;
      const complete = { ...rest, said: new Blob(pieces, { type: mime }) };
      onComplete(complete);
      void over(device.save(complete)).then(onStored);
      return true;
    },
    drop: () => void over(device.remove(id)),
  };
};
