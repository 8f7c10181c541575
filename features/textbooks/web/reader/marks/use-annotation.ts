import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { newRequestId } from '@inkstone/call/web';
import type { BookMark } from '../../../contract.ts';
import { anchorAt } from '../pages/anchor.ts';
import type { PagesState } from '../pages/use-pages.ts';
import { listSelectedLines, type SelectedLines } from './selected-lines.ts';
import type { MarksState } from './use-marks.ts';
import { distanceTo } from './pen-line.ts';

const reach = 0.012;

const containsPoint = ({ content }: BookMark, [x, y]: readonly [number, number], tall: number): boolean => {
  if (content.kind === 'pen') return distanceTo(content.path, [x, y], tall) <= Math.max(reach, content.width);
  if (content.kind === 'note') return false;
  return content.rects.some(
    ([left, top, width, height]) => x >= left && x <= left + width && y >= top && y <= top + height,
  );
};

/** The topmost mark at a point of a page; null for none. Pinned notes are buttons of their own. */
const findMarkAt = (
  marks: readonly BookMark[],
  page: number,
  { at, tall }: { at: readonly [number, number]; tall: number },
): BookMark | null => marks.findLast((mark) => mark.page === page && containsPoint(mark, at, tall)) ?? null;

/** The active tool. */
export type Tool = 'select' | 'highlight' | 'note' | 'pen';
export type Colour = 'yellow' | 'green' | 'blue' | 'pink';

/** The selected text, and where it ends in the window. */
interface TextSelection {
  lines: readonly SelectedLines[];
  left: number;
  bottom: number;
}

const selectionSettleMs = 250;
const clickMs = 50;

/** The selection on the pages, once it has settled. */
const useTextSelection = (
  { scroller, layers }: PagesState,
  isOn: boolean,
  onSettled: (selected: TextSelection) => boolean,
) => {
  const [selected, setSelected] = useState<TextSelection | null>(null);
  const settled = useEffectEvent(() => {
    const lines = listSelectedLines(layers);
    const selection = document.getSelection();
    if (lines.length === 0 || !selection || !scroller.current?.contains(selection.anchorNode)) {
      setSelected(null);
      return;
    }
    const { left, bottom } = selection.getRangeAt(0).getBoundingClientRect();
    const next = { lines, left, bottom };
    setSelected(onSettled(next) ? null : next);
  });
  // Watches the document's selection: it has settled when nothing changed for a while and no button is pressed.
  useEffect(() => {
    if (!isOn) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const soon = () => {
      clearTimeout(timer);
      if (!isHeld) timer = setTimeout(() => settled(), selectionSettleMs);
    };
    const press = () => {
      isHeld = true;
    };
    const release = () => {
      isHeld = false;
      soon();
    };
    const events = [
      ['selectionchange', soon],
      ['pointerdown', press],
      ['pointerup', release],
      ['pointercancel', release],
    ] as const;
    for (const [name, hear] of events) document.addEventListener(name, hear);
    return () => {
      clearTimeout(timer);
      for (const [name, hear] of events) document.removeEventListener(name, hear);
    };
  }, [isOn]);
  return { selected, setSelected };
};

const toHighlight = ({ page, rects, quote }: SelectedLines, colour: Colour): BookMark => ({
  id: newRequestId(),
  page,
  content: {
    kind: 'highlight',
    colour,
    rects: rects.map(([x, y, width, height]) => [x, y, width, height]),
    quote,
    note: '',
  },
});

/** The mark at a click on the pages. */
const findMarkUnder = (event: MouseEvent, pages: HTMLElement, marks: readonly BookMark[]) => {
  const box = pages.getBoundingClientRect();
  const at = anchorAt(pages, { left: event.clientX - box.left, top: event.clientY - box.top });
  const leaf = at && pages.querySelector(`[data-leaf="${at.page}"]`)?.getBoundingClientRect();
  return at && leaf && findMarkAt(marks, at.page, { at: [at.x, at.y], tall: leaf.height / leaf.width });
};

/** Creating and changing marks on the pages. */
export const useAnnotation = (place: PagesState, marks: MarksState) => {
  const [tool, setTool] = useState<Tool>('select');
  const [colour, setColour] = useState<Colour>('yellow');
  const [opened, setOpened] = useState<string | null>(null);
  const { isMine, make } = marks;

  const highlight = (lines: readonly SelectedLines[], how: { colour: Colour; opens: boolean }): void => {
    const highlights = lines.map((line) => toHighlight(line, how.colour));
    make(highlights);
    document.getSelection()?.removeAllRanges();
    if (how.opens) setOpened(highlights[0]?.id ?? null);
  };
  const { selected, setSelected } = useTextSelection(place, isMine, ({ lines }) => {
    if (tool !== 'highlight') return false;
    highlight(lines, { colour, opens: false });
    return true;
  });
  const pin = (page: number, at: [number, number]): void => {
    const id = newRequestId();
    setDraft({ id, page, at });
    setOpened(id);
    // The click that ends this gesture belongs to the note, not to what is below it.
    setTimeout(() => setTool('select'), clickMs);
  };
  // An empty note is not stored; the mark is created with its first letter.
  const [draft, setDraft] = useState<{ id: string; page: number; at: [number, number] } | null>(null);

  const open = useCallback((id: string | null) => setOpened(id), []);
  /** The mark at a click on a page; clicks on words are left to the dictionary. */
  const takes = (event: MouseEvent): boolean => {
    const element = place.scroller.current;
    if (!element || tool !== 'select') return tool !== 'select';
    const mark = findMarkUnder(event, element, marks.marks);
    const says = mark && (isMine || (mark.content.kind !== 'pen' && mark.content.note !== ''));
    setOpened(says ? mark.id : null);
    return says === true;
  };
  return {
    ...{ tool, setTool, colour, setColour, selected, opened, open, draft, pin, takes },
    highlightSelected: (how: { colour: Colour; opens: boolean }): boolean => {
      const lines = selected?.lines ?? listSelectedLines(place.layers);
      if (!isMine || lines.length === 0) return false;
      highlight(lines, how);
      setSelected(null);
      return true;
    },
    draw: (page: number, path: [number, number][], width: number) =>
      make([{ id: newRequestId(), page, content: { kind: 'pen', colour, width, path } }]),
    write: (id: string, note: string): void => {
      const mark = marks.marks.find((candidate) => candidate.id === id);
      if (mark && mark.content.kind !== 'pen') {
        if (mark.content.kind === 'note' && note.trim() === '') return;
        marks.change(id, { ...mark.content, note });
      } else if (!mark && draft?.id === id && note.trim() !== '') {
        make([{ id, page: draft.page, content: { kind: 'note', at: draft.at, note } }]);
        setDraft(null);
      }
    },
  };
};

export type Annotation = ReturnType<typeof useAnnotation>;
