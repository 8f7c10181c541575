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
  const insertFormula = async () => {
    const formula = latex.trim();
    if (formula === '') return onLeave();
    const formulaFault = await findFormulaFault(formula);
    if (formulaFault) setFault(formulaFault);
    else onPut(formula);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void insertFormula();
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
      <button type="button" onClick={() => void insertFormula()}>
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
