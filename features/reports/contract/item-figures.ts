import * as z from 'zod';

const Share = z.number().min(0).max(1);
const Correlation = z.number().min(-1).max(1);

const interval = (bound: z.ZodNumber) =>
  z
    .object({ lower: bound.describe('The lower bound.'), upper: bound.describe('The upper bound.') })
    .nullable()
    .describe('Holds the true value in 95 of 100 samples; null where the sample allows none yet.');

const ShareEstimate = z.object({ value: Share.describe('The figure, 0 to 1.'), interval: interval(Share) });
const CorrelationEstimate = z.object({
  value: Correlation.describe('The figure, -1 to 1.'),
  interval: interval(Correlation),
});

/** Facility, discrimination and choices of a question, with intervals for any number of persons. */
export const ItemFigures = z.object({
  persons: z.int().describe('Persons with points for the question.'),
  facility: ShareEstimate.nullable().describe(
    'Mean share of the points: higher is easier; null where nobody has points for it.',
  ),
  discrimination: CorrelationEstimate.nullable().describe(
    'Correlation with the rest score within each assignment; null where a side does not vary.',
  ),
  groups: z
    .array(z.int().describe('Persons in the group.'))
    .describe(
      'Groups of persons by rest score, weakest first: fifths, or as many as the persons allow; empty for too few.',
    ),
  options: z
    .array(
      z.object({
        optionId: z.string().describe('The option, as answers and the key name it.'),
        letter: z.string().describe("The option's letter as it is printed."),
        isKey: z.boolean().describe('Whether it is right.'),
        count: z.int().describe('Persons who chose it.'),
        share: Share.describe('Share of the persons who chose it, 0 to 1.'),
        correlation: CorrelationEstimate.nullable().describe(
          'Correlation of choosing it with the rest score; null where everyone or no one did.',
        ),
        curve: z
          .array(Share.nullable().describe('Share of the group, 0 to 1; null of an empty group.'))
          .describe('Share of each group by rest score that chose it, weakest first.'),
      }),
    )
    .describe("The options in the question's own order; empty for types without options."),
  isKeySuspect: z.boolean().describe('The intervals say that the key is probably wrong.'),
});
