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
import { listAssignableTextbooks, type TextbookRecord } from '../../contract.ts';
import { bookMessages, assigningMessages } from '../../messages.ts';
import { BookLine } from '../books/book-line.tsx';
import { useBookTexts } from '../books/use-book-texts.ts';
import styles from './assigning.module.css';

interface EditionPickerProps {
  selected: readonly TextbookRecord[];
  onChange(chosen: readonly TextbookRecord[]): void;
}

/** The editions of the bank by name, and the selected ones. */
export const EditionPicker = ({ selected, onChange }: EditionPickerProps) => {
  const t = useTranslation(assigningMessages);
  const say = useTranslation(bookMessages);
  const [search, setSearch] = useState('');
  const ask = useApiQuery(listAssignableTextbooks, search ? { search } : {}, { keepPrevious: true });
  const ids = new Set(selected.map(({ editionId }) => editionId));
  const remove = (id: number) => onChange(selected.filter(({ editionId }) => editionId !== id));
  return (
    <div id="books-what" className={styles.picker} tabIndex={-1}>
      {selected.length > 0 && (
        <ul className={styles.chosen} aria-label={t('chosen')}>
          {selected.map((book) => (
            <EditionRow key={book.editionId} book={book} isRemovable onPress={() => remove(book.editionId)} />
          ))}
        </ul>
      )}
      <FilterBar>
        <SearchField label={say('searchName')} value={search} onSearch={setSearch} />
      </FilterBar>
      <QueryBoundary
        query={ask}
        errorTitle={t('choicesFailed')}
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
                  key={book.editionId}
                  book={book}
                  isAlreadySelected={ids.has(book.editionId)}
                  onPress={() => onChange([...selected, book])}
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
  /** True in the list of selected editions, where the button removes it. */
  isRemovable?: boolean;
  /** Whether it is selected already. */
  isAlreadySelected?: boolean;
  onPress(): void;
}

const EditionRow = ({ book, isRemovable = false, isAlreadySelected = false, onPress }: EditionRowProps) => {
  const t = useTranslation(assigningMessages);
  const say = useTranslation(bookMessages);
  const { aboutText, editionName, pagesText } = useBookTexts();
  const values = { name: book.name, edition: editionName(book) };
  return (
    <li>
      <BookLine name={book.name}>
        <span className="meta num">
          {[values.edition, aboutText(book), pagesText(book.pages)].filter(Boolean).join(say('dot'))}
        </span>
      </BookLine>
      {isRemovable ? (
        <ActionIcon aria-label={t('removeIt', values)} onClick={onPress}>
          <TrashIcon />
        </ActionIcon>
      ) : (
        <Button
          aria-label={t('chooseIt', values)}
          disabled={isAlreadySelected}
          leftSection={isAlreadySelected ? <CheckIcon /> : undefined}
          onClick={onPress}
        >
          {t(isAlreadySelected ? 'chosen' : 'choose')}
        </Button>
      )}
    </li>
  );
};
