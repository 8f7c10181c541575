import type { Note } from '../../contract.ts';

/** A spoken note, but for its sound. */
export interface VoiceFacts {
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
export interface KeptVoice extends Omit<VoiceFacts, 'mime'> {
  said: Blob;
}

/** A spoken note's row; an earlier build wrote a Blob, which Safari does not keep in a private window. */
export type VoiceRow = (VoiceFacts & { said: ArrayBuffer }) | KeptVoice;

/** A stretch of a note that is being spoken, as the recorder hands it over; `index` counts from 0. */
export interface SpokenPiece extends VoiceFacts {
  index: number;
  bytes: ArrayBuffer;
}

/** The spoken notes of one person on this device. */
export interface DeviceVoices {
  /** Those that were spoken to their end. */
  list(): Promise<KeptVoice[]>;
  /** Keeps one whole, in place of its pieces. */
  put(kept: KeptVoice): Promise<void>;
  remove(id: string): Promise<void>;
  putPiece(piece: SpokenPiece): Promise<void>;
  /** Says to other windows that this one is being spoken; gives what says that it is over. */
  hold(id: string): () => void;
  /** Those of which there are only pieces: they are being spoken, or their window died. */
  listUnfinished(): Promise<string[]>;
  /** Waits until nobody speaks it, then keeps what there is of it as a whole; null where it was finished or given up. */
  finish(id: string): Promise<KeptVoice | null>;
}

/** The pieces of one voice as a whole; null where there are none. */
export const wholeOf = (pieces: readonly SpokenPiece[]): KeptVoice | null => {
  const ordered = pieces.toSorted((one, other) => one.index - other.index);
  const [first] = ordered;
  if (!first) return null;
  const { id, key, attemptId, note, mime, at } = first;
  const said = new Blob(
    ordered.map(({ bytes }) => bytes),
    { type: mime },
  );
  return { id, key, attemptId, note, at, said };
};
