import { useWatchedWindow } from '@inkstone/assignments/web';
import { useApiQuery } from '@inkstone/call/web';
import { QuerySection, Bar, BookCover, EmptyState, RowsSkeleton, useNow, useTranslation } from '@inkstone/ui';
import { openScreen, ScreenLink } from '@inkstone/ui/screen';
import { myAnnotated, myOriginals, viewer } from '../../addresses.ts';
import { listMyTextbooks } from '../../contract.ts';
import { bookMessages, shelfMessages } from '../../messages.ts';
import { isReadThrough, hasPageCount } from '../../rules.ts';
import { type ShelfBook, useShelfTexts } from './use-shelf-texts.ts';
import books from '../books/books.module.css';

const maxShownBooks = 6;

/** The latest textbooks on the student's home: at most six, each with the page reached. */
export const ShelfSection = () => {
  const t = useTranslation(shelfMessages);
  const ask = useApiQuery(listMyTextbooks, { pageNum: maxShownBooks });
  const readable = ask.data?.list.filter(({ isWithdrawn }) => !isWithdrawn);
  const count = ask.data && readable && ask.data.total - (ask.data.list.length - readable.length);
  return (
    <QuerySection
      title={t('textbooks')}
      count={count || undefined}
      aside={
        <>
          <ScreenLink to={myOriginals} search={{}}>
            {t('allOriginals')}
          </ScreenLink>
          <ScreenLink to={myAnnotated} search={{}}>
            {t('allAnnotated')}
          </ScreenLink>
        </>
      }
      query={{ ...ask, data: readable }}
      errorTitle={t('failed')}
      safe={t('safe')}
      skeleton={<RowsSkeleton rows={2} />}
      isEmpty={(list) => list.length === 0}
      empty={<EmptyState title={t('emptyOriginals')} body={t('emptyOriginalsNext')} />}
    >
      {(list) => (
        <div className={books.tiles}>
          {list.map((book) => (
            <ShelfTile key={book.assignmentId} book={book} onRead={() => void ask.refetch()} />
          ))}
        </div>
      )}
    </QuerySection>
  );
};

const ShelfTile = ({ book, onRead }: { book: ShelfBook; onRead(): void }) => {
  const say = useTranslation(bookMessages);
  const howFar = useShelfTexts();
  const watch = useWatchedWindow(onRead);
  const isOpen = useNow(30_000) >= new Date(book.opensAt).getTime();
  return (
    <button
      type="button"
      className={books.tile}
      disabled={!isOpen}
      onClick={() => watch(() => openScreen(viewer, { assignmentId: book.assignmentId }))}
    >
      <BookCover title={book.name} />
      <span className={books.what}>
        <b>{book.title}</b>
        <span className="meta num">
          {[say(book.annotated ? 'annotated' : 'original'), howFar(book)].join(say('dot'))}
        </span>
        {hasPageCount(book.pages) && (
          <Bar done={book.page ?? 0} all={book.pages} complete={isReadThrough(book.pagesSeen, book.pages)} />
        )}
      </span>
    </button>
  );
};
