import { ActionIcon, Button, Menu } from '@mantine/core';
import { useState } from 'react';
import {
  BulkBar,
  ClockIcon,
  DataTable,
  DocumentIcon,
  DotsIcon,
  EmptyState,
  Pager,
  TrashIcon,
  useTranslation,
} from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { assignmentMessages } from '../../messages.ts';
import { type Family, type AssignmentDetail, type Recipient } from '../shared/families.ts';
import { RedoMenu } from '../redo/redo-menu.tsx';
import { useRecipientColumns } from './recipient-columns.tsx';
import { NoMatchingRecipients, RecipientFilters } from './recipient-filters.tsx';
import { recipientsPerPage, type RecipientView, useRecipientView } from '../shared/recipient-view.ts';
import { TimeDialog } from '../edit/edit-dialogs.lazy.ts';
import { useSelection } from '../shared/use-selection.ts';
import { useWithdrawStudents } from '../shared/use-withdraw-students.ts';
import { useReportRoutes } from '../shared/use-report-routes.ts';
import { useWatchedWindow } from '../shared/use-assignment-window.ts';
import again from '../redo/redo.module.css';

interface RecipientsProps {
  family: Family;
  detail: AssignmentDetail;
  onChanged(): void;
}

const isSubmitted = (row: Recipient): boolean => row.state === 'complete' || row.state === 'toBeMarked';

/** The recipients of an assignment, with the actions on one or several. */
export const Recipients = ({ family, detail, onChanged }: RecipientsProps) => {
  const t = useTranslation(assignmentMessages);
  const [view, setView] = useRecipientView(family);
  const columns = useRecipientColumns(detail);
  const selection = useSelection(detail.recipients, ({ recipientId }) => recipientId);
  const [extending, setExtending] = useState<readonly Recipient[] | null>(null);
  const takeOut = useWithdrawStudents(detail.assignment);
  const { assignment, recipients } = detail;
  const { items: selectedRows, clear } = selection;
  const isLive = assignment.status !== 'withdrawn';

  const remove = async (rows: readonly Recipient[]) => {
    if (await takeOut(rows)) clear();
  };
  const actions = useBulkActions({
    onExtend: () => setExtending(selectedRows),
    onRemove: () => void remove(selectedRows),
  });
  return (
    <>
      <RecipientFilters family={family} detail={detail} />
      <DataTable
        label={t('recipients')}
        columns={columns}
        rows={recipients}
        getKey={(row) => row.recipientId}
        bulk={selectedRows.length > 0 && <BulkBar count={selectedRows.length} actions={actions} onClear={clear} />}
        empty={assignment.total > 0 ? <NoMatchingRecipients family={family} /> : <NoRecipients />}
        sorting={toSorting(view, setView)}
        {...(isLive && { selection: toTableSelection(selection) })}
        actions={(row) => (
          <RowActions
            row={row}
            detail={detail}
            isLive={isLive}
            onExtend={() => setExtending([row])}
            onRemove={() => void remove([row])}
            onChanged={onChanged}
          />
        )}
      />
      {detail.totalPage > 1 && (
        <Pager page={detail.page} size={recipientsPerPage} total={detail.total} onPage={(page) => setView({ page })} />
      )}
      {extending && (
        <TimeDialog
          family={family}
          assignment={assignment}
          students={extending}
          onClose={() => {
            setExtending(null);
            clear();
          }}
        />
      )}
    </>
  );
};

const parseSort = (by: string): RecipientView['sort'] =>
  by === 'answered' || by === 'score' || by === 'last' ? by : 'student';

const NoRecipients = () => {
  const t = useTranslation(assignmentMessages);
  return <EmptyState bare title={t('nobodyLeft')} body={t('nobodyLeftNext')} />;
};

interface RowActionsProps {
  row: Recipient;
  detail: AssignmentDetail;
  isLive: boolean;
  onExtend(): void;
  onRemove(): void;
  onChanged(): void;
}

const RowActions = ({ row, detail, isLive, onExtend, onRemove, onChanged }: RowActionsProps) => {
  const t = useTranslation(assignmentMessages);
  const { assignment } = detail;
  const report = useReportRoutes(assignment);
  const openWindow = useWatchedWindow(onChanged);
  if (isSubmitted(row)) {
    const reportRoute = report?.forStudent(row.studentId);
    const open = () => (reportRoute ? openScreen(reportRoute.to, reportRoute.search) : null);
    return (
      <span className={again.acts}>
        {reportRoute && (
          <Button
            size="sm"
            leftSection={<DocumentIcon />}
            aria-label={t('reportOf', { name: row.studentName })}
            onClick={() => openWindow(open)}
          >
            {t('report')}
          </Button>
        )}
        {isLive && <RedoMenu assignment={assignment} row={row} onChanged={onChanged} />}
      </span>
    );
  }
  if (!isLive) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('moreOf', { title: row.studentName })}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<ClockIcon />} onClick={onExtend}>
          {t('extend')}
        </Menu.Item>
        <Menu.Item leftSection={<TrashIcon />} color="cinnabar" onClick={onRemove}>
          {t('takeOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};

/** The order of the rows, stored with the view. */
const toSorting = (...[view, setView]: ReturnType<typeof useRecipientView>) => ({
  by: view.sort,
  descending: view.order === 'desc',
  onSort: (by: string, descending: boolean) =>
    setView({ sort: parseSort(by), order: descending ? 'desc' : 'asc', page: undefined }),
});

/** The selection of rows: those who have not handed in. */
const toTableSelection = ({ ids, choose }: Pick<ReturnType<typeof useSelection<Recipient>>, 'ids' | 'choose'>) => ({
  selected: ids,
  onChange: choose,
  canSelect: (row: Recipient) => !isSubmitted(row),
  getName: (row: Recipient) => row.studentName,
});

/** What can be done with several students at once. */
const useBulkActions = ({ onExtend, onRemove }: { onExtend(): void; onRemove(): void }) => {
  const t = useTranslation(assignmentMessages);
  return [
    { key: 'extend', label: t('extend'), icon: <ClockIcon />, onAction: onExtend },
    { key: 'remove', label: t('takeOut'), icon: <TrashIcon />, onAction: onRemove },
  ];
};
