import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { Bar, BulkBar, CalendarIcon, DataTable, Instant, useWords, type Column } from '@inkstone/ui';
import { givingMessages } from '../../messages.ts';
import { isReadThrough } from '../../rules.ts';
import { DeadlineDialog, type Reader } from './deadline-dialog.tsx';
import type { GivenItem } from './given-table.tsx';
import styles from './given.module.css';

interface ReadersProps {
  given: GivenItem;
  readers: readonly Reader[];
}

/** The students of a given textbook: opened or not, how far, until when; their deadlines can be moved. */
export const Readers = ({ given, readers }: ReadersProps) => {
  const t = useWords(givingMessages);
  const columns = useReaderColumns(given);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<readonly Reader[] | null>(null);
  const isLive = given.status !== 'withdrawn';
  const those = readers.filter(({ recipientId }) => chosen.has(recipientId));
  const acts = [{ key: 'move', label: t('moveDeadline'), icon: <CalendarIcon />, onAct: () => setMoving(those) }];
  const selection = {
    chosen,
    onChange: setChosen,
    nameOf: (row: Reader) => row.studentName,
  };
  return (
    <>
      <DataTable
        label={t('readers')}
        columns={columns}
        rows={readers}
        keyOf={(row) => row.recipientId}
        bulk={those.length > 0 && <BulkBar count={those.length} acts={acts} onClear={() => setChosen(new Set())} />}
        {...(isLive && {
          selection,
          actions: (row: Reader) => (
            <ActionIcon
              variant="subtle"
              aria-label={t('moveOne', { name: row.studentName })}
              onClick={() => setMoving([row])}
            >
              <CalendarIcon />
            </ActionIcon>
          ),
        })}
      />
      {moving && <DeadlineDialog given={given} students={moving} onClose={() => setMoving(null)} />}
    </>
  );
};

const useReaderColumns = (given: GivenItem): Column<Reader>[] => {
  const t = useWords(givingMessages);
  const placeOf = ({ page }: Reader): string => {
    if (page === null) return t('notOpened');
    return given.pages ? t('pageOf', { page, pages: given.pages }) : t('pageAt', { page });
  };
  return [
    {
      key: 'student',
      head: t('student'),
      card: 'title',
      cell: (row) => (
        <>
          <b>{row.studentName}</b>
          {row.deadline !== given.deadline && (
            <small>
              {t('deadline')} <Instant at={row.deadline} />
            </small>
          )}
        </>
      ),
    },
    { key: 'place', head: t('reached'), width: '9rem', cell: (row) => <span className="nowrap">{placeOf(row)}</span> },
    {
      key: 'seen',
      head: t('seen'),
      width: '9rem',
      cell: (row) => (
        <span className={styles.done}>
          {given.pages ? t('ofAll', { done: row.pagesSeen, all: given.pages }) : row.pagesSeen}
          {given.pages !== null && given.pages > 0 && (
            <Bar done={row.pagesSeen} all={given.pages} complete={isReadThrough(row.pagesSeen, given.pages)} />
          )}
        </span>
      ),
    },
    {
      key: 'last',
      head: t('lastRead'),
      width: '10rem',
      cell: (row) => (row.readAt ? <Instant at={row.readAt} /> : <span className="meta">{t('never')}</span>),
    },
  ];
};
