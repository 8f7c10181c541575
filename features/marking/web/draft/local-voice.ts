import type { Note, SignedFile } from '../../contract.ts';
import type { Draft } from './draft.ts';
import type { PendingVoice } from './voice-outbox.ts';

/** The number of a file that only this device has. */
const localFileId = 0;

/** Whether a voice is only on this device. */
export const isLocalVoice = ({ fileId }: SignedFile): boolean => fileId === localFileId;

/** A voice as it plays before the server has it. */
export const toLocalVoice = ({ url, mime }: PendingVoice): SignedFile => ({ fileId: localFileId, url, mime });

/** A draft with a voice at its place; a note that was taken out meanwhile because it said nothing comes back. */
export const withVoice = (draft: Draft, note: Note | null, voice: SignedFile): Draft => {
  if (!note) return { ...draft, voice };
  const isThere = draft.notes.some(({ id }) => id === note.id);
  const notes = isThere ? draft.notes : [...draft.notes, note];
  return { ...draft, notes: notes.map((other) => (other.id === note.id ? { ...other, voice } : other)) };
};

/** A draft without the voices that the server does not have: what can be sent of it now. */
export const withoutLocalVoices = (draft: Draft): Draft => {
  const known = (voice: SignedFile | null): SignedFile | null => (voice && isLocalVoice(voice) ? null : voice);
  return {
    ...draft,
    voice: known(draft.voice),
    notes: draft.notes.map((note) => (note.voice && isLocalVoice(note.voice) ? { ...note, voice: null } : note)),
  };
};
