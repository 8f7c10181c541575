import { useEffect, useRef } from 'react';
import { CloseIcon, useTranslation } from '@inkstone/ui';
import { toolMessages } from '../../../messages.ts';
import styles from './calculator.module.css';
import { fractionText, numberText, type Result } from './expression.ts';

interface LineFieldProps {
  index: number;
  text: string;
  result: Result;
  hasGraph: boolean;
  /** Whether it was just added and takes the focus. */
  isNew: boolean;
  onWrite: (text: string) => void;
  /** Called with the focused field. */
  onFocus: (field: HTMLInputElement) => void;
  onEnter: () => void;
  onRemove: (() => void) | undefined;
}

/** One line of the calculator with its result. */
export const LineField = ({
  index,
  text,
  result,
  hasGraph,
  isNew,
  onWrite,
  onFocus,
  onEnter,
  onRemove,
}: LineFieldProps) => {
  const t = useTranslation(toolMessages);
  const field = useRef<HTMLInputElement>(null);
  const number = index + 1;
  // Focuses a new line.
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const comesTo = () => {
    if (result.is === 'empty') return '';
    if (result.is === 'problem') return t('unread');
    if (result.is === 'graph') return t(hasGraph ? 'curve' : 'noGraph');
    const fraction = fractionText(result.value);
    return `= ${numberText(result.value)}${fraction ? ` = ${fraction}` : ''}`;
  };
  return (
    <li className={styles.line} data-curve={result.is === 'graph' && hasGraph ? index % 4 : undefined}>
      <div className={styles.entry}>
        <input
          ref={field}
          aria-label={t('line', { number })}
          placeholder={index === 0 ? t(hasGraph ? 'lineHint' : 'lineHintPlain') : undefined}
          lang="en"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={text}
          onFocus={(event) => onFocus(event.currentTarget)}
          onChange={(event) => onWrite(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter();
          }}
        />
        {onRemove && (
          <button type="button" aria-label={t('removeLine', { number })} onClick={onRemove}>
            <CloseIcon />
          </button>
        )}
      </div>
      <output className={styles.result} data-is={result.is}>
        {comesTo()}
      </output>
    </li>
  );
};
