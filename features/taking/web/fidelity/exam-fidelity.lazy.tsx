import { useEffect, useState, type ComponentProps } from 'react';
import { lazyWithRetry } from '@inkstone/ui';

/** The comparison of an exam window with the real exam: neither its code nor its facts are part of the first scripts. */
export const ExamFidelity = lazyWithRetry(async () => (await import('./exam-fidelity.tsx')).ExamFidelity);

/** How long after the page the comparison is loaded, in ms: what the student needs to start comes first. */
export const fidelityDelayMs = 1500;

/** The comparison below what is needed to start, which it does not hold up. */
export const LaterExamFidelity = (props: ComponentProps<typeof ExamFidelity>) => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), fidelityDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? <ExamFidelity {...props} /> : null;
};

/** The same for an exam that is chosen, for visitors. */
export const FidelityDemo = lazyWithRetry(async () => (await import('./fidelity-demo.tsx')).FidelityDemo);
