import { memo } from 'react';
import { useTranslation } from '@inkstone/ui';
import { codeWords, messages } from '../../messages.ts';
import type { NumberedNote } from './anchored.ts';
import { timeText } from './time-text.ts';
import { VoiceNote } from '../voice/voice-note.tsx';
import styles from './notes.module.css';

interface NoteListProps {
  notes: readonly NumberedNote[];
  lit?: string | null;
  onLit?: (id: string | null) => void;
  /** Where it may be changed. */
  onOpen?: (id: string) => void;
  onSeek?: (ms: number) => void;
}

/** Notes in the teacher's hand with their numbers. */
export const NoteList = ({ notes, lit = null, ...acts }: NoteListProps) => (
  <ol className={styles.notes}>
    {notes.map(({ note, number }) => (
      <NoteLine key={note.id} note={note} number={number} isLit={note.id === lit} {...acts} />
    ))}
  </ol>
);

type NoteLineProps = NumberedNote & Omit<NoteListProps, 'notes' | 'lit'> & { isLit: boolean };

const NoteLine = memo(({ note, number, isLit, onLit, onOpen, onSeek }: NoteLineProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(codeWords);
  const { id, place, code, text, voice } = note;
  const lang = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
  const words = (
    <>
      {code && <b>{say(code)}</b>}
      {place.on === 'time' && <small className="num">{timeText(place.fromMs / 1000)}</small>}
      <span lang={lang}>{text}</span>
    </>
  );
  const press = () => (onOpen ? onOpen(id) : place.on === 'time' ? onSeek?.(place.fromMs) : onLit?.(isLit ? null : id));
  return (
    <li data-lit={isLit || undefined} onPointerEnter={() => onLit?.(id)} onPointerLeave={() => onLit?.(null)}>
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
NoteLine.displayName = 'NoteLine';
