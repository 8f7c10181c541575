import type { DeviceVoices, KeptVoice, VoiceFacts } from './kept-voice.ts';

/** Where a note goes while it is spoken. */
export interface VoiceSink {
  /** Keeps a piece on the device. */
  put(piece: Blob): Promise<void>;
  /** It was spoken to its end: it goes on its way. False where there is nothing of it. */
  end(): boolean;
  /** Nothing of it is kept. */
  drop(): void;
}

interface SinkParts {
  device: DeviceVoices;
  facts: VoiceFacts;
  /** Nobody speaks into it any more. */
  onOver(): void;
  /** It was spoken to its end. */
  onWhole(voice: KeptVoice): void;
  /** The device has the whole of it, or could not take it. */
  onKept(isKept: boolean): void;
}

/** Takes in one note; the device holds it for this page meanwhile. */
export const openSink = ({ device, facts, onOver, onWhole, onKept }: SinkParts): VoiceSink => {
  const { id, mime } = facts;
  const pieces: Blob[] = [];
  const letGo = device.hold(id);
  const over = async (work: Promise<void>): Promise<boolean> => {
    onOver();
    const isDone = await work.then(
      () => true,
      () => false,
    );
    letGo();
    return isDone;
  };
  return {
    put: async (piece) => {
      const index = pieces.push(piece) - 1;
      // A device that is full keeps nothing; what is in memory is sent all the same.
      await device.putPiece({ ...facts, index, bytes: await piece.arrayBuffer() }).catch(() => undefined);
    },
    end: () => {
      if (pieces.length === 0) {
        void over(device.remove(id));
        return false;
      }
      const { mime: _, ...rest } = facts;
      const whole = { ...rest, said: new Blob(pieces, { type: mime }) };
      onWhole(whole);
      void over(device.put(whole)).then(onKept);
      return true;
    },
    drop: () => void over(device.remove(id)),
  };
};
