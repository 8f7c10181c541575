import { handleCall } from '@inkstone/call/server';
import { readAppearance } from '@inkstone/session/server';
import { getAppearance as contract } from '../../contract.ts';

/** The logo and the colour of the school. */
export const getAppearance = handleCall(contract, async ({ settings }) => {
  const { edition, logo, accent } = await readAppearance(settings);
  return { edition, logo: logo && `data:image/png;base64,${logo.png}`, accent };
});
