import { Button } from '@mantine/core';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { EmptyState, ListPage, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myAnnotated, myOriginals } from '../../addresses.ts';
import { listMyTextbooks } from '../../contract.ts';
import { bookMessages, shelfMessages } from '../../messages.ts';
import { ShelfRow } from './shelf-row.tsx';
import books from '../books/books.module.css';

const pageSize = 10;

/** A student's textbooks: originals or annotated ones, searchable by name, with the page reached. */
export const MyShelf = ({ annotated }: { annotated: boolean }) => {
  const t = useTranslation(shelfMessages);
  const say = useTranslation(bookMessages);
  const address = annotated ? myAnnotated : myOriginals;
  const { search, page } = useSearch(address);
  const setSearch = useSetSearch(address);
  const input = { annotated, page, pageNum: pageSize, ...(search ? { search } : {}) };
  const ask = useApiQuery(listMyTextbooks, input, { keepPrevious: true, refetchMs: refetchIntervals.overview });
  const title = t(annotated ? 'annotatedOnes' : 'originals');
  const showAll = <Button onClick={() => setSearch({}, { afresh: true })}>{say('showAll')}</Button>;
  const empty = search ? (
    <EmptyState title={say('noMatch')} body={say('noMatchNext')} action={showAll} />
  ) : (
    <EmptyState
      title={t(annotated ? 'emptyAnnotated' : 'emptyOriginals')}
      body={t(annotated ? 'emptyAnnotatedNext' : 'emptyOriginalsNext')}
    />
  );
  return (
    <ListPage
      title={title}
      search={{ search, page }}
      searchLabel={say('searchName')}
      query={ask}
      errorTitle={t('failed')}
      safe={t('safe')}
      skeletonRows={6}
      empty={empty}
      pageSize={pageSize}
      onChange={setSearch}
    >
      {({ list }) => (
        <>
          <h2 className="vh">{title}</h2>
          <ul className={books.shelf} aria-label={title}>
            {list.map((book) => (
              <ShelfRow key={book.assignmentId} book={book} onReaderClosed={() => void ask.refetch()} />
            ))}
          </ul>
        </>
      )}
    </ListPage>
  );
};
