import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { HighlightNote } from './use-tools.ts';
import styles from './highlighted.module.css';

interface HighlightedProps {
  /** Names this text among the notes: `q` and the question's id, or `s`. */
  where: string;
  isOn: boolean;
  highlights: readonly (HighlightNote & { noteId: string })[];
  onAdd: (note: HighlightNote) => void;
  onRemove: (noteId: string) => void;
  children: ReactNode;
}

const textNodes = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node as Text);
  return found;
};

/** Characters of the whole text before a point of the document. */
const offsetOf = (root: Node, container: Node, offset: number): number => {
  const range = document.createRange();
  range.selectNodeContents(root);
  range.setEnd(container, offset);
  return range.toString().length;
};

const rangeOf = (root: Node, { from, to }: { from: number; to: number }): Range | null => {
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

/** The browser's one highlight of this name: the passage and the question beside it both paint into it. */
const sharedHighlight = (): Highlight | undefined => {
  if (!CSS.highlights) return undefined;
  const known = CSS.highlights.get('inkstone');
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set('inkstone', made);
  return made;
};

/**
 * Text that can be highlighted. The marks are painted by the browser's own highlight registry, so that the text itself
 * is never touched and a question's own controls stay as they are.
 */
export const Highlighted = ({ where, isOn, highlights, onAdd, onRemove, children }: HighlightedProps) => {
  const root = useRef<HTMLDivElement>(null);
  const own = highlights.filter((note) => note.where === where);
  const painted = useRef<Range[]>([]);
  const wipe = () => {
    const shared = sharedHighlight();
    for (const range of painted.current) shared?.delete(range);
    painted.current = [];
  };
  const paint = useEffectEvent(() => {
    wipe();
    const element = root.current;
    const shared = sharedHighlight();
    if (!element || !shared) return;
    painted.current = own.flatMap((note) => rangeOf(element, note) ?? []);
    for (const range of painted.current) shared.add(range);
  });

  // Meets the browser's highlight registry; formulas are drawn after the text, which moves the characters.
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
    const from = offsetOf(element, range.startContainer, range.startOffset);
    const to = offsetOf(element, range.endContainer, range.endOffset);
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
