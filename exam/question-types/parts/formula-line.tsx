import { escapeHtml } from '@inkstone/base';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { LatexFault } from '@inkstone/base';
import { findFormulaFault, RichText, useTranslation } from '@inkstone/ui';
import { richFieldMessages } from './messages.ts';
import styles from './rich-field.module.css';

/** Edits LaTeX with a preview; Enter inserts it where it is valid, Escape cancels. */
export const FormulaLine = ({ latex: start, onPut, onLeave }: FormulaLineProps) => {
  const t = useTranslation(richFieldMessages);
  const [latex, setLatex] = useState(start);
  const [fault, setFault] = useState<LatexFault | null>(null);
  const faultId = useId();
  const put = async () => {
    const written = latex.trim();
    if (written === '') return onLeave();
    const formulaFault = await findFormulaFault(written);
    if (formulaFault) setFault(formulaFault);
    else onPut(written);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void put();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.formulaLine}>
      <input
        // The line opens by a button and takes the focus.
        ref={(element) => element?.focus()}
        value={latex}
        aria-label={t('latex')}
        placeholder={`${t('latex')} \\frac{1}{2}`}
        spellCheck={false}
        onKeyDown={onKeyDown}
        aria-invalid={fault !== null}
        aria-describedby={fault ? faultId : undefined}
        onChange={(event) => {
          setLatex(event.currentTarget.value);
          setFault(null);
        }}
      />
      <output>
        <RichText key={latex} inline html={`<span data-math>${escapeHtml(latex)}</span>`} />
      </output>
      <button type="button" onClick={() => void put()}>
        {t('put')}
      </button>
      {fault && (
        <p id={faultId} role="alert" className={styles.error}>
          {t(fault.near === '' ? 'formulaEndless' : 'formulaWrong', { ...fault })}
        </p>
      )}
    </div>
  );
};

interface FormulaLineProps {
  latex: string;
  onPut(latex: string): void;
  onLeave(): void;
}
