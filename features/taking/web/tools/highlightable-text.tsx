import { useEffect, useEffectEvent, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import styles from './highlightable-text.module.css';
import { toQuote, type StoredMark, type TextSpan } from './marks.ts';
import { getHighlight, getTextOffset, scrollPaneTo, toTextRange } from './text-ranges.ts';
import type { Marks } from './use-marks.ts';

interface HighlightableTextProps {
  /** The id of this text in the marks: `q` and the question's id, or `s` for the stimulus. */
  where: string;
  marks: Marks;
  children: ReactNode;
}

/** The names under which the browser paints a mark. */
const listHighlightNames = ({ style = 'yellow', note }: StoredMark, isSelected: boolean): string[] => [
  style === 'yellow' ? 'inkstone' : `inkstone-${style}`,
  ...(note ? ['inkstone-noted'] : []),
  ...(isSelected ? ['inkstone-selected'] : []),
];

/** What of a text is selected in the browser; null where nothing is. */
const readSelection = (root: Element, where: string): TextSpan | null => {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const [begins, ends] = [root.contains(range.startContainer), root.contains(range.endContainer)];
  if (!begins && !ends) return null;
  // A selection that reaches beyond the text ends with it.
  if (!begins) range.setStart(root, 0);
  if (!ends) range.setEnd(root, root.childNodes.length);
  const from = getTextOffset(root, range.startContainer, range.startOffset);
  const to = getTextOffset(root, range.endContainer, range.endOffset);
  return to > from ? { where, from, to, quote: toQuote(range.toString()) } : null;
};

/** The text offset at which somebody points; null outside of the text. */
const readPointedOffset = (root: Element, { clientX, clientY }: globalThis.PointerEvent): number | null => {
  const place = document.caretPositionFromPoint?.(clientX, clientY);
  const range = place ? null : document.caretRangeFromPoint?.(clientX, clientY);
  const [node, offset] = place ? [place.offsetNode, place.offset] : [range?.startContainer, range?.startOffset ?? 0];
  return node && root.contains(node) ? getTextOffset(root, node, offset) : null;
};

/** Paints the marks of a text, and again when formulas are drawn, which changes the offsets. */
const usePaintedMarks = (root: RefObject<HTMLElement | null>, where: string, marks: Marks): void => {
  const own = marks.list.filter((mark) => mark.where === where);
  const pending = marks.pending?.where === where ? marks.pending : null;
  const painted = useRef<[string, Range][]>([]);
  const wipe = () => {
    for (const [name, range] of painted.current) getHighlight(name)?.delete(range);
    painted.current = [];
  };
  const paint = useEffectEvent(() => {
    wipe();
    const element = root.current;
    if (!element) return;
    const named = own.flatMap((mark) => {
      const range = toTextRange(element, mark);
      const names = listHighlightNames(mark, mark.noteId === marks.selected?.noteId);
      return range ? names.map((name): [string, Range] => [name, range]) : [];
    });
    const span = pending && toTextRange(element, pending);
    painted.current = span ? [...named, ['inkstone-pending', span]] : named;
    for (const [name, range] of painted.current) getHighlight(name)?.add(range);
  });
  const look = JSON.stringify([own, pending, marks.selected?.noteId]);
  useEffect(() => {
    paint();
    const element = root.current;
    if (!element) return undefined;
    const watching = new MutationObserver(() => paint());
    watching.observe(element, { childList: true, subtree: true });
    return () => {
      watching.disconnect();
      wipe();
    };
  }, [root, where, look]);

  const jump = useEffectEvent((noteId: string) => {
    const mark = own.find((entry) => entry.noteId === noteId);
    const range = root.current && mark && toTextRange(root.current, mark);
    if (!root.current || !range) return;
    scrollPaneTo(root.current, range);
    marks.endJump();
  });
  // A mark of another question is reached once that question is shown.
  useEffect(() => {
    if (marks.jump !== null) jump(marks.jump);
  }, [marks.jump, look]);
};

/** Marks what is selected with the mouse; without a selection the mark that is pointed at is selected. */
const finishPress = (
  root: Element,
  event: globalThis.PointerEvent,
  press: { where: string; marks: Marks; isMouse: boolean },
) => {
  const { where, marks, isMouse } = press;
  const own = marks.list.filter((mark) => mark.where === where);
  const span = readSelection(root, where);
  if (span) {
    if (!isMouse) return;
    document.getSelection()?.removeAllRanges();
    const inside = own.find(({ from, to }) => from <= span.from && span.to <= to);
    if (!inside) marks.add(span);
    else if (inside.note) marks.select(inside.noteId);
    else marks.remove(inside.noteId);
    return;
  }
  const offset = readPointedOffset(root, event);
  const pointed = offset === null ? undefined : own.find(({ from, to }) => from <= offset && offset <= to);
  marks.select(pointed?.noteId ?? null);
};

/**
 * Marks with the mouse at once; by touch and by keyboard, what is selected waits for the press on a style, since its
 * ends may still be moved. Returns what a press on the text does.
 */
const useMarking = (root: RefObject<HTMLElement | null>, where: string, marks: Marks) => {
  const isMousePressed = useRef(false);
  const read = useEffectEvent(() => {
    const span = root.current && !isMousePressed.current ? readSelection(root.current, where) : null;
    if (span) marks.setPending(span);
  });
  useEffect(() => {
    if (!marks.isOn) return undefined;
    const follow = () => read();
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [marks.isOn]);
  return ({ pointerType }: PointerEvent) => {
    const isMouse = pointerType !== 'touch';
    isMousePressed.current = isMouse;
    marks.setPending(null);
    const release = (event: globalThis.PointerEvent) => {
      isMousePressed.current = false;
      if (root.current) finishPress(root.current, event, { where, marks, isMouse });
    };
    // The mouse may be released outside of the text.
    document.addEventListener('pointerup', release, { once: true });
  };
};

/**
 * Text that can be marked. Marks are painted by the CSS Custom Highlight API, so that the DOM of the text stays
 * unchanged.
 */
export const HighlightableText = ({ where, marks, children }: HighlightableTextProps) => {
  const root = useRef<HTMLDivElement>(null);
  usePaintedMarks(root, where, marks);
  const press = useMarking(root, where, marks);
  return (
    <div
      ref={root}
      role="presentation"
      data-markable={where}
      className={marks.isOn ? styles.marking : undefined}
      onPointerDown={marks.isOn ? press : undefined}
    >
      {children}
    </div>
  );
};
