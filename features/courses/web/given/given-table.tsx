import { useState, type ReactNode } from 'react';
import { GivenChip } from '@inkstone/assignments/web';
import type { OutputOf } from '@inkstone/call/web';
import { Bar, DataTable, Instant, TimeLeft, useNow, useWords, type Column } from '@inkstone/ui';
import { ScreenLink, useSearch, useSetSearch } from '@inkstone/ui/screen';
import { givenCourse, givenCourses } from '../../addresses.ts';
import type { listGivenCourses } from '../../contract.ts';
import { givenWords } from '../../messages.ts';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { GivenMenu } from './given-menu.tsx';
import styles from './given.module.css';

/** One given course as lists show it. */
export type GivenItem = OutputOf<typeof listGivenCourses>['list'][number];

/** The given courses of one page with what can be done to each. */
export const GivenTable = ({ rows, empty }: { rows: readonly GivenItem[]; empty: ReactNode }) => {
  const t = useWords(givenWords);
  const search = useSearch(givenCourses);
  const setSearch = useSetSearch(givenCourses);
  const columns = useGivenColumns();
  const [moving, setMoving] = useState<GivenItem | null>(null);
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
        actions={(row) => <GivenMenu row={row} inList onMove={() => setMoving(row)} />}
      />
      {moving && <DeadlineDialog given={moving} students={null} onClose={() => setMoving(null)} />}
    </>
  );
};

const sortOf = (by: string): 'assigned' | 'deadline' | 'title' =>
  by === 'deadline' || by === 'title' ? by : 'assigned';

const useGivenColumns = (): Column<GivenItem>[] => {
  const t = useWords(givenWords);
  return [
    {
      key: 'title',
      head: t('title'),
      card: 'title',
      sortable: true,
      cell: (row) => (
        <>
          <ScreenLink to={givenCourse} search={{ id: row.id }}>
            {row.name}
          </ScreenLink>
          <small>{[t(row.practiceMode), row.className || t('singleStudents')].join(t('dot'))}</small>
        </>
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
    {
      key: 'watched',
      head: t('watched'),
      width: '8.5rem',
      cell: (row) => (
        <span className={styles.done}>
          {t('percent', { percent: row.watched })}
          <Bar done={row.watched} all={100} />
        </span>
      ),
    },
    {
      key: 'done',
      head: t('handedIn'),
      width: '8.5rem',
      cell: (row) => (
        <span className={styles.done}>
          {t('ofAll', { done: row.submitted, all: row.total })}
          <Bar done={row.submitted} all={row.total} complete={row.submitted === row.total && row.total > 0} />
        </span>
      ),
    },
    {
      key: 'accuracy',
      head: t('accuracy'),
      align: 'end',
      cell: (row) =>
        row.averageAccuracy === null ? (
          <span className="meta nowrap">{t('noneYet')}</span>
        ) : (
          t('percent', { percent: row.averageAccuracy })
        ),
    },
  ];
};

const Deadline = ({ row }: { row: GivenItem }) => {
  const t = useWords(givenWords);
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
