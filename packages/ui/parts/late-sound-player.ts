import { later } from './later.tsx';

/** A recording to be heard on a page that seldom has one: its player comes when there is. */
export const LateSoundPlayer = later(async () => (await import('./sound-player.tsx')).SoundPlayer);
