import * as z from 'zod';
import { defineSchoolSetting, handleCall } from '@inkstone/call/server';
import { getCustomerService as contract } from '../contract/customer-service.ts';
import { getAccount } from './account.queries.ts';

const maxPictureLength = 100_000;

/** How people reach the school: a picture with a QR code, and a line in both languages. */
export const customerServiceSetting = defineSchoolSetting(
  'customerService',
  z.object({
    /** A data URL of a picture: it is small, and so it needs no file of its own. */
    picture: z
      .string()
      .regex(/^data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/)
      .max(maxPictureLength),
    note: z.object({ en: z.string().min(1).max(300), zh: z.string().min(1).max(300) }),
  }),
);

/** How the caller reaches the school. */
export const getCustomerService = handleCall(contract, async ({ me, tx, settings, language }) => {
  const setting = await settings.read(customerServiceSetting);
  const { serviceHintSeenAt } = await getAccount(tx, me.id);
  return {
    service: setting && { picture: setting.picture, note: setting.note[language] },
    isHintDue: setting !== null && serviceHintSeenAt === null,
  };
});
