import { useState } from 'react';
import { readViewState, saveViewState } from '../../attempt-session/view-state-storage.ts';
import type { DocumentLine, ExpressionLine, TableLine } from './engine/document.ts';
import type { Angles } from './engine/number-functions.ts';

/** How many lines a calculator has at most. */
export const maxLines = 20;

/** A line that takes the focus. */
export interface FocusRequest {
  id: number;
  /** Counts up, so that the same line can be asked for twice. */
  turn: number;
}

/** The lines of a calculator, and what changes them. */
export interface CalculatorDocument {
  lines: readonly DocumentLine[];
  angles: Angles;
  focus: FocusRequest | null;
  setAngles(angles: Angles): void;
  replace(id: number, line: DocumentLine): void;
  write(id: number, text: string): void;
  /** Adds a line with a text after another one, or at the end, and gives it the focus. */
  add(text?: string, afterId?: number): void;
  /** Adds a line with a text at the beginning, without the focus. */
  prepend(text: string): void;
  addTable(): void;
  remove(id: number): void;
  clear(): void;
  /** Gives the focus to the line so many lines further down. */
  moveFocus(id: number, by: number): void;
}

const expression = (id: number, text = ''): ExpressionLine => ({ kind: 'expression', id, text });

const emptyTable = (id: number, number: number): TableLine => ({
  kind: 'table',
  id,
  heads: [`x${number}`, `y${number}`],
  rows: [['', '']],
});

/** The stored lines; earlier versions stored only their texts. */
const readLines = (storageKey: string): readonly DocumentLine[] => {
  const stored = readViewState<readonly (DocumentLine | string)[]>(storageKey, ['']);
  const lines = stored.map((line, index) => (typeof line === 'string' ? expression(index + 1, line) : line));
  return lines.length > 0 ? lines : [expression(1)];
};

const nextId = (lines: readonly DocumentLine[]): number => Math.max(0, ...lines.map(({ id }) => id)) + 1;

const insertAfter = (lines: readonly DocumentLine[], line: DocumentLine, afterId?: number): DocumentLine[] => {
  const at = lines.findIndex(({ id }) => id === afterId);
  return at < 0 ? [...lines, line] : lines.toSpliced(at + 1, 0, line);
};

/** The lines of a calculator and their angle unit, kept for the attempt. */
export const useCalculatorDocument = (storageKey: string): CalculatorDocument => {
  const [lines, setLines] = useState(() => readLines(storageKey));
  const [angles, setAngles] = useState(() => readViewState<Angles>(`${storageKey}.angles`, 'radians'));
  const [focus, setFocus] = useState<FocusRequest | null>(null);
  const save = (next: readonly DocumentLine[]) => {
    setLines(next);
    saveViewState(storageKey, next);
  };
  const focusOn = (id: number) => setFocus((before) => ({ id, turn: (before?.turn ?? 0) + 1 }));
  const insert = (line: DocumentLine, afterId?: number) => {
    if (lines.length >= maxLines) return;
    save(insertAfter(lines, line, afterId));
    focusOn(line.id);
  };
  const replace = (id: number, line: DocumentLine) => save(lines.map((before) => (before.id === id ? line : before)));
  return {
    lines,
    angles,
    focus,
    setAngles: (next) => {
      setAngles(next);
      saveViewState(`${storageKey}.angles`, next);
    },
    replace,
    write: (id, text) => {
      const line = lines.find((before) => before.id === id);
      if (line?.kind === 'expression') replace(id, { ...line, text });
    },
    add: (text = '', afterId) => insert(expression(nextId(lines), text), afterId),
    prepend: (text) => {
      if (lines.length < maxLines) save([expression(nextId(lines), text), ...lines]);
    },
    addTable: () => insert(emptyTable(nextId(lines), lines.filter(({ kind }) => kind === 'table').length + 1)),
    remove: (id) => {
      const at = lines.findIndex((line) => line.id === id);
      const rest = lines.filter((line) => line.id !== id);
      save(rest.length > 0 ? rest : [expression(nextId(lines))]);
      const neighbour = rest[Math.max(0, at - 1)];
      if (neighbour) focusOn(neighbour.id);
    },
    clear: () => {
      save([expression(nextId(lines))]);
      focusOn(nextId(lines));
    },
    moveFocus: (id, by) => {
      const line = lines[lines.findIndex((candidate) => candidate.id === id) + by];
      if (line) focusOn(line.id);
    },
  };
};
