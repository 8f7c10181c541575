import { withTimeout } from '@inkstone/device';
import { lazyWithRetry } from '@inkstone/ui';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';

/** The sound check of the directions. */
export const SoundCheck = lazyWithRetry(async () => (await import('./sound-check.tsx')).SoundCheck);

// A stalled network must not keep the student from the exam.
const timeoutMs = 3000;

/** Whether the directions have a sound check: where the attempt records, or plays sound in one of several sections. */
export const hasSoundCheck = ({ recordings, blueprint, started }: AttemptStore, listens: boolean): boolean =>
  recordings !== null || ((listens || started.devices?.sound === true) && blueprint.sections.length > 1);

/** Preloads the sound check, so that it does not move the Start button by appearing late. */
export const preloadSoundCheck = (): Promise<unknown> =>
  withTimeout(SoundCheck.preload(), timeoutMs).catch(() => undefined);
