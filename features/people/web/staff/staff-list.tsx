import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { DataTable, EmptyState, Instant, ListPage, PlusIcon, useTranslation, type Column } from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { schoolUsage } from '@inkstone/activity/addresses';
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
    <>
      <ListPage
        dense
        title={t('title')}
        action={add}
        lead={
          <p className={`dim ${styles.says}`}>
            {t('says')} <Link to={linkTo(schoolUsage, {})}>{t('usage')}</Link>
          </p>
        }
        search={{ search, page }}
        searchLabel={t('search')}
        query={ask}
        errorTitle={t('listFailed')}
        safe={t('safe')}
        skeletonRows={4}
        pageSize={pageSize}
        hasPagerForOnePage={false}
        onChange={setSearch}
      >
        {({ list }) => (
          <DataTable label={t('title')} rows={list} getKey={(row) => row.id} empty={empty} columns={columns} />
        )}
      </ListPage>
      {isAdding && <AddStaff onClose={() => setAdding(false)} />}
    </>
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
          <Link to={linkTo(myStaff, { search, page, personId: row.id })}>{row.name}</Link>
          <small>{row.username}</small>
        </>
      ),
    },
    { key: 'given', head: t('given'), align: 'end', width: '9rem', cell: (row) => row.assignedCount },
    { key: 'handedIn', head: t('handedIn'), align: 'end', width: '9rem', cell: (row) => row.handedIn },
    { key: 'since', head: t('since'), width: '12rem', cell: (row) => <Instant at={row.since} show="day" /> },
  ];
};
