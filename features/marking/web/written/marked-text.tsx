import { useMemo, useState } from 'react';
import type { Note } from '../../contract.ts';
import { numbered, paragraphsOf, type NumberedNote, type Paragraph, type Stretch } from '../notes/anchored.ts';
import { NoteList } from '../notes/note-list.tsx';
import styles from './text.module.css';

interface MarkedTextProps {
  text: string;
  notes: readonly Note[];
  /** Characters being selected by keyboard. */
  selection?: { from: number; to: number } | null;
  onOpen?: (id: string) => void;
}

/** A text with its notes: each underlined where it stands and listed beside its paragraph. */
export const MarkedText = ({ text, notes, selection = null, onOpen }: MarkedTextProps) => {
  const [lit, setLit] = useState<string | null>(null);
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
    const all = numbered(notes.filter(({ place }) => place.on === 'text'));
    return [...all, ...chosen.map((note) => ({ note, number: 0 }))];
  }, [notes, selection]);
  const paragraphs = useMemo(() => paragraphsOf(text, shown), [text, shown]);
  return (
    <>
      {paragraphs.map((paragraph) => {
        return (
          <div className={styles.para} key={paragraph.from}>
            <div>
              <TextLine paragraph={paragraph} lit={lit} onLit={setLit} onOpen={onOpen} />
            </div>
            {paragraph.notes.some(({ number }) => number > 0) && (
              <NoteList
                notes={paragraph.notes.filter(({ number }) => number > 0)}
                lit={lit}
                onLit={setLit}
                {...(onOpen && { onOpen })}
              />
            )}
          </div>
        );
      })}
    </>
  );
};

interface TextLineProps {
  paragraph: Paragraph;
  lit: string | null;
  onLit(id: string | null): void;
  onOpen: ((id: string) => void) | undefined;
}

const TextLine = ({ paragraph, lit, onLit, onOpen }: TextLineProps) => (
  <p className={styles.line} lang="en">
    {paragraph.stretches.map((stretch) => (
      <Piece key={stretch.from} stretch={stretch} lit={lit} onLit={onLit} onOpen={onOpen} />
    ))}
  </p>
);

const Piece = ({ stretch, lit, onLit, onOpen }: Omit<TextLineProps, 'paragraph'> & { stretch: Stretch }) => {
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
        onPointerEnter={() => onLit(first ?? null)}
        onPointerLeave={() => onLit(null)}
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
