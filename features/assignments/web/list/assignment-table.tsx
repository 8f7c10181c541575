import { useState, type ReactNode } from 'react';
import { BulkBar, CalendarIcon, DataTable, Pager, UndoIcon, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import type { CallOutput } from '@inkstone/call/web';
import type { listAssignedTests } from '../../contract.ts';
import { assignmentMessages } from '../../messages.ts';
import { DeadlinePanel } from '../edit/deadline-panel.tsx';
import { EditDialog } from '../edit/edit-dialog.tsx';
import { families, type Family, type TeacherAssignment } from '../shared/families.ts';
import { useAssignmentColumns } from './assignment-columns.tsx';
import { AssignmentMenu } from './assignment-menu.tsx';
import { useSelection } from '../shared/use-selection.ts';
import { useEndAssignment } from '../edit/use-end-assignment.ts';
import { useMoveDeadlines } from '../edit/use-move-deadlines.ts';

interface AssignmentTableProps {
  family: Family;
  listPage: CallOutput<typeof listAssignedTests>;
  pageSize: number;
  empty: ReactNode;
}

const canSelect = (row: TeacherAssignment): boolean => row.status !== 'withdrawn' && row.submitted < row.total;

/** The rows, with the actions on one or several. */
export const AssignmentTable = ({ family, listPage, pageSize, empty }: AssignmentTableProps) => {
  const t = useTranslation(assignmentMessages);
  const { listRoute } = families[family];
  const setSearch = useSetSearch(listRoute);
  const sorting = useSorting(listRoute);
  const columns = useAssignmentColumns();
  const { selection, isPanelOpen, setPanelOpen, close, after, openPanelFor } = useBulkSelection(listPage.list);
  const [editing, setEditing] = useState<number | null>(null);
  const { withdraw, remove } = useEndAssignment(family);
  const deadlines = useMoveDeadlines(family);

  const panel = isPanelOpen && (
    <DeadlinePanel
      items={selection.items}
      isMoving={deadlines.isMoving}
      onMove={(moves) => void after(deadlines.move(moves))}
      onCancel={() => setPanelOpen(false)}
    />
  );
  const actions = useBulkActions({
    isPanelOpen,
    onDeadline: () => setPanelOpen(!isPanelOpen),
    onWithdraw: () => void after(withdraw(selection.items)),
  });
  const count = selection.items.length;
  return (
    <>
      <DataTable
        label={t(families[family].words.all)}
        columns={columns}
        rows={listPage.list}
        getKey={(row) => row.id}
        bulk={count > 0 && <BulkBar count={count} onClear={close} actions={actions} panel={panel} />}
        empty={empty}
        isStruck={(row) => row.status === 'withdrawn'}
        selection={{
          selected: selection.ids,
          onChange: selection.choose,
          canSelect,
          getName: (row) => row.title,
        }}
        sorting={sorting}
        actions={(row) => (
          <AssignmentMenu
            row={row}
            onMove={() => openPanelFor(row)}
            onEdit={() => setEditing(row.id)}
            onWithdraw={() => void after(withdraw([row]))}
            onDelete={() => void after(remove(row))}
          />
        )}
      />
      {listPage.total > 0 && (
        <Pager page={listPage.page} size={pageSize} total={listPage.total} onPage={(page) => setSearch({ page })} />
      )}
      {editing !== null && <EditDialog family={family} id={editing} onClose={() => setEditing(null)} />}
    </>
  );
};

const parseSort = (by: string): 'assigned' | 'deadline' | 'title' =>
  by === 'deadline' || by === 'title' ? by : 'assigned';

interface BulkActionsOptions {
  isPanelOpen: boolean;
  onDeadline(): void;
  onWithdraw(): void;
}

/** What can be done with several assignments at once. */
const useBulkActions = ({ isPanelOpen, onDeadline, onWithdraw }: BulkActionsOptions) => {
  const t = useTranslation(assignmentMessages);
  return [
    {
      key: 'deadline',
      label: t('moveThese'),
      icon: <CalendarIcon />,
      open: isPanelOpen,
      onAction: onDeadline,
    },
    {
      key: 'withdraw',
      label: t('withdraw'),
      icon: <UndoIcon />,
      onAction: onWithdraw,
    },
  ];
};

/** The order of the rows, stored in the URL. */
const useSorting = (listRoute: (typeof families)[Family]['listRoute']) => {
  const search = useSearch(listRoute);
  const setSearch = useSetSearch(listRoute);
  return {
    by: search.sort,
    descending: search.order === 'desc',
    onSort: (by: string, descending: boolean) =>
      setSearch({ sort: parseSort(by), order: descending ? 'desc' : 'asc', page: undefined }),
  };
};

/** The selected assignments, and the panel that moves their deadlines. */
const useBulkSelection = (rows: readonly TeacherAssignment[]) => {
  const selection = useSelection(rows, ({ id }) => id);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const close = () => {
    selection.clear();
    setPanelOpen(false);
  };
  const after = async (action: Promise<boolean>) => {
    if (await action) close();
  };
  const openPanelFor = (row: TeacherAssignment) => {
    selection.choose(new Set([row.id]));
    setPanelOpen(true);
  };

  return { selection, isPanelOpen, setPanelOpen, close, after, openPanelFor };
};
