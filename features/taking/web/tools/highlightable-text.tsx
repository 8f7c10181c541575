import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { HighlightNote } from './use-tools.ts';
import styles from './highlightable-text.module.css';
import { getHighlight, getTextOffset, toTextRange } from './text-ranges.ts';

interface HighlightableTextProps {
  /** The id of this text in the notes: `q` and the question's id, or `s` for the stimulus. */
  where: string;
  isOn: boolean;
  highlights: readonly (HighlightNote & { noteId: string })[];
  onAdd: (note: HighlightNote) => void;
  onRemove: (noteId: string) => void;
  children: ReactNode;
}

/**
 * Text that can be highlighted. Highlights are painted by the CSS Custom Highlight API, so that the DOM of the text
 * stays unchanged.
 */
export const HighlightableText = ({ where, isOn, highlights, onAdd, onRemove, children }: HighlightableTextProps) => {
  const root = useRef<HTMLDivElement>(null);
  const own = highlights.filter((note) => note.where === where);
  const painted = useRef<Range[]>([]);
  const wipe = () => {
    const shared = getHighlight('inkstone');
    for (const range of painted.current) shared?.delete(range);
    painted.current = [];
  };
  const paint = useEffectEvent(() => {
    wipe();
    const element = root.current;
    const shared = getHighlight('inkstone');
    if (!element || !shared) return;
    painted.current = own.flatMap((note) => toTextRange(element, note) ?? []);
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
