import { lazyWithRetry } from '@inkstone/ui';

/** The comparison of an exam window with the real exam: neither its code nor its facts are part of the first scripts. */
export const ExamFidelity = lazyWithRetry(async () => (await import('./exam-fidelity.tsx')).ExamFidelity);

/** The same for an exam that is chosen, for visitors. */
export const FidelityDemo = lazyWithRetry(async () => (await import('./fidelity-demo.tsx')).FidelityDemo);
