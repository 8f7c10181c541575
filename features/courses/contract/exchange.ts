import * as z from 'zod';
import { SetNumber } from '@inkstone/bank/contract';
import { courseFields, LessonDraft, maxCues, maxLessons } from './shapes.ts';

/** A course in a content package: as the editor sends it, with its files and sets by their numbers in the package. */
export const ExchangedCourse = z.object({
  ...courseFields,
  lessons: z
    .array(
      LessonDraft.extend({
        cues: z
          .array(z.object({ at: LessonDraft.shape.cues.unwrap().element.shape.at, set: SetNumber }))
          .max(maxCues)
          .default([])
          .describe('Questions on the way, in any order; absent: none.'),
      }),
    )
    .min(1)
    .max(maxLessons)
    .describe('Its lessons, in their order.'),
});
export type ExchangedCourse = z.infer<typeof ExchangedCourse>;
