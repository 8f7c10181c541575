import type { Note } from '../../contract.ts';

/** A voice note without its sound. */
export interface VoiceInfo {
  id: string;
  /** The submission: attempt and question. */
  key: string;
  attemptId: number;
  /** The note that it belongs to, as it was then; null for the general comment. */
  note: Note | null;
  mime: string;
  /** Start of the recording: milliseconds since 1970, by the device's clock. */
  at: number;
}

/** A voice note that the server does not have yet. */
export interface StoredVoice extends Omit<VoiceInfo, 'mime'> {
  sound: Blob;
}

/** A stored voice note; an earlier version stored a Blob, which Safari does not support in private windows. */
export type VoiceRow = (VoiceInfo & { sound: ArrayBuffer }) | StoredVoice;

/** A chunk of a voice note in progress, as the recorder delivers it; `index` counts from 0. */
export interface VoiceChunk extends VoiceInfo {
  index: number;
  bytes: ArrayBuffer;
}

/** The voice notes of one person on this device. */
export interface DeviceVoices {
  /** Finished voice notes. */
  list(): Promise<StoredVoice[]>;
  /** Stores a finished voice note in place of its chunks. */
  save(voice: StoredVoice): Promise<void>;
  remove(id: string): Promise<void>;
  saveChunk(chunk: VoiceChunk): Promise<void>;
  /** Locks a recording against other windows; returns the release function. */
  lockRecording(id: string): () => void;
  /** Voice notes with chunks only: still being recorded, or left by a closed window. */
  listUnfinished(): Promise<string[]>;
  /**
   * Waits until the recording ends, then stores its chunks as one; null where it was finished or cancelled elsewhere.
   */
  finish(id: string): Promise<StoredVoice | null>;
}

/** Joins the chunks of a voice note; null where there are none. */
export const joinChunks = (chunks: readonly VoiceChunk[]): StoredVoice | null => {
  const ordered = chunks.toSorted((a, b) => a.index - b.index);
  const [first] = ordered;
  if (!first) return null;
  const { id, key, attemptId, note, mime, at } = first;
  const sound = new Blob(
    ordered.map(({ bytes }) => bytes),
    { type: mime },
  );
  return { id, key, attemptId, note, at, sound };
};
