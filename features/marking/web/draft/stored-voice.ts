import type { Note } from '../../contract.ts';

/** A spoken note, but for its sound. */
export interface VoiceInfo {
  id: string;
  /** The piece: attempt and question. */
  key: string;
  attemptId: number;
  /** The note that it belongs to, as it was then; null for the general comment. */
  note: Note | null;
  mime: string;
  /** When it was begun: milliseconds since 1970, by the device. */
  at: number;
}

/** A spoken note that the server does not have yet. */
export interface StoredVoice extends Omit<VoiceInfo, 'mime'> {
  said: Blob;
}

/** A spoken note's row; an earlier build wrote a Blob, which Safari does not keep in a private window. */
export type VoiceRow = (VoiceInfo & { said: ArrayBuffer }) | StoredVoice;

/** A stretch of a note that is being spoken, as the recorder hands it over; `index` counts from 0. */
export interface VoiceChunk extends VoiceInfo {
  index: number;
  bytes: ArrayBuffer;
}

/** The spoken notes of one person on this device. */
export interface DeviceVoices {
  /** Those that were spoken to their end. */
  list(): Promise<StoredVoice[]>;
  /** Keeps one whole, in place of its pieces. */
  save(voice: StoredVoice): Promise<void>;
  remove(id: string): Promise<void>;
  saveChunk(piece: VoiceChunk): Promise<void>;
  /** Says to other windows that this one is being spoken; gives what says that it is over. */
  lockRecording(id: string): () => void;
  /** Those of which there are only pieces: they are being spoken, or their window died. */
  listUnfinished(): Promise<string[]>;
  /** Waits until nobody speaks it, then keeps what there is of it as a whole; null where it was finished or given up. */
  finish(id: string): Promise<StoredVoice | null>;
}

/** The pieces of one voice as a whole; null where there are none. */
export const joinChunks = (pieces: readonly VoiceChunk[]): StoredVoice | null => {
  const ordered = pieces.toSorted((a, b) => a.index - b.index);
  const [first] = ordered;
  if (!first) return null;
  const { id, key, attemptId, note, mime, at } = first;
  const sound = new Blob(
    ordered.map(({ bytes }) => bytes),
    { type: mime },
  );
  return { id, key, attemptId, note, at, said: sound };
};
