import { later } from '@inkstone/ui';

/** The sound check of the directions. */
export const SoundCheck = later(async () => (await import('./sound-check.tsx')).SoundCheck);

// A network that is there and carries nothing keeps nobody from the exam.
const patienceMs = 3000;

/** Has the sound check at hand, so that it is drawn with Start: coming later, it would move Start away under the finger. */
export const haveSoundCheck = async (): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([SoundCheck.ahead().catch(() => undefined), waited]);
  clearTimeout(timer);
};
