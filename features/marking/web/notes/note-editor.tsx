import { Button } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '@inkstone/ui';
import type { Note } from '../../contract.ts';
import { errorCodeMessages, messages } from '../../messages.ts';
import { errorCodes } from '../../rules.ts';
import { findCodeByLetter, letterByCode } from './letters.ts';
import { useSubmissionVoices } from '../voice/submission-voices.tsx';
import { timeText } from './time-text.ts';
import { VoiceSlot } from '../voice/voice-slot.tsx';
import styles from './notes.module.css';

interface NoteEditorProps {
  note: Note;
  onChange(change: (note: Note) => Note): void;
  onRemove(): void;
  onClose(): void;
  /** The editor is already visible, so focusing must not scroll. */
  preventsScroll?: boolean;
}

/** Edits one note: kind of error by letter, text, or voice. Changes are saved while typing. */
export const NoteEditor = ({ note, onChange, onRemove, onClose, preventsScroll = false }: NoteEditorProps) => {
  const t = useTranslation(messages);
  const words = useRef<HTMLTextAreaElement>(null);
  // Focuses the text of a new note without scrolling.
  useEffect(() => words.current?.focus({ preventScroll: preventsScroll }), [preventsScroll]);
  const { place, code, text, voice } = note;
  const label = usePlaceText(place);
  const voices = useSubmissionVoices();
  const remove = () => {
    voices?.drop(note.id);
    onRemove();
  };
  const choose = (chosen: Note['code']) => onChange((was) => ({ ...was, code: was.code === chosen ? null : chosen }));
  const { pressWords, pressCode } = useNoteKeys({ onClose, choose, words });
  return (
    <div className={styles.editor} role="group" aria-label={label}>
      <p className={styles.quote}>{label}</p>
      <CodeButtons code={code} onChoose={choose} onKeyDown={pressCode} />
      <form
        className={styles.say}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <textarea
          ref={words}
          rows={1}
          onKeyDown={pressWords}
          aria-label={t('note')}
          value={text}
          maxLength={5000}
          onChange={({ currentTarget: { value } }) => onChange((was) => ({ ...was, text: value }))}
        />
        <Button type="submit">{t('pin')}</Button>
      </form>
      <div className={styles.foot}>
        <VoiceSlot
          voice={voice}
          note={note}
          hotkey="Alt R"
          onRemove={() => onChange((was) => ({ ...was, voice: null }))}
        />
        <Button variant="quiet" size="compact-md" onClick={remove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  );
};

/** The position of a note, as text. */
const usePlaceText = (place: Note['place']): string => {
  const t = useTranslation(messages);
  if (place.on === 'text') return t('noteOn', { quote: place.quote });
  return place.on === 'time'
    ? t('noteAt', { time: timeText(place.fromMs / 1000) })
    : t('notePage', { page: place.page });
};

interface CodeButtonsProps {
  code: Note['code'];
  onChoose(code: Note['code']): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The kinds of error, each with its letter. */
const CodeButtons = ({ code, onChoose, onKeyDown }: CodeButtonsProps) => {
  const t = useTranslation(messages);
  const say = useTranslation(errorCodeMessages);
  return (
    <div className={styles.codes} role="group" aria-label={t('errorKind')}>
      {errorCodes.map((errorCode) => (
        <button
          key={errorCode}
          type="button"
          aria-pressed={code === errorCode}
          onClick={() => onChoose(errorCode)}
          onKeyDown={onKeyDown}
        >
          {say(errorCode)}
          <kbd>{letterByCode[errorCode].toUpperCase()}</kbd>
        </button>
      ))}
    </div>
  );
};

interface NoteKeysOptions {
  words: { current: HTMLTextAreaElement | null };
  choose(code: Note['code']): void;
  onClose(): void;
}

/** Keys of a note: Escape closes it, Enter in its text too, letters choose its kind. */
const useNoteKeys = ({ words, choose, onClose }: NoteKeysOptions) => {
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const pressWords = (event: KeyboardEvent) => {
    leave(event);
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (event.key !== 'Enter' || !isPlain || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const pressCode = (event: KeyboardEvent) => {
    leave(event);
    const named = event.ctrlKey || event.metaKey ? undefined : findCodeByLetter(event.key);
    if (!named) return;
    event.preventDefault();
    event.stopPropagation();
    choose(named);
    words.current?.focus();
  };
  return { pressWords, pressCode };
};
