import { useRef, useState } from 'react';
import { PlusIcon, useTranslation } from '@inkstone/ui';
import { messages, toolMessages } from '../../../messages.ts';
import { saveViewState, readViewState } from '../../attempt-session/view-state-storage.ts';
import { FloatingPanel } from '../floating-panel.tsx';
import styles from './calculator.module.css';
import { readLine, type Angles } from './expression.ts';
import { GraphView } from './graph-view.tsx';
import { LineField } from './line-field.tsx';
import { SignKeys } from './sign-keys.tsx';

const maxLines = 6;

interface CalculatorProps {
  /** The storage key of its lines. */
  place: string;
  /** Whether curves are drawn too. */
  hasGraph: boolean;
  onClose: () => void;
}

const AngleChoice = ({ angles, onChange }: { angles: Angles; onChange: (angles: Angles) => void }) => {
  const t = useTranslation(toolMessages);
  return (
    <fieldset className={styles.angles}>
      <legend className="vh">{t('angles')}</legend>
      {(['radians', 'degrees'] as const).map((unit) => (
        <label key={unit} data-on={unit === angles || undefined}>
          <input type="radio" className="vh" name="angles" checked={unit === angles} onChange={() => onChange(unit)} />
          {t(unit)}
        </label>
      ))}
    </fieldset>
  );
};

/** A calculator with lines of expressions and a graph. Nothing of it is part of an answer. */
export const Calculator = ({ place: storageKey, hasGraph, onClose }: CalculatorProps) => {
  const [t, tTools] = [useTranslation(messages), useTranslation(toolMessages)];
  const { lines, angles, added, written, write, measure, add, put } = useCalculatorLines(storageKey);
  const results = lines.map((text) => readLine(text, angles));
  const curves = results.flatMap((result, line) => (result.is === 'graph' ? [{ line, at: result.at }] : []));
  return (
    <FloatingPanel title={t('calculator')} place={`${storageKey}.at`} onClose={onClose}>
      <div className={styles.calculator}>
        <ol className={styles.lines}>
          {lines.map((text, index) => (
            <LineField
              key={index}
              index={index}
              text={text}
              result={results[index] ?? { is: 'empty' }}
              hasGraph={hasGraph}
              isNew={added === index}
              onWrite={(next) => write(lines.with(index, next))}
              onFocus={(field) => (written.current = { index, field })}
              onEnter={add}
              onRemove={lines.length > 1 ? () => write(lines.toSpliced(index, 1)) : undefined}
            />
          ))}
        </ol>
        <SignKeys onPut={put} />
        <div className={styles.acts}>
          <button type="button" className={styles.act} disabled={lines.length >= maxLines} onClick={add}>
            <PlusIcon /> {tTools('addLine')}
          </button>
          <button type="button" className={styles.act} onClick={() => write([''])}>
            {tTools('clearAll')}
          </button>
          <AngleChoice angles={angles} onChange={measure} />
        </div>
        {hasGraph && <GraphView curves={curves} />}
      </div>
    </FloatingPanel>
  );
};

/** The lines of a calculator and their angle unit, kept for the attempt, and what writes them. */
const useCalculatorLines = (storageKey: string) => {
  const [lines, setLines] = useState(() => readViewState<readonly string[]>(storageKey, ['']));
  const [angles, setAngles] = useState(() => readViewState<Angles>(`${storageKey}.angles`, 'radians'));
  const [added, setAdded] = useState<number | null>(null);
  const lastField = useRef<{ index: number; field: HTMLInputElement } | null>(null);
  const write = (next: readonly string[]) => {
    setLines(next);
    saveViewState(storageKey, next);
  };
  const measure = (next: Angles) => {
    setAngles(next);
    saveViewState(`${storageKey}.angles`, next);
  };
  const add = () => {
    if (lines.length >= maxLines) return;
    setAdded(lines.length);
    write([...lines, '']);
  };
  const insertSign = (sign: string) => {
    const { index, field } = lastField.current ?? { index: lines.length - 1, field: null };
    const text = lines[index] ?? '';
    const [start, end] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
    write(lines.with(Math.min(index, lines.length - 1), text.slice(0, start) + sign + text.slice(end)));
    field?.focus();
  };
  return { lines, angles, added, written: lastField, write, measure, add, put: insertSign };
};
