import { Button } from '@mantine/core';
import { DownloadIcon, HighlightIcon, PencilIcon, useTranslation } from '@inkstone/ui';
import type { Note } from '../../contract.ts';
import { errorCodeMessages, messages as deskWords } from '../../messages.ts';
import type { PageNote } from '../../page-position.ts';
import { VoiceNote } from '../voice/voice-note.tsx';
import { messages } from './messages.ts';
import notes from '../notes/notes.module.css';
import styles from './pages.module.css';

interface PageNotesListProps {
  notes: readonly PageNote<Note>[];
  /** Whether the file has more than one page. */
  hasPages: boolean;
  highlightedId: string | null;
  onHighlight(id: string | null): void;
  /** Shows the note's position, and opens its text where it can be edited. */
  onSelect(pageNote: PageNote<Note>): void;
  onRemovePicture?: (id: string) => void;
}

/** The notes of a file; selecting one shows its position. */
export const PageNotesList = ({ notes: list, ...rest }: PageNotesListProps) => (
  <ol className={`${notes.notes} ${styles.list}`}>
    {list.map((pageNote) => (
      <PageNoteItem key={pageNote.note.id} one={pageNote} {...rest} />
    ))}
  </ol>
);

type PageNoteItemProps = Omit<PageNotesListProps, 'notes'> & { one: PageNote<Note> };

const PageNoteItem = ({
  one: pageNote,
  hasPages,
  highlightedId,
  onHighlight,
  onSelect,
  onRemovePicture,
}: PageNoteItemProps) => {
  const t = useTranslation(messages);
  const desk = useTranslation(deskWords);
  const say = useTranslation(errorCodeMessages);
  const { note, place, number } = pageNote;
  const { id, code, text, voice, picture } = note;
  const lang = /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
  const wordless = place.box
    ? t('boxed')
    : place.strokes
      ? t(place.ink === 'highlighter' ? 'highlighted' : 'drawing')
      : t('wholePage');
  const label = [code && say(code), text].filter(Boolean).join(', ') || wordless;
  return (
    <li data-lit={id === highlightedId || undefined} onPointerEnter={() => onHighlight(id)}>
      {number === null ? (
        <span className={styles.drawn}>{place.ink === 'highlighter' ? <HighlightIcon /> : <PencilIcon />}</span>
      ) : (
        <span className={`${notes.ring} num`} aria-hidden="true">
          {number}
        </span>
      )}
      <div>
        <button
          type="button"
          className={notes.words}
          aria-label={
            number === null ? `${label}, ${t('page', { page: place.page })}` : desk('numbered', { number, text: label })
          }
          onClick={() => onSelect(pageNote)}
        >
          {code && <b>{say(code)}</b>}
          {hasPages && <small className="num">{t('page', { page: place.page })}</small>}
          {text.trim() === '' ? code === null && <small>{wordless}</small> : <span lang={lang}>{text}</span>}
        </button>
        {voice && <VoiceNote voice={voice} />}
        {picture && (
          <span className={styles.attached}>
            <a href={picture.url} download>
              <DownloadIcon /> {t('picture')}
            </a>
            {onRemovePicture && (
              <Button variant="quiet" size="compact-md" onClick={() => onRemovePicture(id)}>
                {t('removePicture')}
              </Button>
            )}
          </span>
        )}
      </div>
    </li>
  );
};
