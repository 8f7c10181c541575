import { ActionIcon, Button, Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataTable, DocumentIcon, DotsIcon, Instant, PencilIcon, useWords, type Column } from '@inkstone/ui';
import type { CandidateRow } from '../contract.ts';
import { recordWords } from '../messages.ts';
import styles from './candidates.module.css';
import type { Opened } from './dialogs.tsx';
import { StateChip } from './state-chip.tsx';

interface CandidateTableProps {
  rows: readonly CandidateRow[];
  empty: ReactNode;
  onOpen(opened: Opened): void;
}

/** Records with the one next thing to do with each, the rest in a menu. */
export const CandidateTable = ({ rows, empty, onOpen }: CandidateTableProps) => {
  const t = useWords(recordWords);
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      keyOf={(row) => row.id}
      empty={empty}
      columns={useColumns()}
      actions={(row) => <Acts row={row} onOpen={onOpen} />}
    />
  );
};

const Acts = ({ row, onOpen }: { row: CandidateRow; onOpen(opened: Opened): void }) => {
  const t = useWords(recordWords);
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
          {mayChange && (
            <Menu.Item leftSection={<DocumentIcon />} onClick={() => onOpen({ dialog: 'changePaper', row })}>
              {t('changePaper')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </span>
  );
};

const useColumns = (): Column<CandidateRow>[] => {
  const t = useWords(recordWords);
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
    { key: 'state', head: t('state'), card: 'corner', width: '9rem', cell: (row) => <StateChip of={row} /> },
    {
      key: 'deadline',
      head: t('deadline'),
      width: '12rem',
      cell: (row) => (row.deadline === null ? t('none') : <Instant at={row.deadline} />),
    },
  ];
};
