import * as z from 'zod';
import { paperMarkStates } from '../paper/paper-mark.ts';

/** Points of a mark. */
export const Points = z.number().min(0).max(10_000).multipleOf(0.01);

const MarkState = z
  .enum(paperMarkStates)
  .describe('empty: nothing was typed, which is not zero; absent and excused count neither.');

/** What is typed for a student. */
export const MarkInput = z.object({
  state: MarkState,
  points: Points.nullable().describe('The points; null where there are none. Computed where the test has parts.'),
  parts: z
    .array(Points.nullable().describe('Points of a part; null: not typed yet.'))
    .max(20)
    .describe('The points by part, in their order; empty for a test without parts.'),
});

/** A mark of a test on paper. */
export const Mark = z.object({
  state: MarkState,
  points: z.number().nullable().describe('The total in points; null while there is none or a part is missing.'),
  parts: z
    .array(z.number().nullable().describe('Points of a part; null: not typed yet.'))
    .describe('The points by part, in their order; empty where there are none.'),
});

/** What a test on paper consists of. */
export const Scale = {
  title: z.string().describe('What the test is called.'),
  day: z.iso.date().describe('The day on which it was written.'),
  maximum: z.number().describe('Points for full marks.'),
  parts: z
    .array(
      z.object({
        name: z.string().describe('What the part is called.'),
        maximum: z.number().describe('Points for full marks in the part.'),
      }),
    )
    .describe('The parts of the test; empty where it has none.'),
};

/** A change of a mark. */
export const MarkChange = z.object({
  at: z.iso.datetime().describe('When it was changed.'),
  byName: z.string().describe('Who changed it.'),
  studentId: z.int().describe('Whose mark was changed.'),
  old: Mark.describe('The mark before.'),
  new: Mark.describe('The mark afterwards.'),
  sheet: z.string().nullable().describe('The name of the sheet that it came from; null where it was typed.'),
});
