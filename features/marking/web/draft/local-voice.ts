import type { Note, SignedFile } from '../../contract.ts';
import type { Draft } from './draft.ts';
import type { PendingVoice } from './voice-outbox.ts';

/** The file id of a voice that only this device has. */
const localFileId = 0;

/** Whether a voice exists only on this device. */
export const isLocalVoice = ({ fileId }: SignedFile): boolean => fileId === localFileId;

/** A voice that plays before the server has it. */
export const toLocalVoice = ({ url, mime }: PendingVoice): SignedFile => ({ fileId: localFileId, url, mime });

/** Adds a voice to a draft; restores its note if it was dropped as empty. */
export const withVoice = (draft: Draft, note: Note | null, voice: SignedFile): Draft => {
  if (!note) return { ...draft, voice };
  const isThere = draft.notes.some(({ id }) => id === note.id);
  const notes = isThere ? draft.notes : [...draft.notes, note];
  return {
    ...draft,
    notes: notes.map((draftNote) => (draftNote.id === note.id ? { ...draftNote, voice } : draftNote)),
  };
};

/** A draft without voices that the server does not have: the part that can be sent now. */
export const withoutLocalVoices = (draft: Draft): Draft => {
  const known = (voice: SignedFile | null): SignedFile | null => (voice && isLocalVoice(voice) ? null : voice);
  return {
    ...draft,
    voice: known(draft.voice),
    notes: draft.notes.map((note) => (note.voice && isLocalVoice(note.voice) ? { ...note, voice: null } : note)),
  };
};
