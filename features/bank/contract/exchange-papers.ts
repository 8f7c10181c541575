import * as z from 'zod';
import { PaperDraft } from './save-paper.ts';

/** The place of a question set in the same file, from 1, by which papers and courses of a file name their sets. */
export const SetNumber = z.int().positive().max(1_000_000);

/** A set of a paper in the same file: its place, or with it the places from 1 of the questions that the paper takes. */
const ExchangedPaperSet = z.union([
  SetNumber,
  z.object({
    set: SetNumber,
    questions: z
      .array(z.int().positive().max(1000))
      .min(1)
      .max(200)
      .overwrite((places) => [...new Set(places)]),
  }),
]);
export type ExchangedPaperSet = z.infer<typeof ExchangedPaperSet>;

/** A paper in a content package: as the editor sends it, with its sets by their places in the file. */
export const ExchangedPaper = PaperDraft.extend({
  sections: z
    .array(
      PaperDraft.shape.sections.element.extend({
        sets: z
          .array(ExchangedPaperSet)
          .max(200)
          .describe('The question sets of the section, in order, with their chosen questions where not all are in it.'),
      }),
    )
    .min(1)
    .max(40)
    .describe('The sections and parts that have sets.'),
});
export type ExchangedPaper = z.infer<typeof ExchangedPaper>;
