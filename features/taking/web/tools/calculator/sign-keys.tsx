import { useState } from 'react';
import { useTranslation } from '@inkstone/ui';
import { calculatorMessages } from '../../../messages.ts';
import styles from './calculator.module.css';

const keys = [
  { put: '²', shown: 'a²', name: 'square' },
  { put: '^', shown: 'aᵇ', name: 'power' },
  { put: '√(', shown: '√', name: 'root' },
  { put: 'π', shown: 'π', name: 'pi' },
  { put: '(', shown: '(', name: 'opening' },
  { put: ')', shown: ')', name: 'closing' },
] as const;

/** Functions as they are typed; their names are those of mathematics, in every language. */
const functions = [
  ...['sin(', 'cos(', 'tan(', 'arcsin(', 'arccos(', 'arctan(', 'ln(', 'log(', 'log_2(', '|'],
  ...['!', 'nCr(', 'nPr(', 'mean(', 'median(', 'stdev(', 'quartile(', 'total(', 'cbrt(', 'nthroot('],
] as const;

const graphFunctions = ['d/dx ', 'int_0^1 ', 'sum_(n=1)^10 ', '<=', '>=', '~', 'θ', '{x > 0: x, -x}'] as const;

interface SignKeysProps {
  hasGraph: boolean;
  onPut: (sign: string) => void;
}

/** Keys for special characters; they are inserted at the last cursor position, and the field keeps the focus. */
export const SignKeys = ({ hasGraph, onPut }: SignKeysProps) => {
  const t = useTranslation(calculatorMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <fieldset className={styles.keys} aria-label={t('signs')}>
        {keys.map(({ put, shown, name }) => (
          <button
            key={put}
            type="button"
            aria-label={t(name)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPut(put)}
          >
            {shown}
          </button>
        ))}
      </fieldset>
      <details className={styles.functions} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('functions')}</summary>
        <div className={styles.functionKeys} lang="en">
          {(isOpen ? [...functions, ...(hasGraph ? graphFunctions : [])] : []).map((text) => (
            <button
              key={text}
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPut(text)}
            >
              {text.replace(/[(_ ]+$/, '').replace('log_2', 'log₂')}
            </button>
          ))}
        </div>
      </details>
    </>
  );
};
