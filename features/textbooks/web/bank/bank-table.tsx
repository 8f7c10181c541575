import { ActionIcon } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { DataTable, DownloadIcon, Instant, useTranslation, type Column } from '@inkstone/ui';
import type { BankItem } from '../../contract.ts';
import { bankMessages, bookMessages } from '../../messages.ts';
import { BookLine } from '../books/book-line.tsx';
import { useBookTexts } from '../books/use-book-texts.ts';
import { useOpenEdition } from '../books/use-open-book.ts';
import { useSizeText } from '../books/use-size-text.ts';
import { useDownload } from '../downloads/use-downloads.ts';
import { BankMenu } from './bank-menu.tsx';
import { EditBookDialog } from './edit-book-dialog.tsx';
import books from '../books/books.module.css';
import styles from './bank.module.css';

interface BankTableProps {
  rows: readonly BankItem[];
  annotated: boolean;
  empty: ReactNode;
}

/** The editions of one page; the name opens the reader in a new window. */
export const BankTable = ({ rows, annotated, empty }: BankTableProps) => {
  const t = useTranslation(bankMessages);
  const say = useTranslation(bookMessages);
  const columns = useBankColumns(annotated);
  const download = useDownload();
  const [editing, setEditing] = useState<BankItem | null>(null);
  return (
    <>
      <DataTable
        label={t(annotated ? 'annotatedOnes' : 'originals')}
        columns={columns}
        rows={rows}
        getKey={(row) => row.editionId}
        empty={empty}
        actions={(row) => (
          <span className={styles.acts}>
            <ActionIcon
              variant="subtle"
              aria-label={say('downloadIt', { name: row.name })}
              onClick={() => download(row)}
            >
              <DownloadIcon />
            </ActionIcon>
            <BankMenu row={row} onEdit={() => setEditing(row)} />
          </span>
        )}
      />
      {editing && <EditBookDialog book={editing} onClose={() => setEditing(null)} />}
    </>
  );
};

const useBankColumns = (annotated: boolean): Column<BankItem>[] => {
  const t = useTranslation(bankMessages);
  const say = useTranslation(bookMessages);
  const open = useOpenEdition();
  const sizeText = useSizeText();
  const { aboutText, editionName, pagesText } = useBookTexts();
  const marks: Column<BankItem> = {
    key: 'marks',
    head: t('notes'),
    align: 'end',
    width: '6rem',
    cell: (row) => row.marks,
  };
  return [
    {
      key: 'name',
      head: t('name'),
      card: 'title',
      cell: (row) => (
        <BookLine
          name={row.name}
          title={
            <button
              type="button"
              className={books.name}
              aria-label={say('openIt', { name: row.name })}
              onClick={() => void open(row.editionId)}
            >
              {row.name}
            </button>
          }
        >
          <small>{[annotated && editionName(row), aboutText(row)].filter(Boolean).join(say('dot'))}</small>
        </BookLine>
      ),
    },
    {
      key: 'size',
      head: t('size'),
      width: '10rem',
      cell: (row) => (
        <span>
          {pagesText(row.pages)}
          <small>{row.size === null ? t('sizeLater') : sizeText(row.size)}</small>
        </span>
      ),
    },
    ...(annotated ? [marks] : []),
    {
      key: 'owner',
      head: t('putBy'),
      minor: true,
      card: 'none',
      width: '9rem',
      cell: (row) => (row.isMine ? t('you') : row.ownerName),
    },
    { key: 'changed', head: t('changed'), width: '10rem', cell: (row) => <Instant at={row.lastModified} show="day" /> },
  ];
};
