import { useEffect, useRef } from 'react';
import { createFormula } from '@inkstone/ui';
import styles from '../calculator.module.css';

/** A line as mathematics, for the eye: the field itself is read aloud. The former drawing stays until the new one is there. */
export const Formula = ({ latex }: { latex: string }) => {
  const place = useRef<HTMLSpanElement>(null);
  // Draws the formula.
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const formula = await createFormula(latex);
      if (isCurrent) place.current?.replaceChildren(formula);
    };
    // Without a network the typed text says the same.
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [latex]);
  return <span ref={place} className={styles.formula} aria-hidden="true" />;
};
