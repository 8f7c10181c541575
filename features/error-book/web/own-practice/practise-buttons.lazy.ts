import { lazyWithRetry } from '@inkstone/ui';

/** The buttons with which a student practises what a report shows; their code is loaded when they are shown. */
export const PractiseButtons = lazyWithRetry(async () => (await import('./practise-buttons.tsx')).PractiseButtons);
