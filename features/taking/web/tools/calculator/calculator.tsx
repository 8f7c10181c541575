import { useRef, useState } from 'react';
import { PlusIcon, useTranslation } from '@inkstone/ui';
import { messages, toolWords } from '../../../messages.ts';
import { keep, kept } from '../../attempt/kept-view.ts';
import { FloatingPanel } from '../floating-panel.tsx';
import styles from './calculator.module.css';
import { readLine, type Angles } from './expression.ts';
import { GraphView } from './graph-view.tsx';
import { LineField } from './line-field.tsx';
import { SignKeys } from './sign-keys.tsx';

const mostLines = 6;

interface CalculatorProps {
  /** Under which name its lines are kept over a reload. */
  place: string;
  /** True where curves are drawn too. */
  hasGraph: boolean;
  onClose: () => void;
}

const AngleChoice = ({ angles, onChange }: { angles: Angles; onChange: (angles: Angles) => void }) => {
  const t = useTranslation(toolWords);
  return (
    <fieldset className={styles.angles}>
      <legend className="vh">{t('angles')}</legend>
      {(['radians', 'degrees'] as const).map((one) => (
        <label key={one} data-on={one === angles || undefined}>
          <input type="radio" className="vh" name="angles" checked={one === angles} onChange={() => onChange(one)} />
          {t(one)}
        </label>
      ))}
    </fieldset>
  );
};

/** Lines of numbers and curves, and the plane that the curves are drawn on. Nothing of it is part of an answer. */
export const Calculator = ({ place, hasGraph, onClose }: CalculatorProps) => {
  const [t, say] = [useTranslation(messages), useTranslation(toolWords)];
  const [lines, setLines] = useState(() => kept<readonly string[]>(place, ['']));
  const [angles, setAngles] = useState(() => kept<Angles>(`${place}.angles`, 'radians'));
  const [added, setAdded] = useState<number | null>(null);
  const written = useRef<{ index: number; field: HTMLInputElement } | null>(null);
  const write = (next: readonly string[]) => {
    setLines(next);
    keep(place, next);
  };
  const measure = (next: Angles) => {
    setAngles(next);
    keep(`${place}.angles`, next);
  };
  const add = () => {
    if (lines.length >= mostLines) return;
    setAdded(lines.length);
    write([...lines, '']);
  };
  const put = (sign: string) => {
    const { index, field } = written.current ?? { index: lines.length - 1, field: null };
    const text = lines[index] ?? '';
    const [start, end] = [field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length];
    write(lines.with(Math.min(index, lines.length - 1), text.slice(0, start) + sign + text.slice(end)));
    field?.focus();
  };
  const results = lines.map((text) => readLine(text, angles));
  const curves = results.flatMap((result, line) => (result.is === 'graph' ? [{ line, at: result.at }] : []));
  return (
    <FloatingPanel title={t('calculator')} place={`${place}.at`} onClose={onClose}>
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
          <button type="button" className={styles.act} disabled={lines.length >= mostLines} onClick={add}>
            <PlusIcon /> {say('addLine')}
          </button>
          <button type="button" className={styles.act} onClick={() => write([''])}>
            {say('clearAll')}
          </button>
          <AngleChoice angles={angles} onChange={measure} />
        </div>
        {hasGraph && <GraphView curves={curves} />}
      </div>
    </FloatingPanel>
  );
};
