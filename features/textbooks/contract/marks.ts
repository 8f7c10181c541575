import * as z from 'zod';
import { daysAsMs } from '@inkstone/base';

const share = z.number().min(0).max(1);
const point = z.tuple([share, share]);
const colour = z.enum(['yellow', 'green', 'blue', 'pink']);

const Content = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('highlight').describe('Words of the text on a coloured ground.'),
    colour: colour.describe('Colour of the ground.'),
    rects: z
      .array(z.tuple([share, share, share, share]))
      .min(1)
      .max(200)
      .describe('The lines: left, top, width, height, as shares of the page.'),
    quote: z.string().max(2000).describe('The words.'),
    note: z.string().max(2000).describe('What the teacher says about them; empty where nothing.'),
  }),
  z.object({
    kind: z.literal('note').describe('A note pinned to a place.'),
    at: point.describe('The place, as shares of the page from its top left corner.'),
    note: z.string().min(1).max(2000).describe('What it says.'),
  }),
  z.object({
    kind: z.literal('pen').describe('A line drawn by hand.'),
    colour: colour.describe('Its colour.'),
    width: z.number().min(0.0005).max(0.02).describe('Its width, as a share of the page’s width.'),
    path: z.array(point).min(2).max(2000).describe('Its points, as shares of the page.'),
  }),
]);

/** One mark of an annotated edition on one page: a highlight, a note or a pen line. */
export const BookMark = z.object({
  id: z.uuid().describe('The mark, an id made by the browser.'),
  page: z.int().min(1).max(5000).describe('The page, from 1.'),
  content: Content.describe('What it is and where it lies.'),
});
export type BookMark = z.infer<typeof BookMark>;

/** A mark that was created, changed or removed. */
export const MarkChange = z.object({
  id: z.uuid().describe('The mark, an id made by the browser.'),
  page: z.int().min(1).max(5000).describe('The page, from 1.'),
  content: Content.nullable().describe('What it is now; null takes it away.'),
  ago: z
    .int()
    .min(0)
    .max(daysAsMs(90))
    .default(0)
    .describe(
      'Milliseconds since it was changed, as the device counts them; absent: now. The later change of a mark wins.',
    ),
});
export type MarkChange = z.infer<typeof MarkChange>;
