import { handleCall } from '@inkstone/call/server';
import { getCustomerService as contract } from '../contract/customer-service.ts';
import { getAccount } from './account.queries.ts';
import { customerServiceSetting } from './customer-service-setting.ts';

/** How the caller reaches the school. */
export const getCustomerService = handleCall(contract, async ({ me, tx, settings, language }) => {
  const setting = await settings.read(customerServiceSetting);
  const { serviceHintSeenAt } = await getAccount(tx, me.id);
  return {
    service: setting && { picture: setting.picture, note: setting.note[language] },
    isHintDue: setting !== null && serviceHintSeenAt === null,
  };
});
