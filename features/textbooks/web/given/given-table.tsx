import { useState, type ReactNode } from 'react';
import { GivenChip } from '@inkstone/assignments/web';
import type { OutputOf } from '@inkstone/call/web';
import { Bar, DataTable, Instant, TimeLeft, useNow, useWords, type Column } from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { givenTextbook, givenTextbooks } from '../../addresses.ts';
import type { listGivenBooks } from '../../contract.ts';
import { bookMessages, givingMessages } from '../../messages.ts';
import { BookLine } from '../books/book-line.tsx';
import { useBookWords } from '../books/use-book-words.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { GivenMenu } from './given-menu.tsx';
import { WordsDialog } from './words-dialog.tsx';
import styles from './given.module.css';

/** One given textbook as lists show it. */
export type GivenItem = OutputOf<typeof listGivenBooks>['list'][number];

/** The given textbooks of one page with what can be done to each. */
export const GivenTable = ({ rows, empty }: { rows: readonly GivenItem[]; empty: ReactNode }) => {
  const t = useWords(givingMessages);
  const search = useSearch(givenTextbooks);
  const setSearch = useSetSearch(givenTextbooks);
  const columns = useGivenColumns();
  const [dialog, setDialog] = useState<{ kind: 'deadline' | 'words'; row: GivenItem } | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <DataTable
        label={t('given')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.id}
        empty={empty}
        isStruck={(row) => row.status === 'withdrawn'}
        sorting={{
          by: search.sort,
          descending: search.order === 'desc',
          onSort: (by, descending) =>
            setSearch({ sort: sortOf(by), order: descending ? 'desc' : 'asc', page: undefined }),
        }}
        actions={(row) => (
          <GivenMenu
            row={row}
            inList
            onMove={() => setDialog({ kind: 'deadline', row })}
            onEdit={() => setDialog({ kind: 'words', row })}
          />
        )}
      />
      {dialog?.kind === 'deadline' && <DeadlineDialog given={dialog.row} students={null} onClose={close} />}
      {dialog?.kind === 'words' && <WordsDialog given={dialog.row} onClose={close} />}
    </>
  );
};

const sortOf = (by: string): 'assigned' | 'deadline' | 'title' =>
  by === 'deadline' || by === 'title' ? by : 'assigned';

const useGivenColumns = (): Column<GivenItem>[] => {
  const t = useWords(givingMessages);
  const say = useWords(bookMessages);
  const { editionName } = useBookWords();
  return [
    {
      key: 'title',
      head: t('title'),
      card: 'title',
      sortable: true,
      cell: (row) => (
        <BookLine
          name={row.name}
          title={
            <ScreenLink to={givenTextbook} search={{ id: row.id }}>
              {row.title}
            </ScreenLink>
          }
        >
          <small>{[editionName(row), row.className || t('singleStudents')].join(say('dot'))}</small>
        </BookLine>
      ),
    },
    {
      key: 'status',
      head: t('status'),
      card: 'corner',
      width: '8rem',
      cell: (row) => <GivenChip status={row.status} />,
    },
    {
      key: 'assigned',
      head: t('assigned'),
      sortable: true,
      minor: true,
      card: 'none',
      width: '9rem',
      cell: (row) => <Instant at={row.assignDate} show="day" />,
    },
    { key: 'deadline', head: t('deadline'), sortable: true, width: '11rem', cell: (row) => <Deadline row={row} /> },
    { key: 'opened', head: t('opened'), width: '8.5rem', cell: (row) => <Share done={row.opened} all={row.total} /> },
    {
      key: 'through',
      head: t('readThrough'),
      width: '8.5rem',
      cell: (row) => <Share done={row.completed} all={row.total} complete={row.status === 'complete'} />,
    },
  ];
};

const Share = ({ done, all, complete = false }: { done: number; all: number; complete?: boolean }) => {
  const t = useWords(givingMessages);
  return (
    <span className={styles.done}>
      {t('ofAll', { done, all })}
      <Bar done={done} all={all} complete={complete} />
    </span>
  );
};

const Deadline = ({ row }: { row: GivenItem }) => {
  const t = useWords(givingMessages);
  const isOver = useNow(30_000) >= new Date(row.deadline).getTime();
  const under = () => {
    if (row.status === 'withdrawn') return t('withdrawn');
    return isOver ? t('over') : <TimeLeft to={row.deadline} />;
  };
  return (
    <span>
      <Instant at={row.deadline} />
      <small>{under()}</small>
    </span>
  );
};
