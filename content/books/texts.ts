import { functions } from './functions/index.ts';
import { listeningNotes } from './listening-notes/index.ts';
import { functionsMarks } from './functions/marks.ts';
import { readingsMarks } from './ten-readings/marks.ts';
import { tenReadings } from './ten-readings/index.ts';
import { wordRoots } from './word-roots/index.ts';
import type { BookText, MarkText } from './book-types.ts';

/** The texts from which the PDFs are made. */
export const bookTexts: readonly BookText[] = [tenReadings, wordRoots, functions, listeningNotes];

/** What teachers wrote in them, by the code of the book. */
export const bookMarks: Readonly<Record<string, readonly MarkText[]>> = {
  'ten-readings': readingsMarks,
  functions: functionsMarks,
};
