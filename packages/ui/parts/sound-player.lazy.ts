import { lazyWithRetry } from './lazy-with-retry.tsx';

/** A recording to be heard on a page that seldom has one: its player comes when there is. */
export const LazySoundPlayer = lazyWithRetry(async () => (await import('./sound-player.tsx')).SoundPlayer);
