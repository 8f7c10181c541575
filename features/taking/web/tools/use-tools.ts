import { useState } from 'react';
import type { OptionMasks } from '@inkstone/exam/option-masks';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { keep, keepOnDevice, kept, keptOnDevice } from '../attempt/kept-view.ts';

/** A panel that lies over the window. */
export type Panel = 'directions' | 'keys';

/** A panel that stays open beside the question. */
export type OutTool = 'calculator' | 'formulas' | 'project' | 'notes';

/** A stretch of highlighted text: characters of a question's own text. */
export interface HighlightNote {
  kind: 'highlight';
  /** `q` and the question's id, or `s` for the stimulus. */
  where: string;
  from: number;
  to: number;
}

/** The tools of an open exam window: what is on, and the notes that the journal keeps. */
export interface Tools {
  panel: Panel | null;
  open(panel: Panel): void;
  close(): void;
  /** Whether a panel lies open beside the question. */
  isOut(tool: OutTool): boolean;
  toggleOut(tool: OutTool): void;
  /** Under which name a tool keeps its view over a reload. */
  placeOf(tool: OutTool): string;
  isHighlighting: boolean;
  toggleHighlighting(): void;
  hasLine: boolean;
  toggleLine(): void;
  /** The masks over the options of a question; null while the tool is off. */
  masksFor(questionId: number): OptionMasks | null;
  isMasking: boolean;
  toggleMasking(): void;
  zoom: number;
  nextZoom(): void;
  pad: string;
  writePad(text: string): void;
  highlights: readonly (HighlightNote & { noteId: string })[];
  addHighlight(note: HighlightNote): void;
  removeHighlight(noteId: string): void;
}

const usualZoom = 100;
const zooms = [usualZoom, 115, 130, 150, 175, 200];

/** The largest text, after which comes the usual one again. */
export const mostZoom = Math.max(...zooms);

const isHighlight = (note: unknown): note is HighlightNote =>
  typeof note === 'object' && note !== null && 'kind' in note && note.kind === 'highlight';
const padText = (note: unknown): string =>
  typeof note === 'object' && note !== null && 'text' in note && typeof note.text === 'string' ? note.text : '';

/** The tools of a window. Highlights and notes go through the journal, so that they come back on any device. */
export const useTools = (store: AttemptStore, { seen }: Snapshot, setId: number): Tools => {
  const [panel, setPanel] = useState<Panel | null>(null);
  const place = (name: string) => `inkstone.${name}.${store.started.attemptId}`;
  const [isHighlighting, setHighlighting] = useState(() => kept(place('highlighting'), false));
  const [hasLine, setLine] = useState(() => kept(place('line'), false));
  const [isMasking, setMasking] = useState(() => kept(place('masking'), false));
  const [lifted, setLifted] = useState(() => kept<Readonly<Record<number, readonly string[]>>>(place('lifted'), {}));
  const [zoom, setZoom] = useState(() => keptOnDevice(place('zoom'), usualZoom));
  const [out, setOut] = useState(() => kept<readonly OutTool[]>(place('out'), []));
  const first = store.started.sets[0]?.id ?? 0;
  const notes = Object.entries(seen.notes[setId] ?? {});

  const change = <Value>(name: string, set: (value: Value) => void, value: Value) => {
    keep(place(name), value);
    set(value);
  };
  return {
    panel,
    open: (next) => setPanel(panel === next ? null : next),
    close: () => setPanel(null),
    isOut: (tool) => out.includes(tool),
    toggleOut: (tool) => change('out', setOut, out.includes(tool) ? out.filter((one) => one !== tool) : [...out, tool]),
    placeOf: place,
    isHighlighting,
    toggleHighlighting: () => change('highlighting', setHighlighting, !isHighlighting),
    hasLine,
    toggleLine: () => change('line', setLine, !hasLine),
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
    zoom,
    nextZoom: () => {
      const next = zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? usualZoom;
      keepOnDevice(place('zoom'), next, usualZoom);
      setZoom(next);
    },
    pad: padText(seen.notes[first]?.['pad']),
    writePad: (text) => {
      store.say({ kind: 'annotated', setId: first, noteId: 'pad', note: { kind: 'pad', text } }, { typed: true });
    },
    highlights: notes.flatMap(([noteId, note]) => (isHighlight(note) ? { ...note, noteId } : [])),
    addHighlight: (note) => {
      const noteId = `h${note.where}-${note.from}-${note.to}`;
      store.say({ kind: 'annotated', setId, noteId, note: { ...note } });
    },
    removeHighlight: (noteId) => void store.say({ kind: 'annotated', setId, noteId, note: null }),
  };
};
