import { useMemo, useState } from 'react';
import type { Note } from '../../contract.ts';
import {
  numberNotes,
  toParagraphs,
  type NumberedNote,
  type Paragraph,
  type TextSegment,
} from '../notes/annotated-text.ts';
import { NoteList } from '../notes/note-list.tsx';
import styles from './text.module.css';

interface MarkedTextProps {
  text: string;
  notes: readonly Note[];
  /** Characters being selected by keyboard. */
  selection?: { from: number; to: number } | null;
  onOpen?: (id: string) => void;
}

/** A text with its notes: underlined in place and listed beside their paragraph. */
export const MarkedText = ({ text, notes, selection = null, onOpen }: MarkedTextProps) => {
  const [highlightedId, setLit] = useState<string | null>(null);
  const shown = useMemo<NumberedNote[]>(() => {
    const chosen: Note[] = selection
      ? [
          {
            id: 'selection',
            place: { on: 'text', ...selection, quote: '' },
            code: null,
            text: '',
            voice: null,
          },
        ]
      : [];
    const all = numberNotes(notes.filter(({ place }) => place.on === 'text'));
    return [...all, ...chosen.map((note) => ({ note, number: 0 }))];
  }, [notes, selection]);
  const paragraphs = useMemo(() => toParagraphs(text, shown), [text, shown]);
  return (
    <>
      {paragraphs.map((paragraph) => {
        return (
          <div className={styles.para} key={paragraph.from}>
            <div>
              <ParagraphLine paragraph={paragraph} lit={highlightedId} onHighlight={setLit} onOpen={onOpen} />
            </div>
            {paragraph.notes.some(({ number }) => number > 0) && (
              <NoteList
                notes={paragraph.notes.filter(({ number }) => number > 0)}
                highlightedId={highlightedId}
                onHighlight={setLit}
                {...(onOpen && { onOpen })}
              />
            )}
          </div>
        );
      })}
    </>
  );
};

interface ParagraphLineProps {
  paragraph: Paragraph;
  lit: string | null;
  onHighlight(id: string | null): void;
  onOpen: ((id: string) => void) | undefined;
}

const ParagraphLine = ({ paragraph, lit, onHighlight, onOpen }: ParagraphLineProps) => (
  <p className={styles.line} lang="en">
    {paragraph.segments.map((stretch) => (
      <SegmentMark key={stretch.from} stretch={stretch} lit={lit} onHighlight={onHighlight} onOpen={onOpen} />
    ))}
  </p>
);

const SegmentMark = ({
  stretch,
  lit,
  onHighlight,
  onOpen,
}: Omit<ParagraphLineProps, 'paragraph'> & { stretch: TextSegment }) => {
  const { from, text, on, ends } = stretch;
  const rings = ends.filter((number) => number > 0);
  const [first] = on.filter((id) => id !== 'selection');
  if (on.length === 0) return <span data-from={from}>{text}</span>;
  return (
    <>
      <span
        data-from={from}
        className={styles.marked}
        data-note={first !== undefined || undefined}
        data-lit={(lit !== null && on.includes(lit)) || undefined}
        data-chosen={on.includes('selection') || undefined}
        onPointerEnter={() => onHighlight(first ?? null)}
        onPointerLeave={() => onHighlight(null)}
        onDoubleClick={() => (first ? onOpen?.(first) : undefined)}
      >
        {text}
      </span>
      {rings.map((number) => (
        <span key={number} className={`${styles.ring} num`} aria-hidden="true">
          {number}
        </span>
      ))}
    </>
  );
};
