import { useRef, useState } from 'react';
import { ExpandIcon, PlusIcon, TableIcon, useTranslation } from '@inkstone/ui';
import { calculatorMessages, messages } from '../../../messages.ts';
import { readViewState, saveViewState } from '../../attempt-session/view-state-storage.ts';
import { FloatingPanel } from '../floating-panel.tsx';
import styles from './calculator.module.css';
import type { Angles } from './engine/number-functions.ts';
import { GraphView } from './graph/graph-view.tsx';
import { LineRow } from './lines/line-row.tsx';
import { TableRow } from './lines/table-row.tsx';
import { SignKeys } from './sign-keys.tsx';
import { maxLines, useCalculatorDocument, type CalculatorDocument } from './use-calculator-document.ts';
import { useEvaluation, type Evaluation } from './use-evaluation.ts';
import { useGraphWindow } from './use-graph-window.ts';

interface CalculatorProps {
  /** The storage key of its lines. */
  place: string;
  /** Whether curves are drawn too. */
  hasGraph: boolean;
  onClose: () => void;
}

const AngleChoice = ({ angles, onChange }: { angles: Angles; onChange: (angles: Angles) => void }) => {
  const t = useTranslation(calculatorMessages);
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

interface LineListProps {
  document: CalculatorDocument;
  evaluation: Evaluation;
  hasGraph: boolean;
  onFocus: (id: number, field: HTMLInputElement) => void;
}

const LineList = ({ document, evaluation, hasGraph, onFocus }: LineListProps) => {
  const t = useTranslation(calculatorMessages);
  const results = new Map(evaluation.answer.results.map((line) => [line.id, line]));
  return (
    <ol className={styles.lines} aria-label={t('lines')}>
      {document.lines.map((line, index) =>
        line.kind === 'table' ? (
          <TableRow key={line.id} table={line} number={index + 1} document={document} />
        ) : (
          <LineRow
            key={line.id}
            line={line}
            number={index + 1}
            result={results.get(line.id)?.result ?? { is: 'empty' }}
            latex={results.get(line.id)?.latex ?? null}
            hasGraph={hasGraph}
            document={document}
            onFocus={onFocus}
          />
        ),
      )}
    </ol>
  );
};

/** Inserts signs where the cursor was last. */
const useSignInsertion = (document: CalculatorDocument) => {
  const lastField = useRef<{ id: number; field: HTMLInputElement } | null>(null);
  const insert = (sign: string) => {
    const line =
      document.lines.find(({ id }) => id === lastField.current?.id) ??
      document.lines.findLast(({ kind }) => kind === 'expression');
    if (line?.kind !== 'expression') return;
    const field = lastField.current?.id === line.id ? lastField.current.field : null;
    const [start, end] = [field?.selectionStart ?? line.text.length, field?.selectionEnd ?? line.text.length];
    document.write(line.id, line.text.slice(0, start) + sign + line.text.slice(end));
    field?.focus();
    // The cursor follows once the field has its new text.
    if (field) requestAnimationFrame(() => field.setSelectionRange(start + sign.length, start + sign.length));
  };
  const note = (id: number, field: HTMLInputElement) => {
    lastField.current = { id, field };
  };
  return { insert, note };
};

interface ActionsProps {
  document: CalculatorDocument;
  hasGraph: boolean;
  isWide: boolean;
  onWide: (isWide: boolean) => void;
}

const Actions = ({ document, hasGraph, isWide, onWide }: ActionsProps) => {
  const t = useTranslation(calculatorMessages);
  const isFull = document.lines.length >= maxLines;
  return (
    <div className={styles.actions}>
      <button type="button" className={styles.action} disabled={isFull} onClick={() => document.add()}>
        <PlusIcon /> {t('addLine')}
      </button>
      {hasGraph && (
        <button type="button" className={styles.action} disabled={isFull} onClick={document.addTable}>
          <TableIcon /> {t('addTable')}
        </button>
      )}
      <button type="button" className={styles.action} onClick={document.clear}>
        {t('clearAll')}
      </button>
      {hasGraph && (
        <button
          type="button"
          className={`${styles.action} ${styles.widen}`}
          aria-label={t('sideBySide')}
          aria-pressed={isWide}
          onClick={() => onWide(!isWide)}
        >
          <ExpandIcon />
        </button>
      )}
      <AngleChoice angles={document.angles} onChange={document.setAngles} />
    </div>
  );
};

/** Whether the panel is wide, kept for the attempt. */
const useWidth = (storageKey: string) => {
  const [isWide, setWide] = useState(() => readViewState(`${storageKey}.wide`, false));
  const change = (next: boolean) => {
    setWide(next);
    saveViewState(`${storageKey}.wide`, next);
  };
  return [isWide, change] as const;
};

/** A calculator with lines of expressions and a graph. Nothing of it is part of an answer. */
export const Calculator = ({ place: storageKey, hasGraph, onClose }: CalculatorProps) => {
  const [t, tCalculator] = [useTranslation(messages), useTranslation(calculatorMessages)];
  const document = useCalculatorDocument(storageKey);
  const { frame, size, view, setView, resetView } = useGraphWindow(storageKey);
  const [isWide, setWide] = useWidth(storageKey);
  const { lines, angles } = document;
  const evaluation = useEvaluation({
    lines,
    angles,
    drawing: hasGraph ? { view, size, hasPoints: false } : undefined,
  });
  const signs = useSignInsertion(document);
  return (
    <FloatingPanel title={t('calculator')} place={`${storageKey}.at`} isWide={hasGraph && isWide} onClose={onClose}>
      <div className={styles.calculator} data-wide={(hasGraph && isWide) || undefined}>
        <LineList document={document} evaluation={evaluation} hasGraph={hasGraph} onFocus={signs.note} />
        {hasGraph && <GraphView {...{ lines, evaluation, view, size, frame }} onView={setView} onReset={resetView} />}
        <div className={styles.keyArea}>
          {evaluation.isUnavailable && <p role="alert">{tCalculator('unavailable')}</p>}
          <SignKeys hasGraph={hasGraph} onPut={signs.insert} />
          <Actions document={document} hasGraph={hasGraph} isWide={isWide} onWide={setWide} />
        </div>
      </div>
    </FloatingPanel>
  );
};
