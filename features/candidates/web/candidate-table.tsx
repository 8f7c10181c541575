import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import {
  DataTable,
  DocumentIcon,
  DotsIcon,
  Instant,
  PencilIcon,
  TrashIcon,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import type { CandidateRow } from '../contract.ts';
import { recordMessages } from '../messages.ts';
import styles from './candidates.module.css';
import type { OpenDialog } from './dialogs.tsx';
import { useRemoveDraft } from './use-remove-draft.ts';
import { StateChip } from './state-chip.tsx';
import { MarkButton, openReport, ReportButton } from './test-actions.tsx';

interface CandidateTableProps {
  rows: readonly CandidateRow[];
  empty: ReactNode;
  onOpen(opened: OpenDialog): void;
  /** Opens a window and refetches when it closes. */
  onWindow(open: () => Window | null): void;
}

/** Records with the next action of each; further actions in a menu. */
export const CandidateTable = ({ rows, empty, onOpen, onWindow }: CandidateTableProps) => {
  const t = useTranslation(recordMessages);
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      getKey={(row) => row.id}
      empty={empty}
      columns={useColumns()}
      actions={(row) => <CandidateActions row={row} onOpen={onOpen} onWindow={onWindow} />}
    />
  );
};

interface CandidateActionsProps extends Pick<CandidateTableProps, 'onOpen' | 'onWindow'> {
  row: CandidateRow;
}

const CandidateActions = ({ row, onOpen, onWindow }: CandidateActionsProps) => {
  const t = useTranslation(recordMessages);
  const { permission } = useCurrentUser();
  const remove = useRemoveDraft();
  // Without the permission for tests there is neither marking desk nor report.
  const test = permission.includes('test') ? row.test : null;
  const isOpen = row.state === 'published' || row.state === 'started';
  const mayChange = row.state === 'draft' || (row.state === 'published' && !row.isOver);
  return (
    <span className={styles.rowActs}>
      {row.state === 'draft' && (
        <Button
          size="sm"
          aria-label={t('publishOf', { name: row.name })}
          onClick={() => onOpen({ dialog: 'publish', row })}
        >
          {t('publish')}
        </Button>
      )}
      {isOpen && !row.isOver && (
        <Button
          size="sm"
          aria-label={t('shareOf', { name: row.name })}
          onClick={() => onOpen({ dialog: 'share', row })}
        >
          {t('share')}
        </Button>
      )}
      {row.state === 'submitted' && test && <MarkButton name={row.name} test={test} onOpen={onWindow} />}
      {row.state === 'marked' && test && <ReportButton name={row.name} test={test} onOpen={onWindow} />}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('moreOf', { name: row.name })}>
            <DotsIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<PencilIcon />} onClick={() => onOpen({ dialog: 'edit', row })}>
            {t('edit')}
          </Menu.Item>
          {row.state === 'submitted' && test && (
            <Menu.Item leftSection={<DocumentIcon />} onClick={() => onWindow(() => openReport(test))}>
              {t('report')}
            </Menu.Item>
          )}
          {mayChange && (
            <Menu.Item leftSection={<DocumentIcon />} onClick={() => onOpen({ dialog: 'changePaper', row })}>
              {t('changePaper')}
            </Menu.Item>
          )}
          {row.state === 'draft' && (
            <Menu.Item leftSection={<TrashIcon />} onClick={() => void remove(row)}>
              {t('remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
};

const useColumns = (): Column<CandidateRow>[] => {
  const t = useTranslation(recordMessages);
  return [
    {
      key: 'name',
      head: t('name'),
      card: 'title',
      cell: (row) => (
        <>
          <b>{row.name}</b>
          <small>{[row.username, row.phone ?? row.mail].filter(Boolean).join(t('dot'))}</small>
        </>
      ),
    },
    { key: 'position', head: t('position'), cell: (row) => row.position },
    { key: 'recruiter', head: t('recruiter'), minor: true, cell: (row) => row.recruiterName },
    { key: 'paper', head: t('paper'), cell: (row) => row.paperTitle ?? t('noPaper') },
    { key: 'state', head: t('state'), card: 'corner', width: '9rem', cell: (row) => <StateChip record={row} /> },
    {
      key: 'deadline',
      head: t('deadline'),
      width: '12rem',
      cell: (row) => (row.deadline === null ? t('none') : <Instant at={row.deadline} />),
    },
  ];
};
