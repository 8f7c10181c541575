import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import {
  BlockSkeleton,
  CheckIcon,
  FilterBar,
  QueryBoundary,
  SearchField,
  TrashIcon,
  useTranslation,
} from '@inkstone/ui';
import { bookChoices, type TextbookRecord } from '../../contract.ts';
import { bookMessages, givingMessages } from '../../messages.ts';
import { BookLine } from '../books/book-line.tsx';
import { useBookWords } from '../books/use-book-words.ts';
import styles from './giving.module.css';

interface EditionPickerProps {
  chosen: readonly TextbookRecord[];
  onChange(chosen: readonly TextbookRecord[]): void;
}

/** The editions of the bank by name, and those that are chosen. */
export const EditionPicker = ({ chosen, onChange }: EditionPickerProps) => {
  const t = useTranslation(givingMessages);
  const say = useTranslation(bookMessages);
  const [search, setSearch] = useState('');
  const ask = useApiQuery(bookChoices, search ? { search } : {}, { keepPrevious: true });
  const ids = new Set(chosen.map(({ fileid }) => fileid));
  const remove = (id: number) => onChange(chosen.filter(({ fileid }) => fileid !== id));
  return (
    <div id="books-what" className={styles.picker} tabIndex={-1}>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('chosen')}>
          {chosen.map((book) => (
            <EditionRow key={book.fileid} book={book} isChosen onPress={() => remove(book.fileid)} />
          ))}
        </ul>
      )}
      <FilterBar>
        <SearchField label={say('searchName')} value={search} onSearch={setSearch} />
      </FilterBar>
      <QueryBoundary
        query={ask}
        failed={t('choicesFailed')}
        safe={t('formSafe')}
        skeleton={<BlockSkeleton lines={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="meta">{t(search ? 'noChoice' : 'noBooks')}</p>}
      >
        {({ list, total }) => (
          <>
            <ul className={styles.choices}>
              {list.map((book) => (
                <EditionRow
                  key={book.fileid}
                  book={book}
                  taken={ids.has(book.fileid)}
                  onPress={() => onChange([...chosen, book])}
                />
              ))}
            </ul>
            {total > list.length && <p className="meta num">{t('firstOnly', { shown: list.length, total })}</p>}
          </>
        )}
      </QueryBoundary>
    </div>
  );
};

interface EditionRowProps {
  book: TextbookRecord;
  /** Stands among the chosen ones: a press takes it out. */
  isChosen?: boolean;
  /** Is among the chosen ones already. */
  taken?: boolean;
  onPress(): void;
}

const EditionRow = ({ book, isChosen = false, taken = false, onPress }: EditionRowProps) => {
  const t = useTranslation(givingMessages);
  const say = useTranslation(bookMessages);
  const { aboutText, editionName, pagesText } = useBookWords();
  const said = { name: book.name, edition: editionName(book) };
  return (
    <li>
      <BookLine name={book.name}>
        <span className="meta num">
          {[said.edition, aboutText(book), pagesText(book.pages)].filter(Boolean).join(say('dot'))}
        </span>
      </BookLine>
      {isChosen ? (
        <ActionIcon aria-label={t('removeIt', said)} onClick={onPress}>
          <TrashIcon />
        </ActionIcon>
      ) : (
        <Button
          aria-label={t('chooseIt', said)}
          disabled={taken}
          leftSection={taken ? <CheckIcon /> : undefined}
          onClick={onPress}
        >
          {t(taken ? 'chosen' : 'choose')}
        </Button>
      )}
    </li>
  );
};
