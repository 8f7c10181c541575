import type { NoteDraft, NotePlace } from '../contract.ts';
import { getWrittenText, getRecordingIds } from '../rules.ts';

/** The parts of an answer that notes can refer to. */
export interface AnnotatedAnswer {
  value: unknown;
  files: readonly { id: string; fileId: number; mime: string }[];
}

const isValidPlace = (place: NotePlace, { value, files }: AnnotatedAnswer): boolean => {
  switch (place.on) {
    case 'text':
      return place.from < place.to && place.to <= (getWrittenText(value)?.length ?? 0);
    case 'time': {
      const sounds = files.filter(({ mime }) => mime.startsWith('audio/')).map(({ id }) => id);
      return [...getRecordingIds(value), ...sounds].includes(place.recordingId) && place.fromMs <= place.toMs;
    }
    case 'page':
      return files.some(({ fileId }) => fileId === place.fileId);
  }
};

/** Whether every note has a unique id and a position that exists in the answer. */
export const areNotesValid = (notes: readonly NoteDraft[], answer: AnnotatedAnswer): boolean =>
  new Set(notes.map(({ id }) => id)).size === notes.length && notes.every(({ place }) => isValidPlace(place, answer));
