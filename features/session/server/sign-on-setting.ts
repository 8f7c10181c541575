import * as z from 'zod';
import { defineSchoolSetting } from '@inkstone/call/server';
import { workPermissions } from '../roles.ts';
import { maxSignOnRules, signOnRoles } from '../sign-on-rules.ts';

/** How the school takes people whom the identity provider names. */
export const signOnSetting = defineSchoolSetting(
  'signOn',
  z.object({
    edition: z.int(),
    /** Whether an account is made for whom a rule applies to and nobody here goes with. */
    createsPeople: z.boolean(),
    /** Whether a mail address counts of which the provider does not say whether it is verified. */
    acceptsUnstatedMail: z.boolean(),
    rules: z
      .array(
        z.object({
          claim: z.string().min(1).max(100),
          value: z.string().min(1).max(200),
          role: z.enum(signOnRoles),
          classId: z.int().nullable(),
          /** What comes with the role; those of administration are no value of this. */
          permissions: z.array(z.enum(workPermissions)),
        }),
      )
      .max(maxSignOnRules),
  }),
);

export type SignOnSetting = z.output<typeof signOnSetting.schema>;

/** What counts where nothing was saved: nobody is made. */
export const defaultSignOn: SignOnSetting = {
  edition: 0,
  createsPeople: false,
  acceptsUnstatedMail: false,
  rules: [],
};
