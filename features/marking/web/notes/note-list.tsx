import { memo } from 'react';
import { useTranslation } from '@inkstone/ui';
import { errorCodeMessages, messages } from '../../messages.ts';
import type { NumberedNote } from './annotated-text.ts';
import { timeText } from './time-text.ts';
import { VoiceNote } from '../voice/voice-note.tsx';
import styles from './notes.module.css';

interface NoteListProps {
  notes: readonly NumberedNote[];
  highlightedId?: string | null;
  onHighlight?: (id: string | null) => void;
  /** Present where notes can be edited. */
  onOpen?: (id: string) => void;
  onSeek?: (ms: number) => void;
}

/** The teacher's notes with their numbers. */
export const NoteList = ({ notes, highlightedId = null, ...acts }: NoteListProps) => (
  <ol className={styles.notes}>
    {notes.map(({ note, number }) => (
      <NoteItem key={note.id} note={note} number={number} isHighlighted={note.id === highlightedId} {...acts} />
    ))}
  </ol>
);

type NoteItemProps = NumberedNote & Omit<NoteListProps, 'notes' | 'lit'> & { isHighlighted: boolean };

const NoteItem = memo(({ note, number, isHighlighted, onHighlight, onOpen, onSeek }: NoteItemProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(errorCodeMessages);
  const { id, place, code, text, voice } = note;
  const lang = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
  const words = (
    <>
      {code && <b>{say(code)}</b>}
      {place.on === 'time' && <small className="num">{timeText(place.fromMs / 1000)}</small>}
      <span lang={lang}>{text}</span>
    </>
  );
  const press = () =>
    onOpen ? onOpen(id) : place.on === 'time' ? onSeek?.(place.fromMs) : onHighlight?.(isHighlighted ? null : id);
  return (
    <li
      data-lit={isHighlighted || undefined}
      onPointerEnter={() => onHighlight?.(id)}
      onPointerLeave={() => onHighlight?.(null)}
    >
      <span className={`${styles.ring} num`} aria-hidden="true">
        {number}
      </span>
      <div>
        <button
          type="button"
          className={styles.words}
          aria-label={
            onOpen
              ? t('edit', { number })
              : t('numbered', { number, text: [code && say(code), text].filter(Boolean).join(', ') })
          }
          onClick={press}
        >
          {words}
        </button>
        {voice && <VoiceNote voice={voice} />}
      </div>
    </li>
  );
});
NoteItem.displayName = 'NoteLine';
