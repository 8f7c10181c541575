import type { NoteDraft, NotePlace } from '../contract.ts';
import { textIn } from '../rules.ts';
import { recordingIdsIn } from './answer-parts.ts';

/** What notes can stand on. */
export interface Noted {
  value: unknown;
  files: readonly { id: string; fileId: number; mime: string }[];
}

const fits = (place: NotePlace, { value, files }: Noted): boolean => {
  switch (place.on) {
    case 'text':
      return place.from < place.to && place.to <= (textIn(value)?.length ?? 0);
    case 'time': {
      const sounds = files.filter(({ mime }) => mime.startsWith('audio/')).map(({ id }) => id);
      return [...recordingIdsIn(value), ...sounds].includes(place.recordingId) && place.fromMs <= place.toMs;
    }
    case 'page':
      return files.some(({ fileId }) => fileId === place.fileId);
  }
};

/** Whether every note stands at a place that the answer has, each note once. */
export const notesFit = (notes: readonly NoteDraft[], it: Noted): boolean =>
  new Set(notes.map(({ id }) => id)).size === notes.length && notes.every(({ place }) => fits(place, it));
