import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { HighlightNote } from './use-tools.ts';
import styles from './highlightable-text.module.css';

interface HighlightableTextProps {
  /** The id of this text in the notes: `q` and the question's id, or `s` for the stimulus. */
  where: string;
  isOn: boolean;
  highlights: readonly (HighlightNote & { noteId: string })[];
  onAdd: (note: HighlightNote) => void;
  onRemove: (noteId: string) => void;
  children: ReactNode;
}

const textNodes = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
};

/** The text offset of a DOM position. */
const getTextOffset = (root: Node, container: Node, offset: number): number => {
  const range = document.createRange();
  range.selectNodeContents(root);
  range.setEnd(container, offset);
  return range.toString().length;
};

const toRange = (root: Node, { from, to }: { from: number; to: number }): Range | null => {
  const range = document.createRange();
  let at = 0;
  let isBegun = false;
  for (const node of textNodes(root)) {
    const end = at + node.data.length;
    if (!isBegun && from < end) {
      range.setStart(node, from - at);
      isBegun = true;
    }
    if (isBegun && to <= end) {
      range.setEnd(node, to - at);
      return range;
    }
    at = end;
  }
  return null;
};

/** The browser's highlight of this name, shared by the passage and the question. */
const getSharedHighlight = (): Highlight | undefined => {
  if (!CSS.highlights) return undefined;
  const known = CSS.highlights.get('inkstone');
  if (known) return known;
  const highlight = new Highlight();
  CSS.highlights.set('inkstone', highlight);
  return highlight;
};

/**
 * Text that can be highlighted. Highlights are painted by the CSS Custom Highlight API, so that the DOM of the text
 * stays unchanged.
 */
export const HighlightableText = ({ where, isOn, highlights, onAdd, onRemove, children }: HighlightableTextProps) => {
  const root = useRef<HTMLDivElement>(null);
  const own = highlights.filter((note) => note.where === where);
  const painted = useRef<Range[]>([]);
  const wipe = () => {
    const shared = getSharedHighlight();
    for (const range of painted.current) shared?.delete(range);
    painted.current = [];
  };
  const paint = useEffectEvent(() => {
    wipe();
    const element = root.current;
    const shared = getSharedHighlight();
    if (!element || !shared) return;
    painted.current = own.flatMap((note) => toRange(element, note) ?? []);
    for (const range of painted.current) shared.add(range);
  });

  // Paints again when formulas are rendered, which changes the text offsets.
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
  }, [where, own.length]);

  const mark = () => {
    const selection = document.getSelection();
    const element = root.current;
    if (!isOn || !element || !selection || selection.isCollapsed || selection.rangeCount === 0) return;
    const range = selection.getRangeAt(0);
    if (!element.contains(range.commonAncestorContainer)) return;
    const from = getTextOffset(element, range.startContainer, range.startOffset);
    const to = getTextOffset(element, range.endContainer, range.endOffset);
    selection.removeAllRanges();
    const inside = own.find((note) => note.from <= from && to <= note.to);
    if (inside) onRemove(inside.noteId);
    else if (to > from) onAdd({ kind: 'highlight', where, from, to });
  };
  return (
    <div ref={root} role="presentation" className={isOn ? styles.marking : undefined} onPointerUp={mark} onKeyUp={mark}>
      {children}
    </div>
  );
};
