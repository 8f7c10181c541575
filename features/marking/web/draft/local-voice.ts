import type { Note, SignedFile } from '../../contract.ts';
import type { Draft } from './draft.ts';
import type { WaitingVoice } from './voice-outbox.ts';

/** The number of a file that only this device has. */
const localFile = 0;

/** Whether a voice is only on this device. */
export const isLocal = ({ fileId }: SignedFile): boolean => fileId === localFile;

/** A voice as it plays before the server has it. */
export const localVoice = ({ url, mime }: WaitingVoice): SignedFile => ({ fileId: localFile, url, mime });

/** A draft with a voice at its place; a note that was taken out meanwhile because it said nothing comes back. */
export const withVoice = (draft: Draft, note: Note | null, voice: SignedFile): Draft => {
  if (!note) return { ...draft, voice };
  const isThere = draft.notes.some(({ id }) => id === note.id);
  const notes = isThere ? draft.notes : [...draft.notes, note];
  return { ...draft, notes: notes.map((one) => (one.id === note.id ? { ...one, voice } : one)) };
};

/** A draft without the voices that the server does not have: what can be sent of it now. */
export const withoutLocal = (draft: Draft): Draft => {
  const known = (voice: SignedFile | null): SignedFile | null => (voice && isLocal(voice) ? null : voice);
  return {
    ...draft,
    voice: known(draft.voice),
    notes: draft.notes.map((note) => (note.voice && isLocal(note.voice) ? { ...note, voice: null } : note)),
  };
};
