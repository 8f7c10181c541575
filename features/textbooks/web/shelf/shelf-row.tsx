import { ActionIcon, Button } from '@mantine/core';
import { useWatchedWindow } from '@inkstone/assignments/web';
import { Bar, BookCover, DownloadIcon, Instant, TeacherNote, TimeLeft, useNow, useTranslation } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { viewer } from '../../addresses.ts';
import { bookMessages, shelfMessages } from '../../messages.ts';
import { isReadThrough, hasPageCount } from '../../rules.ts';
import { useBookTexts } from '../books/use-book-texts.ts';
import { useDownload } from '../downloads/use-downloads.ts';
import { type ShelfBook, useShelfTexts } from './use-shelf-texts.ts';
import books from '../books/books.module.css';

interface ShelfRowProps {
  book: ShelfBook;
  /** The reader was closed: refetch the progress. */
  onReaderClosed(): void;
}

/** One textbook of a student: cover, details, progress, open and download. */
export const ShelfRow = ({ book, onReaderClosed }: ShelfRowProps) => {
  const t = useTranslation(shelfMessages);
  const say = useTranslation(bookMessages);
  const now = useNow(30_000);
  const { aboutText } = useBookTexts();
  const howFar = useShelfTexts();
  const download = useDownload();
  const watch = useWatchedWindow(onReaderClosed);
  const isOpen = !book.isWithdrawn && now >= new Date(book.opensAt).getTime();
  return (
    <li className={books.book} data-struck={book.isWithdrawn || undefined}>
      <BookCover title={book.name} />
      <div className={books.what}>
        <h3>{book.title}</h3>
        <p className="meta num">
          {[
            book.annotated && say('annotatedBy', { name: book.annotator }),
            aboutText(book),
            book.teacherName !== book.annotator && book.teacherName,
          ]
            .filter(Boolean)
            .join(say('dot'))}
        </p>
        {!book.isWithdrawn && <ReadingPeriod book={book} now={now} />}
        {book.teacherMessage && <TeacherNote>{book.teacherMessage}</TeacherNote>}
      </div>
      <div className={books.far}>
        <span className="meta num">{howFar(book)}</span>
        {hasPageCount(book.pages) && (
          <Bar done={book.page ?? 0} all={book.pages} complete={isReadThrough(book.pagesSeen, book.pages)} />
        )}
      </div>
      {isOpen && (
        <div className={books.acts}>
          <Button
            aria-label={say('openIt', { name: book.title })}
            onClick={() => watch(() => openScreen(viewer, { assignmentId: book.assignmentId }))}
          >
            {t(book.page === null ? 'start' : 'goOn')}
          </Button>
          <ActionIcon
            aria-label={say('downloadIt', { name: book.title })}
            onClick={() => download(book, book.assignmentId)}
          >
            <DownloadIcon />
          </ActionIcon>
        </div>
      )}
    </li>
  );
};

const ReadingPeriod = ({ book, now }: { book: ShelfBook; now: number }) => {
  const t = useTranslation(shelfMessages);
  const say = useTranslation(bookMessages);
  if (now < new Date(book.opensAt).getTime()) {
    return (
      <p className="meta num">
        <TimeLeft to={book.opensAt} kind="opens" /> <Instant at={book.opensAt} near={now} />
      </p>
    );
  }
  const isOver = now >= new Date(book.deadline).getTime();
  return (
    <p className="meta num">
      {t('by')} <Instant at={book.deadline} near={now} />
      {isOver && `${say('dot')}${t('afterwards')}`}
    </p>
  );
};
