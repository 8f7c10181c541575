import { handleCall } from '@inkstone/call/server';
import { customerServiceSetting } from '@inkstone/session/server';
import { getSchoolSettings as contract } from '../../contract.ts';
import { findSettingsRow } from './settings.queries.ts';

/** The settings of the school. */
export const getSchoolSettings = handleCall(contract, async ({ tx, settings }) => {
  const service = await settings.read(customerServiceSetting);
  return {
    ...(await findSettingsRow(tx)),
    service: service && { picture: service.picture, noteEn: service.note.en, noteZh: service.note.zh },
  };
});
