import * as z from 'zod';
import { createCallFactory } from '@inkstone/call';
import { refusals } from '../refusals.ts';
import { frontendSide } from '../roles.ts';

// Loaded with the button of students and candidates alone.
const call = createCallFactory(refusals);

/** How the caller reaches the school. */
export const getCustomerService = call({
  path: 'common/customerService',
  method: 'GET',
  effect: 'read',
  summary: 'How I reach the school: its picture with a QR code, a line beside it, and whether its hint is still due.',
  access: frontendSide,
  input: z.object({}),
  output: z.object({
    service: z
      .object({
        picture: z.string().describe('The picture with the QR code, as a data URL.'),
        note: z.string().describe("When and how the school answers, in the reader's language."),
      })
      .nullable()
      .describe('Null where the school has not set it up.'),
    isHintDue: z.boolean().describe('Whether the hint was never closed, on any device.'),
  }),
});

/** Closes the hint for good. */
export const closeServiceHint = call({
  path: 'common/customerServiceHint',
  method: 'POST',
  effect: 'write',
  summary: 'Say that I have seen the hint of the customer service: no device shows it again.',
  access: frontendSide,
  input: z.object({}),
  output: z.object({}),
  invalidates: ['common/customerService'],
});
