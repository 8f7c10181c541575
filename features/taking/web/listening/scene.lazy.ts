import { lazyWithRetry } from '@inkstone/ui';

/** The drawn picture of who speaks in a recording, and where. */
export const ScenePicture = lazyWithRetry(async () => (await import('@inkstone/exam/scene-picture')).ScenePicture);
