import { useState, type ReactNode } from 'react';
import { DataTable, Instant, TimeLeft, useNow, useTranslation, type Column } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { watchingMessages } from '../../messages.ts';
import { GivenChip } from '../work/given-chips.tsx';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { FamilyMenu } from './family-menu.tsx';
import type { Given, GivenFamily, GivenInWords } from './given-family.ts';
import { WordsDialog } from './late-words-dialog.ts';

/** What a family shows of its own in a list. */
export interface FamilyRows<Row> {
  /** What stands in the first column; `whom` says to which class or whether to single students it was given. */
  title(row: Row, whom: string): ReactNode;
  /** The columns behind those that every family has. */
  columns: readonly Column<Row>[];
  /** More to choose from in a row's menu. */
  more?(row: Row): ReactNode;
  /** The row with its words; absent where they can only be changed on the screen of one. */
  inWords?(row: Row): GivenInWords;
}

interface FamilyTableProps<Row> {
  family: GivenFamily;
  rows: readonly Row[];
  shown: FamilyRows<Row>;
  empty: ReactNode;
}

/** What was given, one page of it, with what can be done to each. */
export const FamilyTable = <Row extends Given>({ family, rows, shown, empty }: FamilyTableProps<Row>) => {
  const own = useTranslation(family.words);
  const search = useSearch(family.listAt);
  const setSearch = useSetSearch(family.listAt);
  const columns = useFamilyColumns(family, shown);
  const [moving, setMoving] = useState<Row | null>(null);
  const [editing, setEditing] = useState<GivenInWords | null>(null);
  const { inWords } = shown;
  return (
    <>
      <DataTable
        label={own('given')}
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
          <FamilyMenu
            family={family}
            given={row}
            inList
            onMove={() => setMoving(row)}
            onEdit={inWords && (() => setEditing(inWords(row)))}
          >
            {shown.more?.(row)}
          </FamilyMenu>
        )}
      />
      {moving && <DeadlineDialog family={family} given={moving} students={null} onClose={() => setMoving(null)} />}
      {editing && <WordsDialog family={family} given={editing} onClose={() => setEditing(null)} />}
    </>
  );
};

const sortOf = (by: string): 'assigned' | 'deadline' | 'title' =>
  by === 'deadline' || by === 'title' ? by : 'assigned';

const useFamilyColumns = <Row extends Given>(family: GivenFamily, shown: FamilyRows<Row>): Column<Row>[] => {
  const own = useTranslation(family.words);
  const work = useTranslation(watchingMessages);
  return [
    {
      key: 'title',
      head: own('title'),
      card: 'title',
      sortable: true,
      cell: (row) => shown.title(row, row.className || work('givenSingly')),
    },
    {
      key: 'status',
      head: work('state'),
      card: 'corner',
      width: '8rem',
      cell: (row) => <GivenChip item={row} />,
    },
    {
      key: 'assigned',
      head: work('given'),
      sortable: true,
      minor: true,
      card: 'none',
      width: '9rem',
      cell: (row) => <Instant at={row.assignDate} show="day" />,
    },
    { key: 'deadline', head: own('deadline'), sortable: true, width: '11rem', cell: (row) => <Deadline given={row} /> },
    ...shown.columns,
  ];
};

const Deadline = ({ given }: { given: Given }) => {
  const t = useTranslation(watchingMessages);
  const isOver = useNow(30_000) >= new Date(given.deadline).getTime();
  const under = () => {
    if (given.status === 'withdrawn') return t('withdrawn');
    return isOver ? t('over') : <TimeLeft to={given.deadline} />;
  };
  return (
    <span>
      <Instant at={given.deadline} />
      <small>{under()}</small>
    </span>
  );
};
