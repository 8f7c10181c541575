import { handleCall } from '@inkstone/call/server';
import { getSchoolSettings as contract } from '../../contract.ts';
import { findSettingsRow } from './settings.queries.ts';
import { readStoredSettings } from './stored-settings.ts';

/** The settings of the school. */
export const getSchoolSettings = handleCall(contract, async ({ tx, settings }) => ({
  ...(await findSettingsRow(tx)),
  ...(await readStoredSettings(settings)),
}));
