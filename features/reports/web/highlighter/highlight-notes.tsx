import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from '@inkstone/ui';
import { highlighterMessages } from '../../messages.ts';
import type { Highlight } from './highlights.ts';
import styles from './highlighter.module.css';

interface HighlightNotesProps {
  notes: readonly (Highlight & { words: string })[];
  /** The highlight that was pressed in the passage. */
  openId: string | null;
  onNote(id: string, note: string): void;
  onRemove(id: string): void;
}

/** The highlights in order, each with its text and note. */
export const HighlightNotes = ({ notes, openId, onNote, onRemove }: HighlightNotesProps) => {
  const t = useTranslation(highlighterMessages);
  const list = useRef<HTMLOListElement>(null);
  // Focuses the note of a pressed highlight.
  useEffect(() => {
    if (openId === null) return;
    const item = [...(list.current?.children ?? [])].find((element) => element.getAttribute('data-note') === openId);
    item?.querySelector('textarea:not([aria-hidden])')?.scrollIntoView({ block: 'nearest' });
    item?.querySelector<HTMLTextAreaElement>('textarea:not([aria-hidden])')?.focus();
  }, [openId]);
  return (
    <aside className={styles.notes} aria-labelledby="highlighter-notes">
      <h2 id="highlighter-notes">{t('notes')}</h2>
      {notes.length === 0 && <p className="meta">{t('noNotes')}</p>}
      <ol ref={list}>
        {notes.map(({ id, colour, words, note }, index) => (
          <li key={id} data-note={id}>
            <p className={styles.words}>
              <span className="num">{index + 1}</span>{' '}
              <mark data-colour={colour} lang="en">
                {words}
              </mark>
            </p>
            <div className="no-print">
              <Textarea
                aria-label={t('noteOf', { number: index + 1 })}
                placeholder={t('noteHint')}
                autosize
                minRows={1}
                maxLength={2000}
                value={note}
                onChange={({ currentTarget: { value } }) => onNote(id, value)}
              />
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('removeOf', { number: index + 1 })}
                onClick={() => onRemove(id)}
              >
                {t('remove')}
              </Button>
            </div>
            {note !== '' && <p className={styles.printed}>{note}</p>}
          </li>
        ))}
      </ol>
    </aside>
  );
};
