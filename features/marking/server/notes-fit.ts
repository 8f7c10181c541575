import type { NoteDraft, NotePlace } from '../contract.ts';
import { fileIdsIn, recordingIdsIn } from './answer-parts.ts';

const fits = (place: NotePlace, value: unknown): boolean => {
  switch (place.on) {
    case 'text':
      return typeof value === 'string' && place.from < place.to && place.to <= value.length;
    case 'time':
      return recordingIdsIn(value).includes(place.recordingId) && place.fromMs <= place.toMs;
    case 'page':
      return fileIdsIn(value).includes(place.fileId);
  }
};

/** Whether every note stands at a place that the answer has, each note once. */
export const notesFit = (notes: readonly NoteDraft[], value: unknown): boolean =>
  new Set(notes.map(({ id }) => id)).size === notes.length && notes.every(({ place }) => fits(place, value));
