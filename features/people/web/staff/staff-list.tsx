import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import {
  DataTable,
  EmptyState,
  FilterBar,
  Instant,
  QueryBoundary,
  Page,
  PageHead,
  Pager,
  PlusIcon,
  RowsSkeleton,
  SearchField,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { myStaff } from '../../addresses.ts';
import { listMyStaff, type StaffRow } from '../../contract.ts';
import { staffMessages } from '../../messages.ts';
import styles from '../students/students.module.css';
import { AddStaff } from './add-staff.tsx';

const pageSize = 20;

/** My staff; the list keeps its state. */
export const StaffList = () => {
  const t = useTranslation(staffMessages);
  const { search, page } = useSearch(myStaff);
  const setSearch = useSetSearch(myStaff);
  const [isAdding, setAdding] = useState(false);
  const ask = useApiQuery(listMyStaff, { search, page, pageNum: pageSize }, { keepPrevious: true });
  const columns = useStaffColumns();
  const add = (
    <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  const empty = search ? (
    <EmptyState bare title={t('noMatch')} body={t('noMatchNext')} />
  ) : (
    <EmptyState bare title={t('empty')} body={t('emptyNext')} action={add} />
  );
  return (
    <Page dense>
      <PageHead title={t('title')} action={add} />
      <p className={`dim ${styles.says}`}>{t('says')}</p>
      <FilterBar>
        <SearchField
          label={t('search')}
          value={search ?? ''}
          onSearch={(next) => setSearch({ search: next || undefined, page: undefined })}
        />
      </FilterBar>
      <QueryBoundary
        query={ask}
        errorTitle={t('listFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={4} dense />}
      >
        {(answer) => (
          <>
            <DataTable label={t('title')} rows={answer.list} getKey={(row) => row.id} empty={empty} columns={columns} />
            {answer.total > pageSize && (
              <Pager
                page={answer.page}
                size={pageSize}
                total={answer.total}
                onPage={(next) => setSearch({ page: next })}
              />
            )}
          </>
        )}
      </QueryBoundary>
      {isAdding && <AddStaff onClose={() => setAdding(false)} />}
    </Page>
  );
};

const useStaffColumns = (): Column<StaffRow>[] => {
  const t = useTranslation(staffMessages);
  const { search, page } = useSearch(myStaff);
  return [
    {
      key: 'name',
      head: t('name'),
      card: 'title',
      cell: (row) => (
        <>
          <Link to={linkTo(myStaff, { search, page, stuId: row.id })}>{row.name}</Link>
          <small>{row.username}</small>
        </>
      ),
    },
    { key: 'given', head: t('given'), align: 'end', width: '9rem', cell: (row) => row.given },
    { key: 'handedIn', head: t('handedIn'), align: 'end', width: '9rem', cell: (row) => row.handedIn },
    { key: 'since', head: t('since'), width: '12rem', cell: (row) => <Instant at={row.since} show="day" /> },
  ];
};
