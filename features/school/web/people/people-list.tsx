import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { linkTo, localizedName } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { roleNames, roles } from '@inkstone/session/contract';
import {
  DataTable,
  EmptyState,
  FilterSelect,
  FilterTabs,
  Instant,
  lazyWithRetry,
  ListPage,
  PlusIcon,
  UploadIcon,
  useLanguage,
  useTranslation,
  type Column,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { pastScores } from '@inkstone/reports/addresses';
import { schoolImport, schoolPeople } from '../../addresses.ts';
import { listSchoolPeople, type SchoolPersonRow } from '../../contract.ts';
import { peopleMessages } from '../../messages.ts';
import styles from './people.module.css';

const AddPersonDialog = lazyWithRetry(async () => (await import('./person-dialog.tsx')).AddPersonDialog);

const pageSize = 20;

/** The people of the school: filters in the URL, one page of rows; the list keeps its state. */
export const PeopleList = () => {
  const t = useTranslation(peopleMessages);
  const { search, role, state, page } = useSearch(schoolPeople);
  const setSearch = useSetSearch(schoolPeople);
  const [isAdding, setAdding] = useState(false);
  const ask = useApiQuery(listSchoolPeople, { search, role, state, page, pageNum: pageSize }, { keepPrevious: true });
  const columns = usePeopleColumns();
  const add = (
    <span className={styles.acts}>
      <Button component={Link} to={linkTo(schoolImport, {})} leftSection={<UploadIcon />}>
        {t('import')}
      </Button>
      <Button component={Link} to={linkTo(pastScores, {})} variant="quiet">
        {t('pastScores')}
      </Button>
      <Button leftSection={<PlusIcon />} onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
    </span>
  );
  const empty = (
    <EmptyState
      bare
      title={t('noMatch')}
      body={t('noMatchNext')}
      action={<Button onClick={() => setSearch({}, { afresh: true })}>{t('clearFilters')}</Button>}
    />
  );
  return (
    <>
      <ListPage
        dense
        title={t('title')}
        action={add}
        lead={<StateTabs />}
        search={{ search, page }}
        searchLabel={t('search')}
        filters={<RoleFilter />}
        query={ask}
        errorTitle={t('failed')}
        safe={t('safe')}
        skeletonRows={10}
        pageSize={pageSize}
        onChange={setSearch}
      >
        {({ list }) => (
          <DataTable label={t('title')} rows={list} getKey={({ id }) => id} empty={empty} columns={columns} />
        )}
      </ListPage>
      {isAdding && <AddPersonDialog onClose={() => setAdding(false)} />}
    </>
  );
};

const StateTabs = () => {
  const t = useTranslation(peopleMessages);
  const { state } = useSearch(schoolPeople);
  const setSearch = useSetSearch(schoolPeople);
  return (
    <FilterTabs
      label={t('states')}
      tabs={(['active', 'inactive', 'all'] as const).map((value) => ({ value, label: t(value) }))}
      value={state}
      onChange={(next) => setSearch({ state: next, page: undefined })}
    />
  );
};

const RoleFilter = () => {
  const t = useTranslation(peopleMessages);
  const language = useLanguage();
  const { role } = useSearch(schoolPeople);
  const setSearch = useSetSearch(schoolPeople);
  return (
    <FilterSelect
      label={t('anyRole')}
      options={roles.map((name) => ({ value: name, label: roleNames[name][language] }))}
      value={role}
      onChange={(next) => setSearch({ role: roles.find((name) => name === next), page: undefined })}
    />
  );
};

const usePeopleColumns = (): Column<SchoolPersonRow>[] => {
  const t = useTranslation(peopleMessages);
  const language = useLanguage();
  const filters = useSearch(schoolPeople);
  return [
    {
      key: 'name',
      head: t('name'),
      card: 'title',
      cell: ({ id, name, nameZh }) => (
        <Link to={linkTo(schoolPeople, { ...filters, personId: id })}>{localizedName(language, name, nameZh)}</Link>
      ),
    },
    { key: 'username', head: t('username'), cell: ({ username }) => username },
    { key: 'number', head: t('number'), minor: true, cell: ({ number }) => number ?? '–' },
    {
      key: 'roles',
      head: t('roles'),
      cell: ({ roles: roleList }) => roleList.map((name) => roleNames[name][language]).join(t('comma')),
    },
    {
      key: 'lastSeen',
      head: t('lastSeen'),
      width: '11rem',
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Instant at={lastSeenAt} show="day" /> : t('never')),
    },
  ];
};
