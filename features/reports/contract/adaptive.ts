import * as z from 'zod';

/** The range of a score, where its table gives a lower and an upper end. */
export const scoreRange = {
  low: z.number().nullable().describe('Lower end, where the table gives a span; null where it gives one number.'),
  high: z.number().nullable().describe('Upper end, where the table gives a span; null where it gives one number.'),
};

/** Right answers in one domain of the syllabus tree, for exams that report by domain. */
export const Domain = z.object({
  id: z.int().describe("The domain: a section of the bank's tree."),
  sectionId: z.string().describe('Id of the section of the exam that its questions stood in, the first of several.'),
  name: z.string().describe("What the domain is called, in the reader's language."),
  right: z.int().describe('Questions of it that were right.'),
  total: z.int().describe('Questions of it that were met.'),
  schoolRate: z
    .int()
    .nullable()
    .describe("Percent right of everyone's answers to these questions; null below five persons."),
});

/** A module taken in an adaptive section. */
export const Module = z.object({
  sectionId: z.string().describe('Id of the section.'),
  sectionName: z.string().describe("What the section is called, in the reader's language."),
  name: z.string().describe("What the module is called, in the reader's language."),
  way: z
    .enum(['first', 'harder', 'middle', 'easier'])
    .describe('first: the one that everybody gets; else where the result of it led to.'),
  routeName: z
    .string()
    .optional()
    .describe("What the paper calls the route to it, in the reader's language; absent: it has no name of its own."),
  right: z.int().describe('Scored questions of it that were right.'),
  total: z.int().describe('Scored questions of it.'),
  most: z.number().nullable().describe('The highest score that this way can reach; null where it is not held down.'),
  cutsFrom: z
    .enum(['exam', 'estimate', 'paper'])
    .optional()
    .describe(
      'Whose cuts led to it: published by the exam, estimated by us, or set by the paper; absent: estimated, or nobody knows.',
    ),
  reason: z
    .object({
      earned: z.number().describe('Points of the first module when this one was chosen, marked by machine alone.'),
      possible: z.number().describe('Points that the first module had then.'),
      percent: z.number().describe('The same in percent, whole, or to the tenth below a cut that was just missed.'),
      cuts: z
        .array(
          z.object({
            way: z.enum(['harder', 'middle', 'easier']).describe('The module that follows.'),
            percent: z.number().describe('Percent of the points from which it follows.'),
            points: z
              .number()
              .optional()
              .describe('The same in points, where the paper counts so; absent: it does not.'),
            name: z
              .string()
              .optional()
              .describe("What the paper calls the route, in the reader's language; absent: it has no name of its own."),
          }),
        )
        .describe('From where the harder modules follow, the hardest first; the easiest takes the rest.'),
      current: z
        .object({
          earned: z.number().describe('Points of the first module as it is marked now.'),
          possible: z.number().describe('Points that it has now.'),
        })
        .optional()
        .describe('What a later correction made of the points; absent: they are those that counted.'),
    })
    .optional()
    .describe('Why this module was chosen; absent for the first one, and where it was not stored.'),
});
