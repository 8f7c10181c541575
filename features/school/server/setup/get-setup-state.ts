import { handleCall } from '@inkstone/call/server';
import { getSetupState as contract } from '../../contract.ts';
import { isSetupOpen } from './setup.queries.ts';

/** Whether the school still waits for its first person. */
export const getSetupState = handleCall(contract, async ({ tx }) => ({ isOpen: await isSetupOpen(tx) }));
