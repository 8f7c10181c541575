import { answer } from '@inkstone/call/server';
import { cancelDownload as contract } from '../../contract.ts';

/** Takes a drawing back. */
export const cancelDownload = answer(contract, async ({ notFound }) => notFound());
