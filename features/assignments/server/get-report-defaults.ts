import { handleCall } from '@inkstone/call/server';
import { getReportDefaults as contract } from '../contract.ts';
import { readReportDefaults } from './report-defaults.ts';

/** When the reports of new homework and tests open by default. */
export const getReportDefaults = handleCall(contract, ({ settings }) => readReportDefaults(settings));
