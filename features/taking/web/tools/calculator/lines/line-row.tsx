import { useEffect, useRef, type KeyboardEvent } from 'react';
import { CloseIcon, useTranslation } from '@inkstone/ui';
import { calculatorMessages, calculatorProblems } from '../../../../messages.ts';
import styles from '../calculator.module.css';
import type { ExpressionLine, LineResult } from '../engine/document.ts';
import type { CalculatorDocument } from '../use-calculator-document.ts';
import { Formula } from './formula.tsx';
import { describeResult } from './result-text.ts';
import { Slider } from './slider.tsx';

/** How many colours curves have. */
export const curveColours = 6;

interface LineRowProps {
  line: ExpressionLine;
  /** Its number on screen. */
  number: number;
  result: LineResult;
  latex: string | null;
  hasGraph: boolean;
  document: CalculatorDocument;
  onFocus: (id: number, field: HTMLInputElement) => void;
}

/** The words of a result. */
const useResultText = (result: LineResult): string => {
  const [t, tProblem] = [useTranslation(calculatorMessages), useTranslation(calculatorProblems)];
  return describeResult(result, {
    curve: t('curve'),
    function: t('function'),
    isTrue: t('isTrue'),
    isFalse: t('isFalse'),
    problem: (code, subject) => tProblem(code, { subject }),
    items: (items, count) => t('items', { items, count }),
    fitted: (values, share, correlation) =>
      correlation === null ? t('fitted', { values, share }) : t('fittedLine', { values, share, correlation }),
  });
};

const isPressed = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.nativeEvent.isComposing && !event.altKey && !event.ctrlKey && !event.metaKey;

/** What the keys of a line's field do: Enter adds a line, arrows go to the next one, Backspace removes an empty one. */
const createKeyHandler =
  (line: ExpressionLine, document: CalculatorDocument) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isPressed(event, 'Enter')) document.add('', line.id);
    else if (isPressed(event, 'ArrowUp')) document.moveFocus(line.id, -1);
    else if (isPressed(event, 'ArrowDown')) document.moveFocus(line.id, 1);
    else if (isPressed(event, 'Backspace') && line.text === '' && document.lines.length > 1) document.remove(line.id);
    else return;
    event.preventDefault();
  };

const LineField = ({ line, number, hasGraph, document, onFocus }: Omit<LineRowProps, 'result' | 'latex'>) => {
  const t = useTranslation(calculatorMessages);
  const field = useRef<HTMLInputElement>(null);
  const { focus } = document;
  // Takes the focus that was asked for.
  useEffect(() => {
    if (focus?.id === line.id) field.current?.focus();
  }, [focus, line.id]);
  const hint = t(hasGraph ? 'lineHint' : 'lineHintPlain');
  return (
    <input
      ref={field}
      aria-label={t('line', { number })}
      aria-describedby={`calculator-result-${line.id}`}
      placeholder={number === 1 ? hint : undefined}
      lang="en"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={400}
      value={line.text}
      onFocus={(event) => onFocus(line.id, event.currentTarget)}
      onChange={(event) => document.write(line.id, event.currentTarget.value)}
      onKeyDown={createKeyHandler(line, document)}
    />
  );
};

/** One line of the calculator with its mathematics, its result and its slider. */
export const LineRow = (props: LineRowProps) => {
  const { line, number, result, latex, hasGraph, document } = props;
  const t = useTranslation(calculatorMessages);
  const text = useResultText(result);
  const isRadius = result.is === 'number' && result.isDrawn === true;
  const isDrawn = hasGraph && (isRadius || ['curve', 'point', 'list', 'regression'].includes(result.is));
  const missing = result.is === 'problem' && result.code === 'unknownName' ? result.subject : null;
  const hasLayout = latex !== null && /[\\^_]/.test(latex);
  return (
    <li className={styles.line} data-colour={isDrawn ? line.id % curveColours : undefined}>
      <div className={styles.entry}>
        {isDrawn && (
          <button
            type="button"
            className={styles.swatch}
            aria-label={t('drawnLine', { number })}
            aria-pressed={!line.isHidden}
            onClick={() => document.replace(line.id, { ...line, isHidden: !line.isHidden })}
          />
        )}
        <LineField {...props} />
        {(document.lines.length > 1 || line.text !== '') && (
          <button type="button" aria-label={t('removeLine', { number })} onClick={() => document.remove(line.id)}>
            <CloseIcon />
          </button>
        )}
      </div>
      {hasLayout && <Formula latex={latex} />}
      <output
        className={result.is === 'curve' ? 'vh' : styles.result}
        data-is={result.is}
        id={`calculator-result-${line.id}`}
      >
        {text}
      </output>
      {missing !== null && /^[a-zA-Z]\d*$/.test(missing) && !['x', 'y'].includes(missing) && (
        <button type="button" className={styles.action} onClick={() => document.prepend(`${missing} = 1`)}>
          {t('addSlider', { name: missing })}
        </button>
      )}
      {result.is === 'number' && result.isSlider && (
        <Slider line={line} value={result.value} onChange={(next) => document.replace(line.id, next)} />
      )}
    </li>
  );
};
