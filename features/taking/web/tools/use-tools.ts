import { useState } from 'react';
import type { OptionMasks } from '@inkstone/exam/option-masks';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import type { Snapshot } from '../attempt-session/snapshot.ts';
import { useMarks, type Marks, type MarkScope } from './use-marks.ts';
import {
  saveViewState,
  saveDeviceViewState,
  readViewState,
  readDeviceViewState,
} from '../attempt-session/view-state-storage.ts';

/** A modal panel. */
export type Panel = 'directions' | 'keys';

/** A tool panel beside the question. */
export type SideTool = 'calculator' | 'formulas' | 'project' | 'notes' | 'marks';

interface PaneShares {
  beside: number;
  stacked: number;
}

/** The tools of an exam window: which are on, and the notes that are journaled. */
export interface Tools {
  panel: Panel | null;
  open(panel: Panel): void;
  close(): void;
  /** Whether a panel is open beside the question. */
  isToolOpen(tool: SideTool): boolean;
  toggleTool(tool: SideTool): void;
  /** The storage key of a tool's view state. */
  storageKeyFor(tool: SideTool | 'mask'): string;
  /** Whether words can be marked. */
  isHighlighting: boolean;
  toggleHighlighting(): void;
  /** Whether crossing out is turned on, where it is a mode. */
  isStriking: boolean;
  toggleStriking(): void;
  hasLine: boolean;
  toggleLine(): void;
  /** The option masks of a question; null while the tool is off. */
  masksFor(questionId: number): OptionMasks | null;
  isMasking: boolean;
  toggleMasking(): void;
  /** The shares of the passage in percent: beside the question, and above it on a narrow screen. */
  paneShares: PaneShares;
  resizePanes(share: number, layout: keyof PaneShares): void;
  zoom: number;
  nextZoom(): void;
  pad: string;
  writePad(text: string): void;
  marks: Marks;
}

const usualShares: PaneShares = { beside: 55, stacked: 45 };

const usualZoom = 100;
const zooms = [usualZoom, 115, 130, 150, 175, 200];

/** The largest zoom in percent, after which the default follows again. */
export const maxZoom = Math.max(...zooms);

const padText = (note: unknown): string =>
  typeof note === 'object' && note !== null && 'text' in note && typeof note.text === 'string' ? note.text : '';

/** The state of the tools. Marks and notes are journaled, so that they appear on every device. */
export const useTools = (store: AttemptStore, { replayState }: Snapshot, scope: MarkScope): Tools => {
  const [panel, setPanel] = useState<Panel | null>(null);
  const storageKeyFor = (name: string) => `inkstone.${name}.${store.started.attemptId}`;
  const [isHighlighting, setHighlighting] = useState(() => readViewState(storageKeyFor('highlighting'), false));
  const [isStriking, setStriking] = useState(() => readViewState(storageKeyFor('striking'), false));
  const [hasLine, setLine] = useState(() => readViewState(storageKeyFor('line'), false));
  const [zoom, setZoom] = useState(() => readDeviceViewState(storageKeyFor('zoom'), usualZoom));
  const [paneShares, setPaneShares] = useState(() => readViewState(storageKeyFor('panes'), usualShares));
  const [openTools, setOpenTools] = useState(() => readViewState<readonly SideTool[]>(storageKeyFor('out'), []));
  const first = store.started.sets[0]?.id ?? 0;

  const change = createChange(storageKeyFor);
  const masks = useMasks(storageKeyFor);
  return {
    panel,
    open: (next) => setPanel(panel === next ? null : next),
    close: () => setPanel(null),
    isToolOpen: (tool) => openTools.includes(tool),
    toggleTool: (tool) =>
      change(
        'out',
        setOpenTools,
        openTools.includes(tool) ? openTools.filter((openTool) => openTool !== tool) : [...openTools, tool],
      ),
    storageKeyFor,
    isHighlighting,
    toggleHighlighting: () => change('highlighting', setHighlighting, !isHighlighting),
    isStriking,
    toggleStriking: () => change('striking', setStriking, !isStriking),
    hasLine,
    toggleLine: () => change('line', setLine, !hasLine),
    ...masks,
    paneShares,
    resizePanes: (share, layout) => change('panes', setPaneShares, { ...paneShares, [layout]: share }),
    zoom,
    nextZoom: () => {
      const next = zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? usualZoom;
      saveDeviceViewState(storageKeyFor('zoom'), next, usualZoom);
      setZoom(next);
    },
    pad: padText(replayState.notes[first]?.['pad']),
    writePad: (text) => {
      store.dispatch({ kind: 'annotated', setId: first, noteId: 'pad', note: { kind: 'pad', text } }, { typed: true });
    },
    marks: useMarks(store, replayState, { isOn: isHighlighting, scope, storageKey: storageKeyFor('mark') }),
  };
};

/** Sets a part of the view and stores it under its name. */
const createChange =
  (storageKeyFor: (name: string) => string) =>
  <Value>(name: string, set: (value: Value) => void, value: Value): void => {
    saveViewState(storageKeyFor(name), value);
    set(value);
  };

/** The covers over options: whether they are used, and which options the student has uncovered. */
const useMasks = (storageKeyFor: (name: string) => string): Pick<Tools, 'isMasking' | 'toggleMasking' | 'masksFor'> => {
  const [isMasking, setMasking] = useState(() => readViewState(storageKeyFor('masking'), false));
  const [lifted, setLifted] = useState(() =>
    readViewState<Readonly<Record<number, readonly string[]>>>(storageKeyFor('lifted'), {}),
  );
  const change = createChange(storageKeyFor);
  return {
    isMasking,
    toggleMasking: () => change('masking', setMasking, !isMasking),
    masksFor: (questionId) =>
      isMasking
        ? {
            isCovered: (optionId) => !(lifted[questionId] ?? []).includes(optionId),
            lift: (optionIds) =>
              change('lifted', setLifted, {
                ...lifted,
                [questionId]: [...(lifted[questionId] ?? []), ...optionIds],
              }),
          }
        : null,
  };
};
