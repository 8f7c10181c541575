import { lazyWithRetry } from './lazy-with-retry.tsx';

/** A player for a page that seldom has a recording, loaded on demand. */
export const LazySoundPlayer = lazyWithRetry(async () => (await import('./sound-player.tsx')).SoundPlayer);
