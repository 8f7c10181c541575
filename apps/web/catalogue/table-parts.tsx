import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import {
  Bar,
  BulkBar,
  BulkPanel,
  CalendarIcon,
  DataTable,
  DotsIcon,
  FilterBar,
  FilterTabs,
  Pager,
  SearchField,
  Section,
  SendIcon,
  StatusChip,
  useTranslation,
} from '@inkstone/ui';
import type { Column } from '@inkstone/ui';
import { messages } from './messages.ts';

interface Row {
  id: number;
  title: 'rowOne' | 'rowTwo' | 'rowThree' | 'rowFour';
  status: 'ongoing' | 'toMark' | 'complete' | 'withdrawn';
  done: number;
  all: number;
  accuracy: number | null;
}

const rows: readonly Row[] = [
  { id: 1, title: 'rowOne', status: 'ongoing', done: 14, all: 18, accuracy: 76 },
  { id: 2, title: 'rowTwo', status: 'toMark', done: 17, all: 18, accuracy: null },
  { id: 3, title: 'rowThree', status: 'complete', done: 22, all: 22, accuracy: 81 },
  { id: 4, title: 'rowFour', status: 'withdrawn', done: 3, all: 22, accuracy: null },
];

const tones = { ongoing: 'line', toMark: 'plain', complete: 'jade', withdrawn: 'line' } as const;

const useColumns = (): readonly Column<Row>[] => {
  const t = useTranslation(messages);
  return [
    {
      key: 'title',
      head: t('assignment'),
      card: 'title',
      sortable: true,
      cell: (row) => (
        <>
          <a href="#content">{t(row.title)}</a>
          <small>{t('rowMeta')}</small>
        </>
      ),
    },
    {
      key: 'status',
      head: t('status'),
      card: 'corner',
      cell: (row) => <StatusChip tone={tones[row.status]}>{t(row.status)}</StatusChip>,
    },
    {
      key: 'done',
      head: t('done'),
      width: '12rem',
      cell: (row) => (
        <>
          {row.done} / {row.all}
          <Bar done={row.done} all={row.all} complete={row.status === 'complete'} />
        </>
      ),
    },
    {
      key: 'accuracy',
      head: t('accuracy'),
      align: 'end',
      minor: true,
      cell: (row) => (row.accuracy === null ? <small>{t('noneYet')}</small> : `${row.accuracy}%`),
    },
  ];
};

/** A teacher's list with filters, selection, bulk action and paging. */
export const TableParts = () => {
  const t = useTranslation(messages);
  const columns = useColumns();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set([1, 2]));
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState({ by: 'title', descending: false });
  const [open, setOpen] = useState(false);
  const acts = [
    { key: 'deadline', label: t('deadlineField'), icon: <CalendarIcon />, open, onAction: () => setOpen(!open) },
    { key: 'message', label: t('message'), icon: <SendIcon />, onAction: () => setOpen(false) },
  ];
  return (
    <div data-density="dense">
      <Section title={t('table')} count={128}>
        <StatusTabs />
        <FilterBar>
          <SearchField label={t('searchLabel')} value={search} onSearch={setSearch} />
          <Button>{t('programme')}</Button>
        </FilterBar>
        <DataTable
          label={t('table')}
          columns={columns}
          rows={rows}
          getKey={(row) => row.id}
          isStruck={(row) => row.status === 'withdrawn'}
          sorting={{ ...sort, onSort: (by, descending) => setSort({ by, descending }) }}
          selection={{
            selected: chosen,
            onChange: setChosen,
            canSelect: (row) => row.status !== 'withdrawn',
            getName: (row) => t(row.title),
          }}
          bulk={
            chosen.size > 0 && (
              <BulkBar
                count={chosen.size}
                actions={acts}
                onClear={() => setChosen(new Set())}
                panel={open && <MovePanel count={chosen.size} />}
              />
            )
          }
          actions={(row) => (
            <ActionIcon aria-label={t(row.title)}>
              <DotsIcon />
            </ActionIcon>
          )}
        />
        <Pager page={page} size={8} total={128} onPage={setPage} />
      </Section>
    </div>
  );
};

const MovePanel = ({ count }: { count: number }) => {
  const t = useTranslation(messages);
  return (
    <BulkPanel
      title={t('moveTitle', { count })}
      consequences={[
        { count: 30, text: t('moveOne') },
        { count: 42, text: t('moveTwo') },
        { count: 26, text: t('moveThree') },
      ]}
      action={
        <>
          <Button variant="filled">{t('moveAct')}</Button>
          <span className="xs dim">{t('undo')}</span>
        </>
      }
    />
  );
};

const StatusTabs = () => {
  const t = useTranslation(messages);
  const [tab, setTab] = useState('all');
  return (
    <FilterTabs
      label={t('status')}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'all', label: t('all'), count: 128 },
        { value: 'ongoing', label: t('ongoing'), count: 41 },
        { value: 'toMark', label: t('toMark'), count: 2 },
        { value: 'complete', label: t('complete'), count: 75 },
      ]}
    />
  );
};
