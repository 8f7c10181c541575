import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { RichText, useWords } from '@inkstone/ui';
import { richWords } from './messages.ts';
import styles from './rich-field.module.css';

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** LaTeX is written with its picture beside it; Enter puts it into the text, Escape leaves. */
export const FormulaLine = ({ latex: start, onPut, onLeave }: FormulaLineProps) => {
  const t = useWords(richWords);
  const [latex, setLatex] = useState(start);
  const put = () => (latex.trim() === '' ? onLeave() : onPut(latex.trim()));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') put();
    else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.formulaLine}>
      <input
        // the line opens on a press of its button, and is what one writes into next
        ref={(element) => element?.focus()}
        value={latex}
        aria-label={t('latex')}
        placeholder={`${t('latex')} \\frac{1}{2}`}
        spellCheck={false}
        onKeyDown={onKeyDown}
        onChange={(event) => setLatex(event.currentTarget.value)}
      />
      <output>
        <RichText key={latex} inline html={`<span data-math>${escaped(latex)}</span>`} />
      </output>
      <button type="button" onClick={put}>
        {t('put')}
      </button>
    </div>
  );
};

interface FormulaLineProps {
  latex: string;
  onPut(latex: string): void;
  onLeave(): void;
}
