import { useState, type ReactNode } from 'react';
import { BulkBar, CalendarIcon, DataTable, Pager, UndoIcon, useTranslation } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import type { CallOutput } from '@inkstone/call/web';
import type { listTests } from '../../contract.ts';
import { watchingMessages } from '../../messages.ts';
import { DeadlinePanel } from '../changing/deadline-panel.tsx';
import { EditDialog } from '../changing/edit-dialog.tsx';
import { families, type Family, type GivenItem } from '../work/families.ts';
import { useGivenColumns } from './given-columns.tsx';
import { GivenMenu } from './given-menu.tsx';
import { useChosen } from '../work/use-chosen.ts';
import { useEndWork } from '../changing/use-end-work.ts';
import { useMoveDeadlines } from '../changing/use-move-deadlines.ts';

interface GivenTableProps {
  family: Family;
  answer: CallOutput<typeof listTests>;
  pageSize: number;
  empty: ReactNode;
}

const isOpenTo = (row: GivenItem): boolean => row.status !== 'withdrawn' && row.submitted < row.total;

/** The rows with what can be done to one or to many of them. */
export const GivenTable = ({ family, answer, pageSize, empty }: GivenTableProps) => {
  const t = useTranslation(watchingMessages);
  const { listAt } = families[family];
  const search = useSearch(listAt);
  const setSearch = useSetSearch(listAt);
  const columns = useGivenColumns();
  const chosen = useChosen(answer.list, ({ id }) => id);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);
  const { withdraw, remove } = useEndWork(family);
  const deadlines = useMoveDeadlines(family);

  const close = () => {
    chosen.clear();
    setPanelOpen(false);
  };
  const after = async (act: Promise<boolean>) => {
    if (await act) close();
  };
  const openPanelFor = (row: GivenItem) => {
    chosen.choose(new Set([row.id]));
    setPanelOpen(true);
  };
  const panel = isPanelOpen && (
    <DeadlinePanel
      items={chosen.items}
      isMoving={deadlines.isMoving}
      onMove={(moves) => void after(deadlines.move(moves))}
      onCancel={() => setPanelOpen(false)}
    />
  );
  const acts = [
    {
      key: 'deadline',
      label: t('moveThese'),
      icon: <CalendarIcon />,
      open: isPanelOpen,
      onAct: () => setPanelOpen(!isPanelOpen),
    },
    {
      key: 'withdraw',
      label: t('withdraw'),
      icon: <UndoIcon />,
      onAct: () => void after(withdraw(chosen.items)),
    },
  ];
  const count = chosen.items.length;
  return (
    <>
      <DataTable
        label={t(family === 'test' ? 'tests' : 'homework')}
        columns={columns}
        rows={answer.list}
        keyOf={(row) => row.id}
        bulk={count > 0 && <BulkBar count={count} onClear={close} acts={acts} panel={panel} />}
        empty={empty}
        isStruck={(row) => row.status === 'withdrawn'}
        selection={{
          chosen: chosen.ids,
          onChange: chosen.choose,
          mayChoose: isOpenTo,
          nameOf: (row) => row.title,
        }}
        sorting={{
          by: search.sort,
          descending: search.order === 'desc',
          onSort: (by, descending) =>
            setSearch({ sort: sortOf(by), order: descending ? 'desc' : 'asc', page: undefined }),
        }}
        actions={(row) => (
          <GivenMenu
            row={row}
            onMove={() => openPanelFor(row)}
            onEdit={() => setEditing(row.id)}
            onWithdraw={() => void after(withdraw([row]))}
            onDelete={() => void after(remove(row))}
          />
        )}
      />
      {answer.total > 0 && (
        <Pager page={answer.page} size={pageSize} total={answer.total} onPage={(page) => setSearch({ page })} />
      )}
      {editing !== null && <EditDialog family={family} id={editing} onClose={() => setEditing(null)} />}
    </>
  );
};

const sortOf = (by: string): 'assigned' | 'deadline' | 'title' =>
  by === 'deadline' || by === 'title' ? by : 'assigned';
