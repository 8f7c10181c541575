import { inTime } from '@inkstone/device';
import { lazyWithRetry } from '@inkstone/ui';
import type { AttemptStore } from '../attempt/attempt-store.ts';

/** The sound check of the directions. */
export const SoundCheck = lazyWithRetry(async () => (await import('./sound-check.tsx')).SoundCheck);

// A network that is there and carries nothing keeps nobody from the exam.
const patienceMs = 3000;

/** True where the directions have a sound check: where one records, or hears something in any of several sections. */
export const isSoundChecked = ({ recordings, blueprint, started }: AttemptStore, listens: boolean): boolean =>
  recordings !== null || ((listens || started.devices?.sound === true) && blueprint.sections.length > 1);

/** Has the sound check at hand, so that it is drawn with Start: coming later, it would move Start away under the finger. */
export const haveSoundCheck = (): Promise<unknown> => inTime(SoundCheck.preload(), patienceMs).catch(() => undefined);
