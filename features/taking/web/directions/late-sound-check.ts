import { later } from '@inkstone/ui';

/** The sound check of the directions; its code is there before they are drawn, or Start would move under the finger. */
export const SoundCheck = later(async () => (await import('./sound-check.tsx')).SoundCheck);
