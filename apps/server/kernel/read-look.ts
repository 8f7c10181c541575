import type { SchoolSettingStore } from '@inkstone/call/server';
import { readAppearance, toPageStyle } from '@inkstone/session/server';
import type { PageLook } from './web-pages.ts';

/** How the school looks now, for its pages. */
export const readLook = async (settings: SchoolSettingStore): Promise<PageLook> => {
  const appearance = await readAppearance(settings);
  const { logo } = appearance;
  return { style: toPageStyle(appearance), logo: logo && Buffer.from(logo.png, 'base64') };
};
