import { useState, type ReactNode } from 'react';
import { DataTable, Instant, TimeLeft, useNow, useTranslation, type Column } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { assignmentMessages } from '../../messages.ts';
import { AssignmentChip } from '../shared/status-chips.tsx';
import { DeadlineDialog } from './deadline-dialog.tsx';
import { FamilyMenu } from './family-menu.tsx';
import type { FamilyAssignment, FamilyDefinition, FamilyAssignmentTexts } from './family-definition.ts';
import { TextsDialog } from './texts-dialog.lazy.ts';

/** The family's own parts of a list. */
export interface FamilyRowParts<Row> {
  /** The first column; `whom` names the classes, or says that single students have it. */
  title(row: Row, recipients: string): ReactNode;
  /** The columns after those that every family has. */
  columns: readonly Column<Row>[];
  /** Additional items of a row's menu. */
  menuItems?(row: Row): ReactNode;
  /** The row with its texts; undefined if they can be edited only on the detail screen. */
  toTexts?(row: Row): FamilyAssignmentTexts;
}

interface FamilyTableProps<Row> {
  family: FamilyDefinition;
  rows: readonly Row[];
  parts: FamilyRowParts<Row>;
  empty: ReactNode;
}

/** One page of assignments, with the actions on each. */
export const FamilyTable = <Row extends FamilyAssignment>({ family, rows, parts, empty }: FamilyTableProps<Row>) => {
  const tFamily = useTranslation(family.messages);
  const search = useSearch(family.listRoute);
  const setSearch = useSetSearch(family.listRoute);
  const columns = useFamilyColumns(family, parts);
  const [moving, setMoving] = useState<Row | null>(null);
  const [editing, setEditing] = useState<FamilyAssignmentTexts | null>(null);
  const { toTexts } = parts;
  return (
    <>
      <DataTable
        label={tFamily('given')}
        columns={columns}
        rows={rows}
        getKey={(row) => row.id}
        empty={empty}
        isStruck={(row) => row.status === 'withdrawn'}
        sorting={{
          by: search.sort,
          descending: search.order === 'desc',
          onSort: (by, descending) =>
            setSearch({ sort: parseSort(by), order: descending ? 'desc' : 'asc', page: undefined }),
        }}
        actions={(row) => (
          <FamilyMenu
            family={family}
            assignment={row}
            inList
            onMove={() => setMoving(row)}
            onEdit={toTexts && (() => setEditing(toTexts(row)))}
          >
            {parts.menuItems?.(row)}
          </FamilyMenu>
        )}
      />
      {moving && <DeadlineDialog family={family} assignment={moving} students={null} onClose={() => setMoving(null)} />}
      {editing && <TextsDialog family={family} assignment={editing} onClose={() => setEditing(null)} />}
    </>
  );
};

const parseSort = (by: string): 'assigned' | 'deadline' | 'title' =>
  by === 'deadline' || by === 'title' ? by : 'assigned';

const useFamilyColumns = <Row extends FamilyAssignment>(
  family: FamilyDefinition,
  shown: FamilyRowParts<Row>,
): Column<Row>[] => {
  const tFamily = useTranslation(family.messages);
  const tAssignment = useTranslation(assignmentMessages);
  return [
    {
      key: 'title',
      head: tFamily('title'),
      card: 'title',
      sortable: true,
      cell: (row) => shown.title(row, row.className || tAssignment('givenSingly')),
    },
    {
      key: 'status',
      head: tAssignment('state'),
      card: 'corner',
      width: '8rem',
      cell: (row) => <AssignmentChip item={row} />,
    },
    {
      key: 'assigned',
      head: tAssignment('given'),
      sortable: true,
      minor: true,
      card: 'none',
      width: '9rem',
      cell: (row) => <Instant at={row.assignDate} show="day" />,
    },
    {
      key: 'deadline',
      head: tFamily('deadline'),
      sortable: true,
      width: '11rem',
      cell: (row) => <Deadline given={row} />,
    },
    ...shown.columns,
  ];
};

const Deadline = ({ given: assignment }: { given: FamilyAssignment }) => {
  const t = useTranslation(assignmentMessages);
  const isOver = useNow(30_000) >= new Date(assignment.deadline).getTime();
  const under = () => {
    if (assignment.status === 'withdrawn') return t('withdrawn');
    return isOver ? t('over') : <TimeLeft to={assignment.deadline} />;
  };
  return (
    <span>
      <Instant at={assignment.deadline} />
      <small>{under()}</small>
    </span>
  );
};
