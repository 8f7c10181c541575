import * as z from 'zod';
import { Edition, RequestId } from '@inkstone/base';
import { createCallFactory } from '@inkstone/call';
import { backendSide } from '@inkstone/session/contract';
import { refusals } from '../refusals.ts';

const call = createCallFactory(refusals);
const access = backendSide.may('school_settings');

const color = z.string().regex(/^#[0-9a-f]{6}$/);

const fields = {
  logo: z
    .string()
    .max(200_000)
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/)
    .nullable()
    .describe('The logo as a data URL of a PNG of at most 640 by 160 pixels; null: none, and the product’s own mark.'),
  accent: z
    .object({
      light: color.describe('The colour in the light scheme, `#rrggbb` in small letters.'),
      dark: color.describe('The colour in the dark scheme.'),
    })
    .nullable()
    .describe('The colour of main buttons and of the current entry of the menu; null: ink, the product’s own.'),
};

/** How the school looks. */
export const getAppearance = call({
  path: 'backend/school/appearance',
  method: 'GET',
  effect: 'read',
  summary: "The school's logo and colour.",
  access,
  input: z.object({}),
  output: z.object({
    edition: z.int().describe('How often it was saved; sent back when it is saved again.'),
    ...fields,
  }),
});

/** Saves how the school looks. */
export const saveAppearance = call({
  path: 'backend/school/saveAppearance',
  method: 'POST',
  effect: 'write',
  summary: "Save the school's logo and colour; every page and document has them from then on.",
  access,
  input: z.object({
    requestId: RequestId,
    edition: Edition.describe('The edition that the form was opened with; another one since then is refused.'),
    ...fields,
  }),
  output: z.object({
    edition: z.int().describe('The edition that was saved.'),
    pageStyle: z.string().describe('The styles that pages have now, for the page that is open.'),
  }),
  refusals: ['settings.changedMeanwhile', 'appearance.logoUnreadable', 'appearance.contrast'],
  invalidates: ['backend/school/appearance'],
});
