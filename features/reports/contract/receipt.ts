import * as z from 'zod';
import { scoreRange } from './adaptive.ts';

const Conversion = z.object({
  by: z
    .enum(['raw', 'percent', 'linear', 'table'])
    .describe('As points, as a percentage, in even steps, or by a table.'),
  input: z.number().describe('Points, a percentage, a share from 0 to 1, or what the table is read by.'),
  row: z
    .object({
      atLeast: z.number().describe('From this input on the row counts.'),
      low: z.number().describe('Its score, or the lower end of it.'),
      high: z.number().describe('The upper end of its score.'),
    })
    .nullable()
    .describe('The row of the table that was reached; null for other conversions.'),
  stretchTo: z
    .number()
    .nullable()
    .describe('Of a table: to how many points the input is stretched; null where it is read by points or their mean.'),
  line: z
    .object({
      least: z.number().describe('The score of no points.'),
      most: z.number().describe('The score of all points.'),
      step: z.number().describe('To what it is rounded.'),
    })
    .nullable()
    .describe('The ends of even steps; null for other conversions.'),
  low: z.number().describe('The converted score, or the lower end of it.'),
  high: z.number().describe('The upper end of the converted score.'),
});

const Test = z.object({
  names: z.array(z.string()).describe("The sections or parts whose questions it adds, in the reader's language."),
  earned: z.number().describe('Points earned in them, what wrong answers cost taken away.'),
  possible: z.number().describe('Points that they could earn.'),
  deducted: z.number().describe('What wrong answers took away in them: below zero or zero.'),
  questions: z.int().describe('Questions that count in it.'),
  isAveraged: z.boolean().describe('The points are the mean of the shares of the parts, not their sum.'),
  conversion: Conversion.nullable().describe('How the points were converted; null while the score is open.'),
});

/** How a score came about, as the functions that compute it say. */
export const Receipt = z.object({
  scales: z
    .array(
      z.object({
        id: z.string().describe('Id of the reported score.'),
        name: z.string().describe("What it is called, in the reader's language."),
        tests: z.array(Test).describe('What is converted each by itself and then added.'),
        times: z.number().describe('By what the sum is multiplied; 1: by nothing.'),
        cap: z.number().nullable().describe('The highest score of the route that was taken; null without one.'),
        score: z.number().nullable().describe('The score; null while it is open.'),
        ...scoreRange,
        least: z.number().describe('The lowest score of the scale.'),
        most: z.number().describe('The highest score of the scale.'),
      }),
    )
    .describe('The steps of each reported score.'),
  means: z
    .array(
      z.object({
        name: z.string().describe("What the mean is called, in the reader's language."),
        names: z.array(z.string()).describe('The scores that it is the mean of.'),
        score: z.number().nullable().describe('The mean; null while one of them is open.'),
      }),
    )
    .describe('Further scores that are means of others.'),
  total: z
    .object({
      combine: z
        .enum(['sum', 'mean', 'single', 'weighted'])
        .describe('How the total comes from the scores or sections.'),
      names: z.array(z.string()).describe('The scores that count in it.'),
      percent: z
        .number()
        .nullable()
        .describe('Of a weighted total: percent of all weights; null for others or while open.'),
      cut: z
        .object({
          score: z.number().describe('The score of the line.'),
          atLeastPercent: z.number().describe('The percentage from which it counts.'),
        })
        .nullable()
        .describe('The line that the percentage reached; null without one.'),
      score: z.number().nullable().describe('The computed total; null while it is open.'),
      ...scoreRange,
    })
    .describe('The computed total, before any change by hand.'),
  changes: z
    .array(
      z.object({
        at: z.iso.datetime().describe('When it was changed.'),
        byName: z.string().nullable().describe('Who changed it; null for the student.'),
        oldPoints: z.number().nullable().describe('The total before; null where there was none.'),
        newPoints: z.number().nullable().describe('The total that counts from then on; null: the computed one.'),
        reason: z.string().describe('Why, in words.'),
      }),
    )
    .describe('Changes of the total by hand, oldest first.'),
});

/** Where the key of a question comes from. */
export const KeyOrigin = z.object({
  revision: z.int().describe('Which revision of the question set the work was given with, from 1.'),
  savedAt: z.iso.datetime().describe('When that revision was saved.'),
  correctedAt: z.iso
    .datetime()
    .nullable()
    .describe('When the key in force replaced that of the revision; null: never.'),
  correctedBy: z.string().nullable().describe('Who corrected it; null where nobody did, and for the student.'),
});
